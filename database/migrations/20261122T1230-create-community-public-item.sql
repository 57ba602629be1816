-- What editors may find of the community: the titles and addresses of what every visitor may read, and nothing else. The role
-- of the CMS may select from this view and write nothing here (database/grant-editorial.ts). The barrier keeps conditions and
-- functions of that role from seeing the rows that the view leaves out.
create schema community;

create view community.public_item with (security_barrier) as
  select 'group' as kind, slug as key, title, '/groepen/' || slug as path, created_at as active_at
  from discussion_group
  union all
  select 'conversation', conversation.slug, conversation.title, '/groepen/' || discussion_group.slug || '/' || conversation.slug,
    conversation.last_activity_at
  from conversation
  join discussion_group on discussion_group.id = conversation.group_id
  where conversation.public;
