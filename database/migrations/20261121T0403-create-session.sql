-- The token itself is only in the member's browser; here is its SHA-256 (rules.md R8).
create table session (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  member_id integer not null references member on delete cascade,
  indefinite boolean not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_member on session (member_id);
create index session_expires_at on session (expires_at);
