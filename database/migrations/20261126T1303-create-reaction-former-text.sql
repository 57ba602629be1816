-- What a reaction said before a moderator changed it (rules.md R27), or before its author changed or withdrew it while a case
-- about it was open (docs/decisions/0081). Those of authors are kept until the case is handled, those of moderators as long as
-- the reaction. A moderator who deleted the account is null.
create table reaction_former_text (
  id integer generated always as identity primary key,
  reaction_id integer not null references reaction on delete cascade,
  by_moderator boolean not null,
  moderator_id integer references member on delete set null check (by_moderator or moderator_id is null),
  body text not null,
  created_at timestamptz not null
);
create index reaction_former_text_reaction on reaction_former_text (reaction_id, id);
create index reaction_former_text_moderator on reaction_former_text (moderator_id, id);

insert into reaction_former_text (reaction_id, by_moderator, moderator_id, body, created_at)
select reaction_id, by_moderator, moderator_id, body, created_at from (
  select reaction_id, true as by_moderator, moderator_id, former_body as body, created_at from reaction_edit
  union all
  select reaction_id, false, null, body, created_at from reaction_flagged_text
) as former
order by created_at;

drop table reaction_edit, reaction_flagged_text;
