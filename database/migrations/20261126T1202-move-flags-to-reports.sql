-- Each flag becomes a report in the case that was open at its time.
insert into report (case_id, subject_kind, subject_id, member_id, created_at)
select moderation_case.id, flag.kind, flag.subject_id, flag.member_id, flag.created_at
from (
  select 'reaction' as kind, reaction_id as subject_id, member_id, created_at from reaction_flag
  union all
  select 'conversation', conversation_id, member_id, created_at from conversation_flag
  union all
  select 'blog', blog_id, member_id, created_at from blog_flag
  union all
  select 'blog-post', post_id, member_id, created_at from blog_post_flag
  union all
  select 'blog-reaction', reaction_id, member_id, created_at from blog_reaction_flag
) as flag
join moderation_case on moderation_case.kind = flag.kind and moderation_case.subject_id = flag.subject_id
and flag.created_at >= moderation_case.opened_at
and (moderation_case.handled_at is null or flag.created_at <= moderation_case.handled_at)
on conflict do nothing;
drop table reaction_flag, conversation_flag, blog_flag, blog_post_flag, blog_reaction_flag;
