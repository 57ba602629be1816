-- Moderators find a member by a part of the name, also who is in no list of people.
create index member_username_parts on member using gin (lower(username) gin_trgm_ops) with (fastupdate = off);
