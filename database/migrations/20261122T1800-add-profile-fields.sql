-- All that a member may tell in their profile (spec §3). Numbers are those of the lists on the wire; null is not told.
alter table profile
  add column current_treatment_id integer,
  add column cause_ids integer[] not null default '{}',
  add column medicine_ids integer[] not null default '{}',
  add column consequence_ids integer[] not null default '{}',
  add column kidney_function smallint check (kidney_function between 1 and 6),
  add column protein_in_urine smallint check (protein_in_urine between 1 and 3),
  add column other_illnesses text,
  add column other_medicines_for_kidney text,
  add column other_medicines_for_other_illnesses text,
  add column symptoms text,
  add column other_symptoms text,
  add column other_consequences text,
  add column kidney_birthday date,
  add column gender smallint check (gender in (1, 2)),
  add column year_of_birth smallint check (year_of_birth >= 1900),
  add column province smallint check (province between 1 and 13),
  add column living_situation smallint check (living_situation between 1 and 6),
  add column occupational_status smallint check (occupational_status between 1 and 7),
  add column motto text,
  add column short_biography text;

-- The treatments of a member, in their order.
create table treatment_entry (
  member_id integer not null references profile on delete cascade,
  id integer not null,
  treatment_id integer not null,
  hospital_id smallint check (hospital_id between 0 and 109),
  -- The first day of the month in which it began.
  since date check (extract(day from since) = 1),
  primary key (member_id, id)
);

-- Who sees a section of a profile, where that is not everybody who sees the profile.
create table section_audience (
  member_id integer not null references member on delete cascade,
  section text not null check (section in ('about', 'cause', 'treatments', 'consequences', 'more')),
  audience text not null check (audience in ('participants', 'contacts')),
  primary key (member_id, section)
);

-- A member as the directory finds them, written with every change of the profile: what each audience may know, as
-- numbers that stand for one fact each, so that a filter never reads what it may not show (rules.md R14).
create table directory_entry (
  member_id integer primary key references member on delete cascade,
  username text not null,
  public boolean not null,
  joined_at timestamptz not null,
  everyone_facts integer[] not null,
  participant_facts integer[] not null,
  contact_facts integer[] not null
);
