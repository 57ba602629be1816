-- What moderators note about a member for each other.
create table member_note (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  -- Null for a moderator who deleted the account.
  author_id integer references member on delete set null,
  text text not null check (char_length(text) <= 2000),
  created_at timestamptz not null
);
create index member_note_member on member_note (member_id, id);
create index member_note_author on member_note (author_id, id);
