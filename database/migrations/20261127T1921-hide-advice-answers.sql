-- Since when an answered question is off the site, who took it off, and why: its asker, who needs no reason, or a
-- professional. Whatever is public starts from an answer that is not hidden.
alter table advice_answer
  add column hidden_at timestamptz,
  -- Null also for who deleted the account since.
  add column hidden_by integer references member on delete set null,
  add column hidden_by_asker boolean not null default false,
  add column hidden_reason text not null default '' check (char_length(hidden_reason) <= 300);

create index advice_answer_hidden_by on advice_answer (hidden_by);
