-- Somebody may register as a donor, with a person in mind whom they want to reach (decisions.md 3).
alter table registration
  add column as_donor boolean not null default false,
  add column donor_target_id integer references member on delete set null;
create index registration_donor_target on registration (donor_target_id);
