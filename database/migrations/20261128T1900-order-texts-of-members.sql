-- The latest texts of a member, for moderators.
drop index conversation_author;
create index conversation_author on conversation (author_id, id);
drop index reaction_author;
create index reaction_author on reaction (author_id, id);
