-- How far a member has read in the reactions to something: the last one that was on a page they saw, and when that was. It is
-- written only when they have come further (docs/decisions/0082).
create table visit (
  member_id integer not null references member on delete cascade,
  subject_kind text not null,
  subject_id integer not null,
  last_seen_id integer not null,
  seen_at timestamptz not null,
  primary key (member_id, subject_id, subject_kind)
);
create index visit_subject on visit (subject_id, subject_kind);

insert into visit (member_id, subject_kind, subject_id, last_seen_id, seen_at)
select member_id, 'conversation', conversation_id, last_seen_id, seen_at from conversation_visit
union all
select member_id, 'blog-post', post_id, last_seen_id, seen_at from blog_post_visit;

drop table conversation_visit, blog_post_visit;
