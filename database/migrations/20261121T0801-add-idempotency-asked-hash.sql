-- What a key was used to ask for: the same key for something else is a mistake, and no repetition. Null in rows of a
-- process that does not know the column yet; such a key is taken at its word.
alter table idempotency_key add column asked_hash bytea;
