-- A mail that somebody asked for, for an address that may be unknown: the worker looks, so that the answer and its time
-- tell nothing (rules.md R1). The row is gone once the worker has looked.
create table mail_request (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('verification', 'password_reset')),
  email text not null,
  requested_at timestamptz not null
);
create index mail_request_requested_at on mail_request (requested_at);
