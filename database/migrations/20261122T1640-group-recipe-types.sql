-- A type of recipes says which course it is, or for which diet: of those published before, editors say so later.
update document set content = content || '{"group": "course"}' where kind = 'recipe-type' and not content ? 'group';
