-- Members who chose that a password or a mailed link is not enough to log in. The secret of their app is encrypted; without
-- one their passkeys are the second factor.
create table second_factor (
  member_id integer primary key references member on delete cascade,
  app_secret text,
  -- The half minute of the last code that was used, so that each counts once (RFC 6238).
  app_step integer not null default 0,
  created_at timestamptz not null
);
