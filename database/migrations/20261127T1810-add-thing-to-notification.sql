-- Of news about one thing a member has one notification of a kind: about_id is the thing, first_id the first reaction or post
-- that it tells of, and subject_id the last (choices.md 51).
alter table notification
  add column about_id integer,
  add column first_id integer;
