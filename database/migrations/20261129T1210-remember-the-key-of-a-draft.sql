-- The key of the form in which it was typed, so that it is not saved as the draft of another subject.
alter table draft add column key text;
