-- A list of recipes within the limits of a reader is read in the order of their titles from this index alone: it has what
-- the filter compares. The index on titles had a part of it.
create index recipe_listed on recipe (title, id)
  include (type_ids, salt, potassium, phosphate, protein, fluid) where published;
drop index recipe_title;
