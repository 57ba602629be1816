-- What was reported, where the author has edited or withdrawn it since: kept for the moderators until they have handled the
-- report (docs/decisions/0081). Nobody else reads it.
create table reaction_flagged_text (
  id integer generated always as identity primary key,
  reaction_id integer not null references reaction on delete cascade,
  body text not null,
  created_at timestamptz not null
);
create index reaction_flagged_text_reaction on reaction_flagged_text (reaction_id, id);
