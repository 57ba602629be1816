-- What a reaction is written to: a kind of things and the id of one of them, so that reactions to all kinds are one table
-- (docs/decisions/0113). Ids rise with time within one thing, so (subject_id, subject_kind, id) is the order of reading.
alter table reaction drop constraint reaction_conversation_id_fkey;
drop index reaction_conversation;
alter table reaction rename column conversation_id to subject_id;
alter table reaction add column subject_kind text not null default 'conversation';
alter table reaction alter column subject_kind drop default;
create index reaction_subject on reaction (subject_id, subject_kind, id);
