-- The objection of the member whom a decision concerns (without a report), or of who reported; one of each. Another
-- moderator than the one who decided answers it (article 20 of the Digital Services Act).
create table objection (
  id integer generated always as identity primary key,
  decision_id integer not null references decision,
  report_id integer references report on delete cascade,
  -- Who objects; null for a visitor who reported. What they say goes with their account.
  member_id integer references member on delete cascade,
  text text not null check (char_length(text) <= 2000),
  lodged_at timestamptz not null,
  claimed_by integer references member on delete set null,
  claimed_at timestamptz,
  granted boolean,
  answer text check (char_length(answer) <= 2000),
  answered_by integer references member on delete set null,
  answered_at timestamptz,
  check ((granted is null) = (answered_at is null) and (granted is null) = (answer is null))
);
create unique index objection_once on objection (decision_id, coalesce(report_id, 0));
create index objection_member on objection (member_id, id);
create index objection_report on objection (report_id);
create index objection_waiting on objection (id) where answered_at is null;
create index objection_claimed on objection (claimed_by);
create index objection_answered_by on objection (answered_by, id);
