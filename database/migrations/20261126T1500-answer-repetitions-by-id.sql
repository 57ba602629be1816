-- A repetition is answered by the id of what was written and the time of its key: no column of this table can hold a
-- member's words (rules.md R45).
alter table idempotency_key drop column answer;
alter table idempotency_key add column written_id integer;
