-- The latest news with one tag first, and how much there is of it.
create index document_news_tag on document
  ((content ->> 'tag'), (content ->> 'publicationDate') desc, id desc) where kind = 'news-article';
