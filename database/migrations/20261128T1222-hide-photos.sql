-- Photos that a moderator took off, so that they can be put back. The member has none then, or another.
create table hidden_photo (
  member_id integer primary key references member on delete cascade,
  picture_id text not null references picture on delete cascade,
  hidden_at timestamptz not null
);
create index hidden_photo_picture on hidden_photo (picture_id);
create index hidden_photo_hidden_at on hidden_photo (hidden_at);
