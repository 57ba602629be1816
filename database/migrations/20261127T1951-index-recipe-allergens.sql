-- A list of recipes without some allergens is read in the order of their titles from this index alone, as one within limits.
drop index recipe_listed;
create index recipe_listed on recipe (title, id)
  include (type_ids, salt, potassium, phosphate, protein, fluid, allergens) where published;
