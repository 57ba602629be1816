-- What a moderator who leaves a case to others tells the next one.
alter table moderation_action add column note text;
