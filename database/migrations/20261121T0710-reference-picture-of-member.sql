-- The index is not unique: changing what a unique index holds would lock out all who refer to the member.
alter table member add foreign key (photo_id) references picture on delete set null;
create index member_photo on member (photo_id);
