-- Whether the site opened the case, or put it first, because the author writes that they do not want to live.
alter table moderation_case add column distress boolean not null default false;
