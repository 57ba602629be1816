-- The asker. A former version of a question may say who they are, and goes with their account (rules.md R31).
alter table advice_question_edit add column author_id integer references member on delete cascade;

update advice_question_edit
set author_id = advice_question.author_id
from advice_question
where advice_question.id = advice_question_edit.question_id;

delete from advice_question_edit where author_id is null;

alter table advice_question_edit alter column author_id set not null;

create index advice_question_edit_author on advice_question_edit (author_id, id);
