-- A registration that waits for its mailbox to be confirmed. A row is written whether or not the address has an
-- account, so that neither the answer nor its time tells which (rules.md R1). It reserves its username.
create table registration (
  id integer generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  relationship_id integer,
  health_consent_version text,
  newsletter_optin boolean not null,
  created_at timestamptz not null
);
create unique index registration_username_key on registration (lower(username));
create index registration_email on registration (lower(email), id desc);
create index registration_created_at on registration (created_at);

create table verification_token (
  token_hash bytea primary key,
  registration_id integer not null references registration on delete cascade,
  expires_at timestamptz not null
);
create index verification_token_registration on verification_token (registration_id);
