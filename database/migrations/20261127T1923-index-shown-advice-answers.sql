-- The list of what is on the site, and its count, read no answer that is off it.
create index advice_answer_shown on advice_answer (type_id, published_at desc, question_id desc) where hidden_at is null;
