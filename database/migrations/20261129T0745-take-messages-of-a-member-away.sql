-- Whether what a member wrote to others was taken out of their messages with the decision (moderation-130).
alter table decision add column messages_removed boolean not null default false;

-- By which decision somebody is blocked for whom they wrote to; null for a block that a member made.
alter table member_block add column decision_id integer references decision on delete cascade;
create index member_block_decision on member_block (decision_id);
