-- The latest news first.
create index document_news on document ((content ->> 'publicationDate') desc, id desc) where kind = 'news-article';
