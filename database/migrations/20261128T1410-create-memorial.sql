-- Members who died, as a moderator recorded after one of their contacts confirmed it. The profile says so; nothing is sent to them.
create table memorial (
  member_id integer primary key references member on delete cascade,
  -- The contact who confirmed it; null for one who deleted the account.
  contact_id integer references member on delete set null,
  decision_id integer not null references decision
);
create index memorial_contact on memorial (contact_id);
create index memorial_decision on memorial (decision_id);
