-- When a publication that failed is tried again; null where it was not tried yet.
alter table editorial.publication add column next_try_at timestamptz;
create index publication_next_try on editorial.publication (next_try_at nulls first, revision);
