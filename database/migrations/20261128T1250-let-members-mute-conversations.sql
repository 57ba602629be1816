-- Which members hear nothing of a conversation any more: no notification of a reaction, nor of a quote in it.
create table conversation_mute (
  conversation_id integer not null references conversation on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_mute_member on conversation_mute (member_id, conversation_id);
