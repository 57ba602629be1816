-- Ids rise with time within a conversation, so (conversation_id, id) is the order of reading: oldest first.
create table reaction (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversation on delete cascade,
  author_id integer references member on delete set null,
  body text not null check (char_length(body) <= 4000),
  like_count integer not null default 0,
  created_at timestamptz not null
);
create index reaction_conversation on reaction (conversation_id, id);
create index reaction_author on reaction (author_id);

create table reaction_like (
  reaction_id integer not null references reaction on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (reaction_id, member_id)
);
create index reaction_like_member on reaction_like (member_id);

-- One a person and reaction; only the flagger and moderators know (rules.md R27).
create table reaction_flag (
  reaction_id integer not null references reaction on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (reaction_id, member_id)
);
create index reaction_flag_member on reaction_flag (member_id);
