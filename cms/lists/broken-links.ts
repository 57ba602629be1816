import { sql } from '@payloadcms/db-postgres';
import { REFERENCE_PROPERTIES } from '../../app/features/content/published/references.ts';
import { reservedPaths } from '../../app/reserved-paths.ts';
import type { Database } from '../database/transaction.ts';

/**
 * A broken link on a published document: `url` is an address on this site where there is nothing, `referred` a document that
 * is not published. Without either, a text links to a document that is not published.
 */
export interface BrokenLink {
  id: number;
  kind: string;
  title: string;
  url: string | null;
  referred: UnpublishedDocument | null;
}

/** A document that is not published. Its kind is null when it is in the bin or deleted. */
export interface UnpublishedDocument {
  id: number;
  kind: string | null;
  title: string;
}

/**
 * JSON paths of the ids of other documents: the same references as those that app/features/content/store/traverse-document.ts finds.
 */
const ID_PATHS = [
  `strict $.** ? (@.type() == "object").keyvalue() ? (${REFERENCE_PROPERTIES.map((key) => `@.key == "${key}"`).join(' || ')}).value`,
  'strict $.** ? (@.type == "document").id',
  'strict $.** ? (exists(@.kind)).file',
];

/** The pages of the site that are not documents. Addresses in the community are not checked: only the site knows them. */
const PAGES = reservedPaths.flatMap(({ pages }) => pages);

const MAX_ROWS = 500;

/**
 * The broken links of published documents: links and addresses on this site without a document, redirect or page of the site
 * itself, and references to documents that are not published.
 */
export async function listBrokenLinks(db: Database, siteUrl: string): Promise<BrokenLink[]> {
  const references = ID_PATHS.map(
    (path) => sql`
      select p.id, p.kind, p.document, value from editorial.published p,
        jsonb_path_query(p.document, ${path}::jsonpath, '{}', true) field, jsonb_path_query(field, '$[*]') value`,
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
    ), internal_link as (
      select *, coalesce(nullif(rtrim(regexp_replace(
        case when starts_with(url, ${`${siteUrl}/`}) then substr(url, ${siteUrl.length + 1}::int) else url end,
        '[?#].*$', ''), '/'), ''), '/') as path
      from link
      where document is not null and (url is null or (url like '/%' and url not like '//%') or url = ${siteUrl} or starts_with(url, ${`${siteUrl}/`}))
    ), broken_reference as (
      select id, kind, document, value::int as referred
      from (${sql.join(references, sql` union `)}) as reference
      where jsonb_typeof(value) = 'number'
        and not exists (select from editorial.published live where live.id = value::int and live.document is not null)
    )
    select broken_reference.id, broken_reference.kind, coalesce(broken_reference.document ->> 'title', '') as title, null as url, referred,
      draft.kind as referred_kind, draft.document ->> 'title' as referred_title
    from broken_reference left join editorial.draft on draft.id = referred
    union all
    select id, kind, coalesce(document ->> 'title', ''), url, null, null, null from internal_link
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
    order by title, id, url, referred
    limit ${MAX_ROWS}`);
  return rows.map(({ id, kind, title, url, referred, ...draft }) => ({
    id: Number(id),
    kind: String(kind),
    title: String(title),
    url: url === null ? null : String(url),
    referred: referred === null ? null : unpublished(Number(referred), draft.referred_kind, draft.referred_title),
  }));
}

const unpublished = (id: number, kind: unknown, title: unknown): UnpublishedDocument => ({
  id,
  kind: kind ? String(kind) : null,
  title: title ? String(title) : `Nummer ${id}`,
});
