-- Tries with a wrong password, by an HMAC of the normalised address, existing or not (rules.md R2).
create table login_attempt (
  address_hmac bytea primary key,
  tries smallint not null,
  last_try_at timestamptz not null,
  blocked_until timestamptz
);
create index login_attempt_last_try_at on login_attempt (last_try_at);
