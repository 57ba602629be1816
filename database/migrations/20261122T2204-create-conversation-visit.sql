-- How far a member has read in a conversation: the last reaction that was on a page they saw, and when that was. It is written
-- only when they have come further (docs/decisions/0082).
create table conversation_visit (
  member_id integer not null references member on delete cascade,
  conversation_id integer not null references conversation on delete cascade,
  last_seen_id integer not null,
  seen_at timestamptz not null,
  primary key (member_id, conversation_id)
);
create index conversation_visit_conversation on conversation_visit (conversation_id);
