-- Who reported what to the moderators, when, and why; one of a member and thing (rules.md R27). It belongs to the case that
-- was open when it came, and has the kind and the subject of that case.
create table report (
  id integer generated always as identity primary key,
  case_id integer not null references moderation_case on delete cascade,
  subject_kind text not null,
  subject_id integer not null,
  -- Null for a visitor.
  member_id integer references member on delete cascade,
  reason text not null default 'other',
  text text,
  created_at timestamptz not null
);
create unique index report_once on report (subject_kind, subject_id, member_id);
create index report_case on report (case_id, created_at, id);
create index report_member on report (member_id, id);
