-- Health data: kept only with consent (rules.md R35).
create table profile (
  member_id integer primary key references member on delete cascade,
  relationship_id integer
);

-- Each time consent is given or withdrawn is a row: the newest one of a kind is in force.
create table consent (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  kind text not null check (kind in ('health')),
  version text not null,
  given boolean not null,
  at timestamptz not null
);
create index consent_member on consent (member_id, kind, id desc);
