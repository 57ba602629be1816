-- The recovery codes of members that were not used yet, as keyed hashes. Each logs in once, in place of the second factor.
create table recovery_code (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null
);
create unique index recovery_code_member on recovery_code (member_id, code_hash);
