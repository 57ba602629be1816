-- The home page finds an article for somebody's treatment by the keywords that editors gave it.
create index document_terms on document using gin ((content -> 'terms') jsonb_path_ops) where kind = 'medical-article';
