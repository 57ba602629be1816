-- The person whom a donor wants to reach. It is kept with the donor's account, and goes with either of the two.
create table donor_match (
  donor_id integer primary key references member on delete cascade,
  person_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  contacted_at timestamptz
);
create index donor_match_person on donor_match (person_id);
