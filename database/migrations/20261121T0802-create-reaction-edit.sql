-- What a moderator changed: the text as it was before, who did it and when (rules.md R27). Nothing ever removes a row
-- but the reaction's own removal; a moderator who deleted the account is null.
create table reaction_edit (
  id integer generated always as identity primary key,
  reaction_id integer not null references reaction on delete cascade,
  moderator_id integer references member on delete set null,
  former_body text not null,
  created_at timestamptz not null
);
create index reaction_edit_reaction on reaction_edit (reaction_id, id);
create index reaction_edit_moderator on reaction_edit (moderator_id);
