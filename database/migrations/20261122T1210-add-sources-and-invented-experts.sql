-- Articles name their sources, and experts say whether they are invented: documents published before have neither.
update document set content = jsonb_set(content, '{sources}', '[]')
  where kind = 'medical-article' and not content ? 'sources';
update document set content = jsonb_set(content, '{invented}', 'false')
  where kind = 'expert' and not content ? 'invented';
