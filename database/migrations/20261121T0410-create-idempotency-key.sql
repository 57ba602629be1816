-- A write that a member sends again with the same key is answered from here, and done once (rules.md R34).
create table idempotency_key (
  member_id integer not null references member on delete cascade,
  key text not null check (char_length(key) between 8 and 100),
  answer text not null,
  created_at timestamptz not null,
  primary key (member_id, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);
