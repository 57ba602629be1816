-- A recipient who wants no more mails that others send from the site, as a keyed hash of the address (rules.md R29).
create table share_opt_out (
  recipient_hmac bytea primary key,
  created_at timestamptz not null
);
