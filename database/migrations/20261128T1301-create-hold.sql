-- A text of a member that waits until a moderator has looked at it, because of what was found in it. It is hidden meanwhile.
create table hold (
  id integer generated always as identity primary key,
  case_id integer not null references moderation_case on delete cascade,
  kind text not null,
  subject_id integer not null,
  -- Why, in the words of the code.
  reasons text[] not null check (
    cardinality(reasons) > 0
    and reasons <@ array['bsn', 'phone', 'address', 'email', 'name', 'links', 'reports']
  ),
  -- Whether nobody else has seen it: then it is placed as if it were new.
  unplaced boolean not null,
  held_at timestamptz not null,
  -- When it ended, and whether its author did that by changing or withdrawing it.
  ended_at timestamptz,
  ended_by_author boolean not null default false,
  check (ended_at is not null or not ended_by_author)
);
-- A text is held once at a time.
create unique index hold_waiting on hold (kind, subject_id) where ended_at is null;
create index hold_case on hold (case_id, id);
