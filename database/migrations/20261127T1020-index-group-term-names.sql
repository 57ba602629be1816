-- Articles find the conversations about their terms by the names of these (library-18).
create index group_term_name on group_term (lower(name));
