-- When a professional last changed a question, such as to take out who somebody is.
alter table advice_question add column edited_at timestamptz;

-- What a question was before.
create table advice_question_edit (
  id integer generated always as identity primary key,
  question_id integer not null references advice_question on delete cascade,
  editor_id integer references member on delete set null,
  former_title text not null,
  former_body text not null,
  created_at timestamptz not null
);

create index advice_question_edit_question on advice_question_edit (question_id, id);

create index advice_question_edit_editor on advice_question_edit (editor_id);
