alter table member add foreign key (photo_id) references picture on delete set null;
create unique index member_photo_key on member (photo_id);
