-- The reaction that a reaction quotes, in the same conversation: its text is never copied, so that what is edited or withdrawn
-- is so in each quote (docs/decisions/0081).
alter table reaction add column quoted_id integer references reaction on delete set null;
create index reaction_quoted on reaction (quoted_id);
