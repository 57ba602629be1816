-- Whether who asked is still to be mailed that the answer was corrected, and when they last were (advice-14).
alter table advice_answer
  add column correction_waits boolean not null default false,
  add column correction_mailed_at timestamptz;
create index advice_answer_correction_waits on advice_answer (question_id) where correction_waits;
