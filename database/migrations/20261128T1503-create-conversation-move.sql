-- From which group a moderator moved a conversation, with its terms there, so that it can be taken back.
create table conversation_move (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversation on delete cascade,
  from_group_id integer not null references discussion_group on delete cascade,
  term_ids integer[] not null,
  moved_at timestamptz not null
);
create index conversation_move_conversation on conversation_move (conversation_id, id);
create index conversation_move_group on conversation_move (from_group_id);
