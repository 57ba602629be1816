-- What professionals, moderators and administrators read about the health of members, for these members to see (NEN 7513).
create table reading (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  -- Null for a reader who deleted the account.
  reader_id integer references member on delete set null,
  -- In which role.
  role text not null check (role in ('moderator', 'professional', 'administrator')),
  what text not null check (what in ('profile', 'question', 'message')),
  -- The question; the case of a message; the member again for a profile.
  subject_id integer not null,
  read_at timestamptz not null
);
create index reading_member on reading (member_id, id);
create index reading_reader on reading (reader_id, id);
create index reading_read_at on reading (read_at);
