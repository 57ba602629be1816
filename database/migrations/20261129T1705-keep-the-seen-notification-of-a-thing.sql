-- What a member saw last of a thing keeps its line beside what is new in it.
drop index notification_thing;
create unique index notification_thing on notification (about_id, kind, member_id) where about_id is not null and seen_at is null;
create index notification_seen_thing on notification (about_id, kind, member_id) where about_id is not null and seen_at is not null;
