-- A notification of several reactions stays when the author of the last one deletes the account.
alter table notification
  drop constraint notification_actor_id_fkey,
  add foreign key (actor_id) references member on delete set null;
