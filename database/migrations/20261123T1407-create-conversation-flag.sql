-- One a person and conversation; only the flagger and moderators know (rules.md R27).
create table conversation_flag (
  conversation_id integer not null references conversation on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_flag_member on conversation_flag (member_id, conversation_id);
