-- What a key was used to ask for: the same key for something else is a mistake, and no repetition. Keys live a day, and
-- those of before could not tell.
delete from idempotency_key;
alter table idempotency_key add column asked_hash bytea not null;
