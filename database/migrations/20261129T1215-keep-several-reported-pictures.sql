-- The pictures of what was reported, as they were then: of a post there may be several.
create table reported_picture (
  reported_text_id integer not null references reported_text on delete cascade,
  place smallint not null,
  picture_id text not null references picture on delete cascade,
  primary key (reported_text_id, place)
);
create index reported_picture_picture on reported_picture (picture_id);

insert into reported_picture (reported_text_id, place, picture_id)
  select id, 0, picture_id from reported_text where picture_id is not null;
alter table reported_text drop column picture_id;
