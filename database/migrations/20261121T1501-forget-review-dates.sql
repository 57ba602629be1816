-- When an article has to be looked over again concerns its editors alone; pages sent it to every reader.
update document set content = jsonb_set(content, '{reviewOn}', 'null') where kind = 'medical-article';
