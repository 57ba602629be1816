-- The messages around a reported one as they were then, in their order, each with the id of who wrote it, the text and the
-- time: moderators read nothing else of the thread. Null for what is no message.
alter table reported_text add column nearby jsonb;
