-- Editors also find public blogs and their posts (docs/decisions/0058): those of a public profile (decisions.md 6), saved
-- (decisions.md 34) and not hidden. They are named by their number; a page leads from an address without a title to its own.
-- The union is a subquery, because PostgreSQL ignores the barrier of a view that is itself one (docs/decisions/0110).
create or replace view community.public_item with (security_barrier) as
  select kind, key, title, path, active_at from (
    select 'group' as kind, slug as key, title, '/groepen/' || slug as path, created_at as active_at
    from discussion_group
    union all
    select 'conversation', conversation.slug, conversation.title, '/groepen/' || discussion_group.slug || '/' || conversation.slug,
      conversation.last_activity_at
    from conversation
    join discussion_group on discussion_group.id = conversation.group_id
    where conversation.public and conversation.hidden_at is null
    union all
    select 'blog', blog.id::text, blog.title, '/blogs/' || blog.id, blog.last_activity_at
    from blog
    join member on member.id = blog.owner_id
    where member.public and blog.published_at is not null and blog.hidden_at is null
    union all
    select 'blog-post', blog_post.id::text, blog_post.title, '/blogs/' || blog.id || '/' || blog_post.id, blog_post.published_at
    from blog_post
    join blog on blog.id = blog_post.blog_id
    join member on member.id = blog.owner_id
    where member.public and blog.published_at is not null and blog.hidden_at is null
      and blog_post.published_at is not null and blog_post.hidden_at is null
  ) as item;
