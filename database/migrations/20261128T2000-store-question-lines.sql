-- How people would ask for what is found ('Zo vragen mensen het'): written by editors and professionals for the search, and
-- shown nowhere (docs/search.md).
alter table document add column question_lines text[] not null default '{}';
alter table advice_answer add column question_lines text[] not null default '{}';

-- The terms of these lines, a line each; null for what has none, as all that members write.
alter table search_entry add column question_terms text;
