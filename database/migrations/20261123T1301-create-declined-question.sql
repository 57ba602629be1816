-- A question that a professional did not answer, with the reason that its asker reads. It waits no more, and stays unknown to
-- everybody else.
create table declined_question (
  question_id integer primary key references advice_question on delete cascade,
  -- The code of a reason, from which the text is made when it is read.
  reason text not null,
  -- What the professional adds in their own words; empty for nothing.
  note text not null check (char_length(note) <= 600),
  -- Null for a professional who deleted the account.
  declined_by integer references member on delete set null,
  declined_at timestamptz not null
);

create index declined_question_declined_by on declined_question (declined_by);
