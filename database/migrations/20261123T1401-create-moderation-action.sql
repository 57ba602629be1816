-- What moderators did with a case, and when (rules.md R27). The texts that they replaced stand with the edits of each kind.
create table moderation_action (
  id integer generated always as identity primary key,
  case_id integer not null references moderation_case on delete cascade,
  moderator_id integer references member on delete set null,
  action text not null check (action in ('claim', 'release', 'edit', 'hide', 'show', 'handle')),
  created_at timestamptz not null
);
create index moderation_action_case on moderation_action (case_id, id);
create index moderation_action_moderator on moderation_action (moderator_id, id);
