-- The photo or the name that moderators took away from a member, to be given back when they take that decision back. It is
-- deleted half a year after.
create table removed_identity (
  decision_id integer primary key references decision,
  member_id integer not null references member on delete cascade,
  photo_id text references picture on delete set null,
  username text,
  removed_at timestamptz not null,
  check (num_nonnulls(photo_id, username) <= 1)
);
create index removed_identity_member on removed_identity (member_id);
create index removed_identity_photo on removed_identity (photo_id);
create index removed_identity_removed on removed_identity (removed_at);
