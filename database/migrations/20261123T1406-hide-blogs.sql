-- When a moderator hid a blog or a post: then it is there for its owner and the moderators alone, and in no list
-- (docs/decisions/0088). The indexes of the lists tell.
alter table blog add column hidden_at timestamptz;
alter table blog_post add column hidden_at timestamptz;

drop index blog_recent;
create index blog_recent on blog (last_activity_at desc, id desc) where published_at is not null and hidden_at is null;
drop index blog_post_recent;
create index blog_post_recent on blog_post (published_at desc, id desc) where published_at is not null and hidden_at is null;
drop index blog_post_blog;
create index blog_post_blog on blog_post (blog_id, published_at desc, id desc) include (hidden_at);
