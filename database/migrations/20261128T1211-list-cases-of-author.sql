-- Moderators read the cases about what a member wrote, the latest first.
create index moderation_case_author_id on moderation_case (author_id, id);
drop index moderation_case_author;
