-- How often something happened on a day, without whose doing it was (decisions.md 17).
create table usage_count (
  name text not null,
  day date not null,
  number integer not null,
  primary key (name, day)
);
