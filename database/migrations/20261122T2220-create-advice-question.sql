-- To whom a question is put, by the name that calls use: so far to the dietitian. It counts the answers that everybody may read.
create table question_type (
  id integer primary key,
  name text not null unique,
  answered_count integer not null default 0
);

insert into question_type (id, name) values (1, 'Dietist Advice');

-- What a member asks. Others may read it when it has an answer, and only then.
create table advice_question (
  id integer generated always as identity primary key,
  -- Null for a member who deleted the account.
  author_id integer references member on delete set null,
  -- Whether only the asker and the professionals know who asks (rules.md R17).
  anonymous boolean not null default true,
  title text not null check (char_length(title) <= 130),
  body text not null check (char_length(body) <= 4000),
  created_at timestamptz not null
);

-- Those of a member, the latest first.
create index advice_question_author on advice_question (author_id, id desc);

-- For the questions with a title that is like one.
create index advice_question_title_words on advice_question using gin (to_tsvector('dutch', title));

-- A question that waits for its answer, in the order of their ids; the row goes when it is answered.
create table open_question (
  question_id integer primary key references advice_question on delete cascade,
  -- The professional who is answering it, from when.
  claimed_by integer references member on delete set null,
  claimed_at timestamptz
);

create index open_question_claimed_by on open_question (claimed_by);

-- The answer that a professional gave to a question: with it the question is public.
create table advice_answer (
  question_id integer primary key references advice_question on delete cascade,
  type_id integer not null references question_type,
  -- Null for a professional who deleted the account.
  author_id integer references member on delete set null,
  -- The name of the expert as it was then: the title of a document. Null for a professional without one.
  expert text,
  body text not null check (char_length(body) <= 6000),
  published_at timestamptz not null,
  edited_at timestamptz
);

-- The answered questions of a type, the latest answer first.
create index advice_answer_published on advice_answer (type_id, published_at desc, question_id desc);

create index advice_answer_author on advice_answer (author_id);

-- What an answer was before somebody changed it.
create table advice_answer_edit (
  id integer generated always as identity primary key,
  question_id integer not null references advice_answer on delete cascade,
  editor_id integer references member on delete set null,
  former_body text not null,
  created_at timestamptz not null
);

create index advice_answer_edit_question on advice_answer_edit (question_id, id);

create index advice_answer_edit_editor on advice_answer_edit (editor_id);

-- The name under which a professional answers: the title of the document of an expert.
create table advice_expert (
  member_id integer primary key references member on delete cascade,
  expert text not null
);
