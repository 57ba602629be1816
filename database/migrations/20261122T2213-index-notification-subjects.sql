-- For what is deleted with its subject, such as a post.
create index notification_subject on notification (subject_id, kind);
