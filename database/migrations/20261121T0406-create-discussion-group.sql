create table discussion_group (
  id integer generated always as identity primary key,
  title text not null,
  slug text not null unique check (slug !~ '^[0-9]*$'),
  introduction text not null,
  conversation_count integer not null default 0,
  created_at timestamptz not null
);

create table group_term (
  id integer generated always as identity primary key,
  group_id integer not null references discussion_group on delete cascade,
  name text not null,
  unique (group_id, name)
);

-- The members named as a group's moderators; what a moderator may do is in member_role (decisions.md 33).
create table group_moderator (
  group_id integer not null references discussion_group on delete cascade,
  member_id integer not null references member on delete cascade,
  primary key (group_id, member_id)
);
create index group_moderator_member on group_moderator (member_id);
