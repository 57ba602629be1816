-- What can be found by searching (docs/search.md): one row for each published page, group, conversation, blog, post and answered
-- question. It goes with what it is about, in the same transaction.
create table search_entry (
  id integer generated always as identity primary key,
  kind text not null,
  document_id integer unique references document (id) on delete cascade,
  group_id integer unique references discussion_group (id) on delete cascade,
  conversation_id integer unique references conversation (id) on delete cascade,
  blog_id integer unique references blog (id) on delete cascade,
  blog_post_id integer unique references blog_post (id) on delete cascade,
  question_id integer unique references advice_answer (question_id) on delete cascade,
  title text not null,
  text text not null, -- what its preview is taken from
  check (num_nonnulls(document_id, group_id, conversation_id, blog_id, blog_post_id, question_id) = 1)
);
