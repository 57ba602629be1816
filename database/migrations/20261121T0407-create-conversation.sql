-- An author who deleted the account is null: two of them can't be told apart (rules.md R31).
create table conversation (
  id integer generated always as identity primary key,
  group_id integer not null references discussion_group,
  author_id integer references member on delete set null,
  title text not null check (char_length(title) <= 130),
  slug text not null unique,
  body text not null,
  public boolean not null,
  like_count integer not null default 0,
  reaction_count integer not null default 0,
  created_at timestamptz not null,
  last_activity_at timestamptz not null
);
create index conversation_recent on conversation (last_activity_at desc, id desc);
create index conversation_group_recent on conversation (group_id, last_activity_at desc, id desc);
create index conversation_author on conversation (author_id);

create table conversation_term (
  conversation_id integer not null references conversation on delete cascade,
  term_id integer not null references group_term on delete cascade,
  primary key (conversation_id, term_id)
);
create index conversation_term_term on conversation_term (term_id, conversation_id);

create table conversation_follow (
  conversation_id integer not null references conversation on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_follow_member on conversation_follow (member_id, conversation_id);

create table conversation_like (
  conversation_id integer not null references conversation on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_like_member on conversation_like (member_id);
