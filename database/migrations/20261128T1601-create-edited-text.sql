-- What a text said before a moderator changed it, and after, for each part of it: so that the change can be taken back, and
-- moderators see what it was (rules.md R27). Of every kind of thing, and so in place of the moderators' rows among the former
-- texts of reactions. Those of authors stay there, until the case about the reaction is handled (docs/decisions/0081).
create table edited_text (
  id integer generated always as identity primary key,
  kind text not null,
  subject_id integer not null,
  part text not null,
  former text not null,
  written text not null,
  moderator_id integer references member on delete set null,
  edited_at timestamptz not null
);
create index edited_text_subject on edited_text (kind, subject_id, id);
create index edited_text_moderator on edited_text (moderator_id, id);
create index edited_text_edited on edited_text (edited_at);

insert into edited_text (kind, subject_id, part, former, written, moderator_id, edited_at)
select
  case reaction.subject_kind when 'conversation' then 'reaction' else 'blog-reaction' end,
  reaction.id, 'Body', former.body,
  lead(former.body, 1, reaction.body) over (partition by reaction.id order by former.id),
  former.moderator_id, former.created_at
from reaction_former_text as former
join reaction on reaction.id = former.reaction_id
where former.by_moderator
order by former.id;

delete from reaction_former_text where by_moderator;
alter table reaction_former_text drop column by_moderator, drop column moderator_id;
