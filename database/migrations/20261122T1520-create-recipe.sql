-- What the lists of recipes sort and filter by, apart from their documents, which are large. A row stays when its recipe is
-- withdrawn, and so do the favourites of members.
create table recipe (
  id integer primary key,
  published boolean not null,
  title text not null,
  type_ids integer[] not null,
  -- Of one portion, in the units of the contract; null where editors did not fill it in.
  energy double precision,
  protein double precision,
  carbohydrates double precision,
  fat double precision,
  salt double precision,
  sodium double precision,
  potassium double precision,
  phosphate double precision,
  fluid double precision,
  favourite_count integer not null default 0,
  first_published_at timestamptz not null
);
create index recipe_title on recipe (title, id) where published;
create index recipe_newest on recipe (first_published_at desc, id desc) where published;
create index recipe_types on recipe using gin (type_ids) where published;

create table recipe_favourite (
  recipe_id integer not null references recipe on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (recipe_id, member_id)
);
create index recipe_favourite_newest on recipe_favourite (member_id, created_at desc, recipe_id desc);

insert into recipe (
  id, published, title, type_ids, energy, protein, carbohydrates, fat, salt, sodium, potassium, phosphate, fluid,
  first_published_at
)
select id, true, title,
  array(select jsonb_array_elements_text(content -> 'types')::integer),
  (content #>> '{nutrients,energy}')::double precision,
  (content #>> '{nutrients,protein}')::double precision,
  (content #>> '{nutrients,carbohydrates}')::double precision,
  (content #>> '{nutrients,fat}')::double precision,
  (content #>> '{nutrients,salt}')::double precision,
  (content #>> '{nutrients,sodium}')::double precision,
  (content #>> '{nutrients,potassium}')::double precision,
  (content #>> '{nutrients,phosphate}')::double precision,
  (content #>> '{nutrients,fluid}')::double precision,
  published_at
from document where kind = 'recipe';
