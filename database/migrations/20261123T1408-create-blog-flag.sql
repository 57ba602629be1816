-- One a person and blog; only the flagger and moderators know (rules.md R27).
create table blog_flag (
  blog_id integer not null references blog on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (blog_id, member_id)
);
create index blog_flag_member on blog_flag (member_id, blog_id);
