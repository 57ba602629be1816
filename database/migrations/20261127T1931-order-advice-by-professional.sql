-- What one professional answered or declined, the latest first, and all that was declined.
drop index advice_answer_author;
create index advice_answer_author on advice_answer (author_id, published_at desc, question_id desc);

drop index declined_question_declined_by;
create index declined_question_declined_by on declined_question (declined_by, declined_at desc, question_id desc);

create index declined_question_declined on declined_question (declined_at desc, question_id desc);
