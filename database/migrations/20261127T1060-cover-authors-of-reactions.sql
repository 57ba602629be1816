-- The voices of a conversation are counted from the index alone.
drop index reaction_subject;
create index reaction_subject on reaction (subject_id, subject_kind, id) include (author_id, hidden_at, moderator_message);
