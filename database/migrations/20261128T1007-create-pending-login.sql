-- Logins of which the first factor was right and the second is awaited. Another password, which the hash shows, ends them.
create table pending_login (
  token_hash bytea primary key,
  member_id integer not null references member on delete cascade,
  password_hash text not null,
  indefinite boolean not null,
  expires_at timestamptz not null
);
create index pending_login_member on pending_login (member_id);
create index pending_login_expires_at on pending_login (expires_at);
