-- Until when a moderator put a case back: until then it is not among those that wait.
alter table moderation_case add column postponed_until timestamptz;
create index moderation_case_postponed on moderation_case (postponed_until, id) where postponed_until is not null;
