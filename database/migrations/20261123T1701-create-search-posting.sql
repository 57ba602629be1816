-- The terms of the entries: words without their endings (docs/search.md).
create table search_term (
  id integer generated always as identity primary key,
  term text not null unique
);

-- How much a term weighs in an entry, at most 1000: in its title alone, and in all of it. Terms have no foreign key: each of
-- many thousands of rows would lock the row of a common term, and terms are never deleted.
create table search_posting (
  entry_id integer not null references search_entry (id) on delete cascade,
  term_id integer not null,
  pillar smallint not null, -- of the entry, so that an index gives the best of each
  title_weight smallint not null,
  weight smallint not null,
  open boolean not null, -- whether visitors could read the entry when it was indexed; a search looks again
  visitor_weight smallint not null generated always as (case when open then weight else title_weight end) stored,
  primary key (entry_id, term_id)
);
create index search_posting_member on search_posting (term_id, pillar, weight desc, entry_id desc);
create index search_posting_visitor on search_posting (term_id, pillar, visitor_weight desc, entry_id desc)
  where visitor_weight > 0;
