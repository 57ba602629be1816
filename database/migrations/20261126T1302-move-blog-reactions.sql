-- Reactions to posts join those to conversations, with new numbers (choices.md 44): all move up by the same distance, past
-- every number that either table has given, so that their order stays and no number is taken twice. So does what names them:
-- cases, reports, notifications, drafts of edits, and how far members have read. Only the answers to repeated forms keep the former
-- numbers, for the day that they are kept.
create temporary table moved on commit drop as
select greatest(
  (select last_value from reaction_id_seq),
  (select last_value from blog_reaction_id_seq)
)::integer as by;

insert into reaction (
  id, subject_kind, subject_id, author_id, body, like_count, moderator_message, created_at, edited_at, author_edited_at,
  withdrawn_at, hidden_at, quoted_id
)
overriding system value
select id + by, 'blog-post', post_id, author_id, body, like_count, moderator_message, created_at, edited_at, author_edited_at,
  withdrawn_at, hidden_at, quoted_id + by
from blog_reaction, moved
order by id;
select setval('reaction_id_seq', (select last_value from blog_reaction_id_seq) + by) from moved;

insert into reaction_like (reaction_id, member_id, created_at)
select reaction_id + by, member_id, created_at from blog_reaction_like, moved;
insert into reaction_edit (reaction_id, moderator_id, former_body, created_at)
select reaction_id + by, moderator_id, former_body, created_at from blog_reaction_edit, moved order by id;
insert into reaction_flagged_text (reaction_id, body, created_at)
select reaction_id + by, body, created_at from blog_reaction_flagged_text, moved order by id;

update visit set last_seen_id = last_seen_id + by from moved where subject_kind = 'blog-post' and last_seen_id > 0;
update moderation_case set subject_id = subject_id + by from moved where kind = 'blog-reaction';
update report set subject_id = subject_id + by from moved where subject_kind = 'blog-reaction';
update notification set subject_id = subject_id + by from moved where kind = 'blog-reaction';
update draft set about = about + by from moved where kind = 'blog-reaction-edit';

drop table blog_reaction_like, blog_reaction_edit, blog_reaction_flagged_text, blog_reaction;

-- For the marks of one member in the order of what is marked.
drop index reaction_like_member;
create index reaction_like_member on reaction_like (member_id, reaction_id);
