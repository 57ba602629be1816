-- Since when the question is off the site, as in advice_answer: answers are listed and counted by their tags in this table.
alter table advice_answer_tag add column hidden_at timestamptz;
