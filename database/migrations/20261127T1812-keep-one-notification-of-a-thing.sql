create unique index notification_thing on notification (about_id, kind, member_id) where about_id is not null;
