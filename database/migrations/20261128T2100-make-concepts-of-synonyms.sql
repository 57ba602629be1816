-- A list of synonyms is a concept: a matter with all its names. What its words are, editors say afterwards.
update document
set kind = 'concept',
    content = content - 'words' || jsonb_build_object(
      'kind', 'concept', 'layWords', content -> 'words', 'medicalNames', '[]'::jsonb, 'brands', '[]'::jsonb,
      'abbreviations', '[]'::jsonb, 'broader', '[]'::jsonb, 'related', '[]'::jsonb, 'isDisease', false
    )
where kind = 'synonyms';
-- What the CMS has handed over, and may not be taken yet; what editors are working on, they save again.
update editorial.published
set kind = 'concept',
    document = document - 'words' || jsonb_build_object(
      'kind', 'concept', 'layWords', document -> 'words', 'medicalNames', '[]'::jsonb, 'brands', '[]'::jsonb,
      'abbreviations', '[]'::jsonb, 'broader', '[]'::jsonb, 'related', '[]'::jsonb, 'isDisease', false
    )
where kind = 'synonyms';
delete from editorial.draft where kind = 'synonyms';
update document_count set kind = 'concept' where kind = 'synonyms';

-- 'Nierziekten A-Z' has the names of the diseases that a dossier or article is about before all else.
drop table disease_name;
create index document_disease on document (id) where kind = 'concept' and (content -> 'isDisease')::boolean;

-- Suggestions that have the words of what was typed, also where they begin with others.
create index search_suggestion_words on search_suggestion using gin (to_tsvector('simple', phrase));
