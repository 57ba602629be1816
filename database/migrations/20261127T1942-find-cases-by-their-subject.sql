-- All cases about one thing, the last one last: from its own page a moderator shows again what was hidden.
create index moderation_case_subject on moderation_case (kind, subject_id, id);
