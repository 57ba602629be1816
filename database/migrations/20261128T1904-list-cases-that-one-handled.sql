-- The cases that a moderator handled, the latest first.
drop index moderation_case_handler;
create index moderation_case_handler on moderation_case (handled_by, handled_at desc, id desc);
