-- How far a member has read in a blog: when the latest post was published that they saw in its list, and when that was. It is
-- written only when they have come further (docs/decisions/0082). A time and not an id: a post that was begun early can be
-- published late.
create table blog_visit (
  member_id integer not null references member on delete cascade,
  blog_id integer not null references blog on delete cascade,
  last_seen_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (member_id, blog_id)
);
create index blog_visit_blog on blog_visit (blog_id);
