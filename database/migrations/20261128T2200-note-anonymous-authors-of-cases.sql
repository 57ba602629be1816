-- Who wrote what a case is about, where moderators do not learn it, such as a question that was asked anonymously: what is
-- decided is told to them. It is never read for a list or a page of others. Null where author_id says who it is.
alter table moderation_case
  add column anonymous_author_id integer references member on delete set null,
  add check (author_id is null or anonymous_author_id is null);
create index moderation_case_anonymous_author on moderation_case (anonymous_author_id);

update moderation_case set anonymous_author_id = advice_question.author_id
from advice_question
where moderation_case.kind = 'advice-question' and moderation_case.subject_id = advice_question.id and advice_question.anonymous
  and moderation_case.author_id is null;
