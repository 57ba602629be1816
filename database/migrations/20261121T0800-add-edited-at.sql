-- When a text was changed after it was placed: a conversation's by who began it, a reaction's by a moderator.
alter table conversation add column edited_at timestamptz;
alter table reaction add column edited_at timestamptz;
