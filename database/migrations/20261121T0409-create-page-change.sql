-- What has changed, for the page caches of all processes (architecture.md, 'The page cache').
create table page_change (
  id bigint generated always as identity primary key,
  topic text not null,
  at timestamptz not null
);
create index page_change_at on page_change (at);
