-- The most that a portion may have of a nutrient, for a member who keeps their limits in their profile. They tell of
-- somebody's health: stored only with consent, and deleted with it (rules.md R35).
create table nutrient_limit (
  member_id integer not null references member on delete cascade,
  nutrient text not null check (nutrient in ('salt', 'potassium', 'phosphate', 'protein', 'fluid')),
  at_most integer not null check (at_most > 0), -- gram of protein, milliliters of fluid, else milligrams
  changed_at timestamptz not null,
  primary key (member_id, nutrient)
);
