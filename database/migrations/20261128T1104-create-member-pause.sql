-- Whom moderators keep from writing, and until when; null for good. It follows from the decision that is named, and the row
-- goes when that is taken back.
create table member_pause (
  member_id integer primary key references member on delete cascade,
  until timestamptz,
  decision_id integer not null references decision
);
create index member_pause_decision on member_pause (decision_id);
