-- The making of the digests of a day, which goes through the members in the order of their ids: how far it has come.
create table digest_run (
  day date primary key,
  last_member_id integer not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index digest_run_started_at on digest_run (started_at);
