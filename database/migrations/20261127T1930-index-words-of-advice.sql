-- The words of a text as the search compares them: in small letters, without accents and invisible characters (rules.md R51).
create function plain_words(text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector(
    'dutch',
    regexp_replace(normalize(lower($1), nfkd), U&'[\0300-\036F\00AD\200B-\200F\2060\FEFF]', '', 'g')
  );

-- For the archive of the professionals, in which they look for words of a question and of its answer.
create index advice_question_words on advice_question using gin (plain_words(title || ' ' || body));
create index advice_answer_words on advice_answer using gin (plain_words(body));
