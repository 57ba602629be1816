-- One reported thing for the moderators: what of which kind, who is looking into it, and what came of it (docs/decisions/0087).
-- Who reported it stands in the table of flags of its kind. Moderators who deleted the account are null.
create table moderation_case (
  id integer generated always as identity primary key,
  kind text not null,
  subject_id integer not null,
  opened_at timestamptz not null,
  claimed_by integer references member on delete set null,
  claimed_at timestamptz,
  handled_by integer references member on delete set null,
  handled_at timestamptz,
  outcome text check (outcome in ('kept', 'edited', 'hidden', 'other')),
  note text check (char_length(note) <= 2000),
  check ((handled_at is null) = (outcome is null)),
  -- A handled case is nobody's any more.
  check (handled_at is null or claimed_by is null)
);
-- A thing has one open case at a time.
create unique index moderation_case_open on moderation_case (kind, subject_id) where handled_at is null;
-- The open ones, the oldest first; those of one moderator; the handled ones, the latest first.
create index moderation_case_waiting on moderation_case (id) where handled_at is null;
create index moderation_case_claimed on moderation_case (claimed_by, id);
create index moderation_case_handled on moderation_case (handled_at desc, id desc) where handled_at is not null;
create index moderation_case_handler on moderation_case (handled_by, id);
