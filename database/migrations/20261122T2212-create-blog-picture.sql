-- A picture that a member uploaded for a post; the member is its owner (picture.member_id). The size is that of its
-- largest copy, in pixels.
create table blog_picture (
  picture_id text primary key references picture on delete cascade,
  width integer not null,
  height integer not null,
  -- Since when no post has it; null while one has.
  unused_since timestamptz
);
create index blog_picture_unused on blog_picture (unused_since) where unused_since is not null;

create table blog_post_picture (
  post_id integer not null references blog_post on delete cascade,
  picture_id text not null references blog_picture on delete cascade,
  primary key (post_id, picture_id)
);
create index blog_post_picture_picture on blog_post_picture (picture_id);
