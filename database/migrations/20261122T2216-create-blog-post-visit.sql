-- How far a member has read in the reactions to a post: the last one that was on a page they saw, and when that was. It is
-- written only when they have come further (docs/decisions/0082).
create table blog_post_visit (
  member_id integer not null references member on delete cascade,
  post_id integer not null references blog_post on delete cascade,
  last_seen_id integer not null,
  seen_at timestamptz not null,
  primary key (member_id, post_id)
);
create index blog_post_visit_post on blog_post_visit (post_id);
