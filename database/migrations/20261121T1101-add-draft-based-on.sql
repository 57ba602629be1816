-- For a draft of a change to a text: which text it was begun with, by the moment at which that text was written.
alter table draft add column based_on timestamptz;
