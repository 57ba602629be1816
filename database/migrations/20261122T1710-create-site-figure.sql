-- What the home page says about the size of the site; the worker counts it again and again.
create table site_figure (
  name text primary key check (name in ('participants')),
  number integer not null
);
