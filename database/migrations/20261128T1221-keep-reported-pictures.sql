-- The photo that was reported. A picture that a case keeps is not deleted while it does, whatever its owner changes.
alter table reported_text add column picture_id text references picture on delete set null;
create index reported_text_picture on reported_text (picture_id);
