-- When a moderator changed what is there to read; null where none did, or that was taken back.
alter table conversation add moderated_at timestamptz;
alter table blog add moderated_at timestamptz;
alter table blog_post add moderated_at timestamptz;
