-- What was reported before there were cases gets its case.
insert into moderation_case (kind, subject_id, opened_at)
select 'reaction', reaction_id, min(created_at) from reaction_flag group by reaction_id
union all
select 'blog-reaction', reaction_id, min(created_at) from blog_reaction_flag group by reaction_id
union all
select 'blog-post', post_id, min(created_at) from blog_post_flag group by post_id;
