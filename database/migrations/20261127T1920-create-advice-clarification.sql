-- What a professional asked back about a question before answering it, and what its asker replied. They alone read it, also
-- when the question has its answer.
create table advice_clarification (
  id integer generated always as identity primary key,
  question_id integer not null references advice_question on delete cascade,
  -- The asker. The exchange tells of their health, and goes with their account (rules.md R31).
  asker_id integer not null references member on delete cascade,
  -- Null for a professional who deleted the account.
  professional_id integer references member on delete set null,
  body text not null check (char_length(body) <= 1000),
  asked_at timestamptz not null,
  -- Null as long as the question waits for its asker.
  reply text check (char_length(reply) <= 2000),
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null))
);

create index advice_clarification_question on advice_clarification (question_id, id);

-- One at a time; and a question of which the asker has something to reply waits for no professional.
create unique index advice_clarification_pending on advice_clarification (question_id) where replied_at is null;

create index advice_clarification_asker on advice_clarification (asker_id, id);

create index advice_clarification_professional on advice_clarification (professional_id, id);
