-- Who blocks whom. The two don't find, see or write to each other.
create table member_block (
  blocker_id integer not null references member on delete cascade,
  blocked_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index member_block_blocked on member_block (blocked_id);
