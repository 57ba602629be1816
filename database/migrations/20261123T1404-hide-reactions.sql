-- When a moderator hid a reaction: then its author and the moderators alone read its text (docs/decisions/0088).
alter table reaction add column hidden_at timestamptz;
alter table blog_reaction add column hidden_at timestamptz;
