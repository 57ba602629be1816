-- A picture that a member uploaded. The id is random: who was not given it can't ask for it (rules.md R15). A picture
-- without an owner is waste: a job removes it with its files.
create table picture (
  id text primary key,
  member_id integer references member on delete set null,
  created_at timestamptz not null
);
create index picture_member on picture (member_id);

-- The clean copies of a picture, and under which key the media store has them.
create table picture_file (
  picture_id text not null references picture on delete cascade,
  name text not null,
  media_key text not null,
  primary key (picture_id, name)
);
create index picture_file_media_key on picture_file (media_key);
