-- How often something was searched for in a month, and how often that found nothing; never by whom.
create table search_count (
  month date not null,
  term text not null, -- in small letters
  asked integer not null,
  without_results integer not null,
  primary key (month, term)
);
create index search_count_month on search_count (month);

-- What editors see of it: what was asked several times, so that no rare search, which may hold a name, is read by anybody.
create view community.search_count with (security_barrier) as
  select term, sum(asked)::integer as asked, sum(without_results)::integer as without_results
  from search_count
  group by term
  having sum(asked) >= 5;
