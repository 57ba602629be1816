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

/** The pages below which the community has its own: those are in the view community.public_item, when visitors may read them. */
const COMMUNITY = '/groepen/';

/** The pages of the site that are not documents, nor of the community. */
const PAGES = reservedPaths.flatMap(({ pages }) => pages).filter((path) => !path.startsWith(COMMUNITY));

/** JSON paths of the groups and conversations that blocks and themes name by the last part of their address. */
const COMMUNITY_PATHS = {
  group: ['strict $.**.group', 'strict $.**.groups[*]'],
  conversation: [
    'strict $.**.conversation',
    'strict $.**.conversations[*]',
    'strict $.** ? (@.type == "conversation").slug',
  ],
};

/** The collections of which an old path leads to the page that moved. */
const MOVING = ['cms._content_pages_v', 'cms._landing_pages_v', 'cms._medical_articles_v'];

const MAX_ROWS = 500;

/**
 * The broken links of published documents: links and addresses on this site without a document, redirect, page that moved, page
 * of the site itself or public group or conversation; and references to documents, groups and conversations that are not
 * published, or not public.
 */
export async function listBrokenLinks(db: Database, siteUrl: string): Promise<BrokenLink[]> {
  const references = ID_PATHS.map(
    (path) => sql`
      select p.id, p.kind, p.document, value from editorial.published p,
        jsonb_path_query(p.document, ${path}::jsonpath, '{}', true) field, jsonb_path_query(field, '$[*]') value`,
  );
  const named = Object.entries(COMMUNITY_PATHS).flatMap(([kind, paths]) =>
    paths.map(
      (path) => sql`
      select p.id, p.kind, p.document, ${kind} as named_kind, key #>> '{}' as key
      from editorial.published p, jsonb_path_query(p.document, ${path}::jsonpath, '{}', true) key
      where jsonb_typeof(key) = 'string'`,
    ),
  );
  const oldPaths = MOVING.map(
    (table) => sql`
      select from ${sql.raw(table)} version join editorial.published live on live.id = version.parent_id
      where version.version_path = internal_link.path and version.version__status = 'published' and live.document is not null`,
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
    select id, kind, coalesce(document ->> 'title', ''), case named_kind when 'group' then ${COMMUNITY} || key
      else ${`${COMMUNITY}…/`} || key end, null, null, null
    from (${sql.join(named, sql` union `)}) as named
    where not exists (select from community.public_item item where item.kind = named_kind and item.key = named.key)
    union all
    select id, kind, coalesce(document ->> 'title', ''), url, null, null, null from internal_link
    where url is null or not (
      path = ${siteUrl}
      or exists (
        select from community.public_item item
        where internal_link.path in (item.path, case item.kind when 'group' then item.path || '/nieuw' end)
      )
      or exists (${sql.join(oldPaths, sql` union all `)})
      or exists (
        select from editorial.published numbered
        where starts_with(numbered.document ->> 'path', substring(internal_link.path from '^(/.+/[0-9]{1,9})(?:-[^/]*)?$') || '-')
      )
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
