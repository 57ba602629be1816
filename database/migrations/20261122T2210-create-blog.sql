-- The blog of a member, who has one at most. It exists from the moment that it is started; others see it from its first
-- valid save (decisions.md 34), and then whoever may see the profile of its owner (decisions.md 6).
create table blog (
  id integer generated always as identity primary key,
  owner_id integer not null unique references member on delete cascade,
  title text not null check (char_length(title) <= 80),
  description text not null check (char_length(description) <= 300),
  follower_count integer not null default 0,
  -- Of its published posts.
  post_count integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  edited_at timestamptz,
  last_activity_at timestamptz not null
);
create index blog_recent on blog (last_activity_at desc, id desc) where published_at is not null;

create table blog_follow (
  blog_id integer not null references blog on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (blog_id, member_id)
);
create index blog_follow_member on blog_follow (member_id, blog_id);
