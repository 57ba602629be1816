-- With which definitions the words of a document were marked; the worker marks those with another hash again.
alter table document add column definitions_hash text;
