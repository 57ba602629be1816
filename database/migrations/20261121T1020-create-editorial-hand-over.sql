-- What the CMS hands over to the site (architecture.md, 'Publishing'). The role of the CMS may write here, and nowhere
-- else in what is ours.
create schema editorial;

-- One row of numbers for documents of all kinds, so that a number alone names one.
create sequence editorial.node_id as integer;

-- What is published, by number; without a document: what was, and is no more.
create table editorial.published (
  id integer primary key,
  kind text not null,
  document jsonb,
  revision bigint not null,
  published_at timestamptz not null
);

-- What the site's worker has to look at again. A row goes when that is done.
create table editorial.publication (
  revision bigint generated always as identity primary key,
  document_id integer not null,
  -- How often taking it failed.
  attempts integer not null default 0,
  published_at timestamptz not null
);

-- What an editor is working on, for the preview on the site.
create table editorial.draft (
  id integer primary key,
  kind text not null,
  document jsonb not null,
  saved_at timestamptz not null
);

-- The files of the CMS in the media store, by the name in their address.
create table editorial.media_file (
  name text primary key,
  key text not null,
  mime text not null,
  bytes integer not null,
  created_at timestamptz not null
);
