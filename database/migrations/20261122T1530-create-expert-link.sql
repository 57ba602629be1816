-- The address at which somebody without an account reads a draft: at most one for each document, which works while its row is
-- here and its time has not come. An editor withdraws it by deleting the row.
create table editorial.expert_link (
  document_id integer primary key,
  until timestamptz not null
);
