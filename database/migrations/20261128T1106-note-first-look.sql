-- When a moderator first opened a case, for the time that a report waits.
alter table moderation_case add column looked_at timestamptz;
create index moderation_case_looked on moderation_case (looked_at desc) where looked_at is not null;
