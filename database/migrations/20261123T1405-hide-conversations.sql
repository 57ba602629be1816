-- When a moderator hid a conversation: then it is there for its author and the moderators alone, and in no list
-- (docs/decisions/0088). The indexes of the lists tell, so that a deep page is still read from an index alone.
alter table conversation add column hidden_at timestamptz;

drop index conversation_recent;
create index conversation_recent on conversation (last_activity_at desc, id desc) where hidden_at is null;
drop index conversation_group_recent;
create index conversation_group_recent on conversation (group_id, last_activity_at desc, id desc) include (hidden_at);
-- The few hidden ones, which the counts of long lists leave out.
create index conversation_hidden on conversation (id) where hidden_at is not null;

create or replace view community.public_item with (security_barrier) as
  select 'group' as kind, slug as key, title, '/groepen/' || slug as path, created_at as active_at
  from discussion_group
  union all
  select 'conversation', conversation.slug, conversation.title, '/groepen/' || discussion_group.slug || '/' || conversation.slug,
    conversation.last_activity_at
  from conversation
  join discussion_group on discussion_group.id = conversation.group_id
  where conversation.public and conversation.hidden_at is null;
