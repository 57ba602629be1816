-- Columns as rate-limiter-flexible wants them; expire is in milliseconds since 1970.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
