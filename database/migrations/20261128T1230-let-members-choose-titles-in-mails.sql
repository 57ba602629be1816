-- Whether mails to the member may name conversations, blogs and posts. Who reads along in a mailbox then learns of health, so
-- a member chooses it (rules.md R48).
alter table member add column titles_in_mails boolean not null default false;
