-- A text of a member who deleted the account and wanted what they wrote to go: the worker withdraws it, and deletes this row with
-- that. `kind` is that of its cases.
create table departed_text (
  kind text not null,
  subject_id integer not null,
  primary key (kind, subject_id)
);
