-- Holds also who may read each, so that the filter on subjects can be walked by a visitor on the index alone.
drop index conversation_group_recent;
create index conversation_group_recent on conversation (group_id, last_activity_at desc, id desc) include (public);
