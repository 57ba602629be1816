-- Members of whom a moderator hid the texts in the profile: only they read them themselves.
create table hidden_profile (
  member_id integer primary key references member on delete cascade,
  hidden_at timestamptz not null
);
