-- Which text a report is about, and from which to which UTF-16 unit of it the sentence is at which the reporter pointed; null
-- for the whole text. The words of the sentence stand in the text alone, and go with it.
alter table report
  add column reported_text_id integer references reported_text on delete set null,
  add column sentence_start integer,
  add column sentence_end integer,
  add check ((sentence_start is null) = (sentence_end is null)),
  add check (sentence_start >= 0 and sentence_end > sentence_start);
create index report_reported_text on report (reported_text_id);
