-- Whether its asker writes that they do not want to live: a mark for professionals, gone when the question is answered.
alter table open_question add column distress boolean not null default false;
