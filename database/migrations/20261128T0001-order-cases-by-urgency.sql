-- Cases that cannot wait come first: 2 where somebody may be in danger, or a child is, or somebody is threatened; 0 for all
-- others.
alter table moderation_case add column urgency smallint not null default 0 check (urgency between 0 and 2);
drop index moderation_case_waiting;
create index moderation_case_waiting on moderation_case ((-urgency), id) where handled_at is null;
drop index moderation_case_claimed;
create index moderation_case_claimed on moderation_case (claimed_by, (-urgency), id);
