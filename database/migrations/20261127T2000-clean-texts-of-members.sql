-- What members wrote before texts were cleaned (rules.md R51): the same as cleanText() in app/platform/clean-text.ts does, with
-- the combining marks of Unicode's blocks for them. A title that shows nothing becomes 'Zonder titel', another text that has
-- to say something 'Zonder tekst'.
create function pg_temp.clean_text(written text) returns text language sql immutable as $$
  select case
    when regexp_replace(cleaned, '[\s\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g') = '' then ''
    else cleaned
  end
  from (select regexp_replace(regexp_replace(regexp_replace(regexp_replace(written,
    '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g'),
    '((?:[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f][\u00ad\u200b-\u200f\u2060-\u2064\ufeff]*){4})(?:[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f][\u00ad\u200b-\u200f\u2060-\u2064\ufeff]*)+', '\1', 'g'),
    '^[\s\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u2060\u2800\u3000\u3164\u00ad\ufeff\uffa0]+|[\s\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u2060\u2800\u3000\u3164\u00ad\ufeff\uffa0]+$', '', 'g') as cleaned) as texts
$$;

create function pg_temp.clean_line(written text) returns text language sql immutable as $$
  select regexp_replace(pg_temp.clean_text(written), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g')
$$;

do $$
declare
  field record;
  value text;
begin
  for field in
    select * from (values
      ('advice_question', 'title', 'line', 'Zonder titel'),
      ('advice_question_edit', 'former_title', 'line', 'Zonder titel'),
      ('blog', 'title', 'line', 'Zonder titel'),
      ('blog_post', 'title', 'line', 'Zonder titel'),
      ('conversation', 'title', 'line', 'Zonder titel'),
      ('search_entry', 'title', 'line', 'Zonder titel'),
      ('profile', 'motto', 'line', null),
      ('advice_answer', 'body', 'text', 'Zonder tekst'),
      ('advice_answer_edit', 'former_body', 'text', 'Zonder tekst'),
      ('advice_clarification', 'body', 'text', 'Zonder tekst'),
      ('advice_clarification', 'reply', 'text', 'Zonder tekst'),
      ('advice_question', 'body', 'text', 'Zonder tekst'),
      ('advice_question_edit', 'former_body', 'text', 'Zonder tekst'),
      ('blog', 'description', 'text', 'Zonder tekst'),
      ('blog_post', 'description', 'text', 'Zonder tekst'),
      ('conversation', 'body', 'text', 'Zonder tekst'),
      ('message', 'body', 'text', 'Zonder tekst'),
      ('reaction', 'body', 'text', 'Zonder tekst'),
      ('reaction_former_text', 'body', 'text', 'Zonder tekst'),
      ('declined_question', 'note', 'text', ''),
      ('deletion_reason', 'reason', 'text', ''),
      ('moderation_case', 'note', 'text', null),
      ('report', 'text', 'text', null),
      ('profile', 'other_consequences', 'text', null),
      ('profile', 'other_illnesses', 'text', null),
      ('profile', 'other_medicines_for_kidney', 'text', null),
      ('profile', 'other_medicines_for_other_illnesses', 'text', null),
      ('profile', 'other_symptoms', 'text', null),
      ('profile', 'short_biography', 'text', null),
      ('profile', 'symptoms', 'text', null)
    ) as fields (table_name, column_name, shape, without)
  loop
    value := format('coalesce(nullif(pg_temp.clean_%s(%I), ''''), %L)', field.shape, field.column_name, field.without);
    execute format('update %1$I set %2$I = %3$s where %2$I is distinct from %3$s and %2$I is not null',
      field.table_name, field.column_name, value);
  end loop;
end
$$;

-- In the blocks of a post, where such characters mean nothing to JSON either.
update blog_post set body = regexp_replace(body::text, '[\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g')::jsonb
where body::text ~ '[\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]';

drop function pg_temp.clean_line;
drop function pg_temp.clean_text;
