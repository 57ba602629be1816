-- What answers are about. It counts the answers that have the tag.
create table advice_tag (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) <= 40),
  answered_count integer not null default 0
);

create unique index advice_tag_name on advice_tag (lower(name));

-- An answer has tags, a question that waits has none: so no count tells of it.
create table advice_answer_tag (
  tag_id integer not null references advice_tag on delete cascade,
  question_id integer not null references advice_answer on delete cascade,
  primary key (tag_id, question_id)
);

create index advice_answer_tag_question on advice_answer_tag (question_id);
