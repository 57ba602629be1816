-- What a recipe has of the allergens of the law, in the words of the contract; empty where it has none of them, null where
-- editors did not say.
alter table recipe add column allergens text[];
update recipe
set allergens = array(select jsonb_array_elements_text((content -> 'allergens') - 'none'::text))
from document
where document.id = recipe.id and document.kind = 'recipe' and jsonb_array_length(content -> 'allergens') > 0;
