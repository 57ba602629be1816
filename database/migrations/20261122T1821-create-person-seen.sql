-- Whom a member saw, so that somebody who is seen twice counts once towards the limit (rules.md R20). The person is a
-- keyed hash, because who looked at whom is nobody's business; the row expires after a day.
create table person_seen (
  viewer_id integer not null references member on delete cascade,
  person_hash bytea not null,
  seen_at timestamptz not null,
  primary key (viewer_id, person_hash)
);
create index person_seen_expiry on person_seen (seen_at);
