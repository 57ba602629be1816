import { sql } from '@payloadcms/db-postgres';
import { REFERENCES } from '../../app/features/content/published/references.ts';
import { reservedPaths } from '../../app/reserved-paths.ts';
import type { Database } from '../database/transaction.ts';

/**
 * What a published document names and readers don't find: an address on this site; a document that is not published;
 * or, with neither, such a document in a text.
 */
export interface BrokenLink {
  id: number;
  kind: string;
  title: string;
  url: string | null;
  named: Unseen | null;
}

/** A document that readers don't see; without kind, one that is in the bin or deleted. */
export interface Unseen {
  id: number;
  kind: string | null;
  title: string;
}

/**
 * The numbers of other documents, alone or in lists: the same that the site looks up (app/features/content/store/traverse-document.ts).
 */
const NUMBERS = [
  `strict $.** ? (@.type() == "object").keyvalue() ? (${REFERENCES.map((key) => `@.key == "${key}"`).join(' || ')}).value`,
  'strict $.** ? (@.type == "document").id',
  'strict $.** ? (exists(@.kind)).file',
];

/** The pages of the site that are no documents. What an address in the community names, only the site knows. */
const PAGES = reservedPaths.flatMap(({ pages }) => pages);

const LONGEST = 500;

/**
 * The links in texts and the addresses of published documents that lead to a place on this site where nothing is: no
 * document, redirect or page of the site itself. And the documents that they name, of which readers see nothing.
 */
export async function readBrokenLinks(db: Database, siteUrl: string): Promise<BrokenLink[]> {
  const numbers = NUMBERS.map(
    (path) => sql`
      select p.id, p.kind, p.document, value from editorial.published p,
        jsonb_path_query(p.document, ${path}::jsonpath, '{}', true) held, jsonb_path_query(held, '$[*]') value`,
  );
  const { rows } = await db.execute(sql`
    with link as (
      select p.id, p.kind, p.document, substring(tag[1] from 'href="([^"]*)"') as url
      from editorial.published p,
        jsonb_path_query(p.document, 'strict $.**.html ? (@.type() == "string")', '{}', true) html,
        regexp_matches(html #>> '{}', '<a([^>]*)>', 'g') tag
      union
      select p.id, p.kind, p.document, address #>> '{}'
      from editorial.published p,
        jsonb_path_query(p.document, 'strict $.**.url ? (@.type() == "string")', '{}', true) address
      union
      select id, kind, document, document ->> 'to' from editorial.published where kind = 'redirect'
    ), ours as (
      select *, coalesce(nullif(rtrim(regexp_replace(
        case when starts_with(url, ${`${siteUrl}/`}) then substr(url, ${siteUrl.length + 1}::int) else url end,
        '[?#].*$', ''), '/'), ''), '/') as path
      from link
      where document is not null and (url is null or (url like '/%' and url not like '//%') or url = ${siteUrl} or starts_with(url, ${`${siteUrl}/`}))
    ), dead as (
      select id, kind, document, value::int as named
      from (${sql.join(numbers, sql` union `)}) as naming
      where jsonb_typeof(value) = 'number'
        and not exists (select from editorial.published live where live.id = value::int and live.document is not null)
    )
    select dead.id, dead.kind, coalesce(dead.document ->> 'title', '') as title, null as url, named,
      kept.kind as named_kind, kept.document ->> 'title' as named_title
    from dead left join editorial.draft kept on kept.id = named
    union all
    select id, kind, coalesce(document ->> 'title', ''), url, null, null, null from ours
    where url is null or not (
      path = ${siteUrl}
      or path ~ ${`^(${PAGES.join('|')})$`}
      or exists (
        select from editorial.published known where coalesce(known.document ->> 'path', known.document ->> 'from') = path
      )
      or exists (
        select from editorial.published dossier
        where dossier.kind = 'topic' and dossier.document ->> 'path' || '/print' = path
      )
    )
    order by title, id, url, named
    limit ${LONGEST}`);
  return rows.map(({ id, kind, title, url, named, ...kept }) => ({
    id: Number(id),
    kind: String(kind),
    title: String(title),
    url: url === null ? null : String(url),
    named: named === null ? null : unseen(Number(named), kept.named_kind, kept.named_title),
  }));
}

const unseen = (id: number, kind: unknown, title: unknown): Unseen => ({
  id,
  kind: kind ? String(kind) : null,
  title: title ? String(title) : `Nummer ${id}`,
});
