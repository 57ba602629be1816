-- The worker hears of a publication when the transaction of the CMS commits, instead of looking twice a second.
create function editorial.notify_of_publication() returns trigger language plpgsql as $$
begin
  perform pg_notify('publication', '');
  return null;
end $$;
create trigger notify_of_publication after insert on editorial.publication
  for each statement execute function editorial.notify_of_publication();
