-- What something said when it was reported, for the moderators of its case alone; a row for each text that was reported in
-- one case. It stays when its author changes or deletes it, and is deleted half a year after the case was closed.
create table reported_text (
  id integer generated always as identity primary key,
  case_id integer not null references moderation_case on delete cascade,
  title text not null,
  body text not null,
  created_at timestamptz not null,
  -- When the case was closed; null while it is open.
  closed_at timestamptz
);
create index reported_text_case on reported_text (case_id, id);
create index reported_text_closed on reported_text (closed_at);
