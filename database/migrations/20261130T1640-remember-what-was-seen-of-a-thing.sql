-- What a member saw last of a thing before what is new in it: the line tells of that again when nothing new is left.
alter table notification add column seen_first_id integer;
