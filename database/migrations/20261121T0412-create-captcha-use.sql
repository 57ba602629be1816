-- A solved captcha counts once.
create table captcha_use (
  signature text primary key,
  expires_at timestamptz not null
);
create index captcha_use_expires_at on captcha_use (expires_at);
