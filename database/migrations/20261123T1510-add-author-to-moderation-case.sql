-- Who wrote the flagged thing, which may be gone: they are told nothing more of its case, and do not judge it.
alter table moderation_case add column author_id integer references member on delete set null;
update moderation_case set author_id = case kind
  when 'reaction' then (select author_id from reaction where id = subject_id)
  when 'conversation' then (select author_id from conversation where id = subject_id)
  when 'blog' then (select owner_id from blog where id = subject_id)
  when 'blog-post' then
    (select blog.owner_id from blog_post join blog on blog.id = blog_post.blog_id where blog_post.id = subject_id)
  when 'blog-reaction' then (select author_id from blog_reaction where id = subject_id)
end;
create index moderation_case_author on moderation_case (author_id);
