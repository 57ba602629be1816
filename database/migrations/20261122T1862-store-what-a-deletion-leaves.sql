-- A name that a deleted member had, as a keyed hash: nobody else can take it (rules.md R3).
create table former_username (
  username_hmac bytea primary key
);

-- Why somebody deleted their account, without who it was: no id, no member, and no more of the time than the day (R31).
create table deletion_reason (
  reason text not null check (char_length(reason) <= 1000),
  deleted_on date not null
);

-- Until a session may download what is kept, the member gives their password again.
alter table session add column password_confirmed_at timestamptz;
