-- Ingredients became groups of fields, the steps left the blocks, and there are more nutrients: recipes published before
-- get a line of their list for each ingredient, as it is, until their editor publishes them again.
update document set content = content
  || jsonb_build_object(
    'ingredients', jsonb_build_array(jsonb_build_object('title', null, 'items', (
      select coalesce(jsonb_agg(
        jsonb_build_object('amount', null, 'unit', null, 'name', name, 'singular', null, 'note', null)
      ), '[]')
      from string_to_table(content #>> '{ingredients,html}', '</li>') line,
      regexp_replace(line, '^.*<li[^>]*>', '') item,
      trim(replace(replace(replace(replace(
        regexp_replace(item, '<[^>]*>', '', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')) name
      where line like '%<li%' and name <> ''
    ))),
    'steps', jsonb_build_array(),
    'nutrients', '{"energy": null, "carbohydrates": null, "fat": null, "fluid": null}' || (content -> 'nutrients')
  )
  where kind = 'recipe' and jsonb_typeof(content -> 'ingredients') = 'object';
