-- What is reacted to takes its reactions and visits along when it is deleted, as a foreign key would: each kind of things has
-- this trigger on its table, with the name of the kind (docs/decisions/0113). It also runs for what goes by a foreign key,
-- such as the posts of a member who deletes the account.
create function delete_reactions() returns trigger language plpgsql as $$
begin
  delete from reaction where subject_id = old.id and subject_kind = tg_argv[0];
  delete from visit where subject_id = old.id and subject_kind = tg_argv[0];
  return null;
end
$$;

create trigger delete_reactions after delete on conversation for each row execute function delete_reactions('conversation');
create trigger delete_reactions after delete on blog_post for each row execute function delete_reactions('blog-post');
