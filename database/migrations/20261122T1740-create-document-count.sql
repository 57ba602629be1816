-- How many documents there are of each kind: counted with every publication, because counting reads all of them.
create table document_count (
  kind text primary key,
  number integer not null
);
insert into document_count (kind, number) select kind, count(*) from document group by kind;
