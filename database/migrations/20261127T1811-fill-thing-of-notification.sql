-- Names the thing of each notification of a reaction or a post, and keeps the last of each thing.
update notification set about_id = reaction.subject_id, first_id = notification.subject_id
from reaction
where reaction.id = notification.subject_id and notification.kind in ('reaction', 'blog-reaction');

update notification set about_id = blog_post.blog_id, first_id = notification.subject_id
from blog_post
where blog_post.id = notification.subject_id and notification.kind = 'blog-post';

delete from notification as earlier using notification as later
where later.member_id = earlier.member_id and later.kind = earlier.kind and later.about_id = earlier.about_id
and later.id > earlier.id;
