-- Published documents as the site shows them: sanitised, with what lists need in columns.
create table document (
  id integer primary key,
  kind text not null,
  path text unique,
  title text not null,
  description text,
  picture jsonb,
  parent_id integer,
  position integer not null default 0,
  content jsonb not null,
  -- The documents that this one names.
  refs integer[] not null,
  revision bigint not null,
  changed_at timestamptz not null,
  published_at timestamptz not null
);
create index document_kind on document (kind, position, title, id);
create index document_parent on document (parent_id, position, id) where parent_id is not null;

-- The names in 'Nierziekten A-Z'.
create table disease_name (
  document_id integer not null references document on delete cascade,
  name text not null,
  primary key (name, document_id)
);
create index disease_name_document on disease_name (document_id);

-- Paths that lead elsewhere: as an editor says, or because a page moved (`document_id`).
create table redirect (
  from_path text primary key,
  to_url text,
  document_id integer references document on delete cascade,
  -- The document of kind 'redirect' that says so.
  said_by integer references document on delete cascade,
  check (num_nonnulls(to_url, document_id) = 1)
);
create index redirect_document on redirect (document_id);
create index redirect_said_by on redirect (said_by);
