-- When moderators were mailed that a case is urgent: once.
alter table moderation_case add column mailed_at timestamptz;
-- The open cases that no moderator has looked at, the oldest first.
create index moderation_case_unseen on moderation_case (opened_at) where looked_at is null and handled_at is null;
-- When a moderator was last mailed in the morning that cases wait.
create table moderation_desk_mail (
  member_id integer primary key references member on delete cascade,
  mailed_at timestamptz not null
);
