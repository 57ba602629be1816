-- The CMS asks at every save whether an address is free, over all kinds of documents.
create index published_address on editorial.published ((coalesce(document ->> 'path', document ->> 'from')));
create index draft_address on editorial.draft ((coalesce(document ->> 'path', document ->> 'from')));
