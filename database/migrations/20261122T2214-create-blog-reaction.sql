-- Reactions to posts, with the columns of those to conversations: features/reactions serves both. An author who deleted the
-- account is null (rules.md R31). Ids rise with time within a post, so (post_id, id) is the order of reading.
create table blog_reaction (
  id integer generated always as identity primary key,
  post_id integer not null references blog_post on delete cascade,
  author_id integer references member on delete set null,
  body text not null check (char_length(body) <= 4000),
  like_count integer not null default 0,
  moderator_message boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- When its author last changed or withdrew it.
  author_edited_at timestamptz,
  withdrawn_at timestamptz,
  quoted_id integer references blog_reaction on delete set null
);
create index blog_reaction_post on blog_reaction (post_id, id);
create index blog_reaction_author on blog_reaction (author_id);
create index blog_reaction_quoted on blog_reaction (quoted_id);

create table blog_reaction_like (
  reaction_id integer not null references blog_reaction on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (reaction_id, member_id)
);
create index blog_reaction_like_member on blog_reaction_like (member_id, reaction_id);

-- One a person and reaction; only the flagger and moderators know (rules.md R27).
create table blog_reaction_flag (
  reaction_id integer not null references blog_reaction on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (reaction_id, member_id)
);
create index blog_reaction_flag_member on blog_reaction_flag (member_id, reaction_id);

-- What a moderator changed: the text as it was before, who did it and when (rules.md R27).
create table blog_reaction_edit (
  id integer generated always as identity primary key,
  reaction_id integer not null references blog_reaction on delete cascade,
  moderator_id integer references member on delete set null,
  former_body text not null,
  created_at timestamptz not null
);
create index blog_reaction_edit_reaction on blog_reaction_edit (reaction_id, id);
create index blog_reaction_edit_moderator on blog_reaction_edit (moderator_id, id);

-- What a reaction said when it was flagged, for the moderators, where its author changed or withdrew it since.
create table blog_reaction_flagged_text (
  id integer generated always as identity primary key,
  reaction_id integer not null references blog_reaction on delete cascade,
  body text not null,
  created_at timestamptz not null
);
create index blog_reaction_flagged_text_reaction on blog_reaction_flagged_text (reaction_id);
