import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

const COUNT = 300;
const TAG = 1_900_000_000;

/** Makes news for thirty pages, all of it with one label. */
export async function makeNews(db: Database): Promise<{ label: string; tag: number; pages: number }> {
  await sql`
    insert into document (id, kind, path, title, content, refs, revision, changed_at, published_at)
    select ${TAG}::integer + n, case n when 0 then 'news-tag' else 'news-article' end,
      case when n > 0 then '/nieuws/' || n end, case n when 0 then 'Proef' else 'Bericht ' || n end,
      jsonb_build_object(
        'id', ${TAG}::integer + n, 'kind', case n when 0 then 'news-tag' else 'news-article' end,
        'title', case n when 0 then 'Proef' else 'Bericht ' || n end, 'colour', 'blue', 'tag', ${TAG}::integer,
        'publicationDate', (date '2020-01-01' + n)::text, 'blocks', '[]'::jsonb
      ),
      array[${TAG}::integer], n, '2026-01-01', '2026-01-01'
    from generate_series(0, ${COUNT}::integer) as n
  `.execute(db);
  await sql`insert into document_count values ('news-article', ${COUNT}::integer)`.execute(db);
  return { label: 'proef', tag: TAG, pages: COUNT / 10 };
}
