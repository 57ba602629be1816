-- Who gave a member a role or took it away, and when. A command on the server has no member: null.
create table role_change (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  role text not null check (role in ('moderator', 'professional', 'administrator')),
  granted boolean not null,
  changed_by integer references member on delete set null,
  created_at timestamptz not null
);
create index role_change_member on role_change (member_id, id);
create index role_change_changer on role_change (changed_by, id);
