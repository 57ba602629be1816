-- The username is searched in its middle too. Debian's PostgreSQL and the embedded one both have the extension.
create extension if not exists pg_trgm;

-- Lists have those who joined last first; visitors see public profiles only.
create index directory_entry_recent on directory_entry (joined_at desc, member_id desc);
create index directory_entry_recent_public on directory_entry (joined_at desc, member_id desc) where public;

-- Without `fastupdate` a filter never has to read changes that are not yet in the index.
create index directory_entry_participant_facts on directory_entry using gin (participant_facts) with (fastupdate = off);
create index directory_entry_everyone_facts on directory_entry using gin (everyone_facts) with (fastupdate = off)
  where public;
create index directory_entry_username on directory_entry using gin (lower(username) gin_trgm_ops)
  with (fastupdate = off);
