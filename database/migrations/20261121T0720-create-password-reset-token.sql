-- The link in the mail of who forgot the password; here is the SHA-256 of its token (rules.md R7).
create table password_reset_token (
  token_hash bytea primary key,
  member_id integer not null references member on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_token_member on password_reset_token (member_id, expires_at);
create index password_reset_token_expires_at on password_reset_token (expires_at);
