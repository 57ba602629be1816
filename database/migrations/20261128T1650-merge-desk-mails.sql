-- When a moderator or professional was last mailed that something waits for them, so that it happens once a day at most.
create table desk_mail (
  member_id integer not null references member on delete cascade,
  role text not null check (role in ('moderator', 'professional')),
  mailed_at timestamptz not null,
  primary key (member_id, role)
);
insert into desk_mail (member_id, role, mailed_at)
select member_id, 'moderator', mailed_at from moderation_desk_mail
union all
select member_id, 'professional', mailed_at from advice_desk_mail;
drop table moderation_desk_mail;
drop table advice_desk_mail;
