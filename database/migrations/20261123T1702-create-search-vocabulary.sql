-- What the search learns of the published documents and the groups, never of what members write (docs/search.md).

-- Their words, in small letters and without accents: how rare they are, and for corrections of typing errors.
create table search_word (
  word text primary key,
  spelling text not null, -- as it is written most often
  sound text not null, -- the same for words that sound alike
  term text not null,
  entries integer not null -- how many documents and groups have it
);
create index search_word_term on search_word (term);
create index search_word_sound on search_word (sound);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);

-- The words that are made of others: 'niertransplantatie' of 'nier' and 'transplantatie'. One row for each part.
create table search_compound (
  term text not null,
  place smallint not null,
  part text not null, -- the term of that part
  entries integer not null, -- with the whole word
  primary key (term, place)
);
create index search_compound_part on search_compound (part, entries desc, term);

-- What is suggested while somebody types.
create table search_suggestion (
  phrase text collate "C" primary key, -- in small letters and without accents
  spelling text not null,
  weight integer not null
);

-- How far the search is: one row. What is of another version than the code is indexed and learnt anew.
create table search_state (
  singleton boolean primary key default true check (singleton),
  index_version integer not null default 0,
  vocabulary_version integer not null default 0,
  revision bigint not null default 0, -- the newest publication that was learnt
  documents integer not null default 0 -- how many documents there were then
);
insert into search_state default values;
