-- For the slugs that begin alike, whatever the collation of the database: a new conversation takes the first free one.
create index conversation_slug_pattern on conversation (slug text_pattern_ops);
