-- The passkeys of members (WebAuthn). The public key proves that its device signed; the private key never leaves that.
create table passkey (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often the device says that it signed: a lower number is that of a copy. Many devices always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_member on passkey (member_id, id);
