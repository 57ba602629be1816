-- Challenges for passkeys that were answered, so that each is answered once. One that was not is kept nowhere: it is signed.
create table used_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenge_expires_at on used_challenge (expires_at);
