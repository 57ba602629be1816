-- A text that is withdrawn takes the drafts of its edits along, whoever was writing them.
create index draft_subject on draft (kind, about);
