-- Links to log in, mailed to members who asked for one. Only the hash of the token is stored (rules.md R7).
create table login_link (
  token_hash bytea primary key,
  member_id integer not null references member on delete cascade,
  expires_at timestamptz not null
);
create index login_link_member on login_link (member_id, expires_at);
create index login_link_expires_at on login_link (expires_at);
