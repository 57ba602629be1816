-- A post in a blog. Its body is the JSON of spec §3, as app/features/blogs/body validates it: of a video it has the id, of
-- a picture the id and the alt text.
create table blog_post (
  id integer generated always as identity primary key,
  blog_id integer not null references blog on delete cascade,
  title text not null check (char_length(title) <= 80),
  description text not null check (char_length(description) <= 300),
  body jsonb not null,
  like_count integer not null default 0,
  reaction_count integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  edited_at timestamptz
);
-- The latest first; those that are not published yet come before them all.
create index blog_post_blog on blog_post (blog_id, published_at desc, id desc);
create index blog_post_recent on blog_post (published_at desc, id desc) where published_at is not null;
-- A blog has one post that is being begun.
create unique index blog_post_begun on blog_post (blog_id) where published_at is null;

create table blog_post_like (
  post_id integer not null references blog_post on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, member_id)
);
create index blog_post_like_member on blog_post_like (member_id, post_id);

-- One a person and post; only the flagger and moderators know (rules.md R27).
create table blog_post_flag (
  post_id integer not null references blog_post on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, member_id)
);
create index blog_post_flag_member on blog_post_flag (member_id, post_id);
