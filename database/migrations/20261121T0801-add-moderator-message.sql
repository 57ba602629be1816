-- Written as a moderator, not as one of those who talk; it stays so when the author is no moderator any more (decisions.md 33).
alter table reaction add column moderator_message boolean not null default false;
