-- What a member is told: a kind with the ids of who caused it and what it is about, from which its text is made when it is
-- read (rules.md R25). It goes with either of the two.
create table notification (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  kind text not null,
  actor_id integer references member on delete cascade,
  -- The id of the row that the kind is about, such as a reaction.
  subject_id integer not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- An event may be handled twice.
  unique (member_id, kind, subject_id)
);

-- Those of a member, the latest first.
create index notification_member on notification (member_id, id desc);

create index notification_unseen on notification (member_id, id) where seen_at is null;

create index notification_actor on notification (actor_id);

-- For the nightly job that deletes those that were seen long ago.
create index notification_seen on notification (seen_at);
