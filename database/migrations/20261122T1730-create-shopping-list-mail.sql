-- A shopping list that a member has mailed to themselves. The row is deleted once the worker has sent it.
create table shopping_list_mail (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  list text not null,
  requested_at timestamptz not null
);
create index shopping_list_mail_member_id on shopping_list_mail (member_id);
create index shopping_list_mail_requested_at on shopping_list_mail (requested_at);
