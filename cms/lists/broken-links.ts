import { sql } from '@payloadcms/db-postgres';
import { REFERENCE_PROPERTIES } from '../../app/features/content/published/references.ts';
import { lastingPages } from '../../app/reserved-paths.ts';
import type { Database } from '../database/transaction.ts';
import type { CommunityKind } from './list-community-items.ts';
import { titleOf } from './title-of.ts';

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
 * JSON paths of the ids of other documents: the same references as those that
 * app/features/content/store/traverse-document.ts finds.
 */
const ID_PATHS = [
  `strict $.** ? (@.type() == "object").keyvalue() ? (${REFERENCE_PROPERTIES.map((key) => `@.key == "${key}"`).join(' || ')}).value`,
  'strict $.** ? (@.type == "document").id',
  'strict $.** ? (exists(@.kind)).file',
];

/**
 * JSON paths of what blocks and themes name of the community by its key in that view, and what is before the key in an
 * address. The group of a conversation is not known, nor the blog of a post.
 */
const NAMED: Record<CommunityKind, { before: string; paths: string[] }> = {
  group: {
    before: '/groepen/',
    paths: ['strict $.** ? (@.kind == "group-teaser").group', 'strict $.**.groups[*]'],
  },
  conversation: {
    before: '/groepen/…/',
    paths: [
      'strict $.**.conversation',
      'strict $.**.conversations[*]',
      'strict $.** ? (@.type == "conversation").slug',
    ],
  },
  blog: { before: '/blogs/', paths: ['strict $.**.blogs[*]'] },
  'blog-post': {
    before: '/blogs/…/',
    paths: ['strict $.**.blogPosts[*]', 'strict $.** ? (@.type == "blog-post").id'],
  },
};

/** The address of a blog or post, with its numbers apart from its titles. */
const NUMBERED_COMMUNITY = '^(/blogs/[0-9]+)(?:-[^/]*)?(?:(/[0-9]+)(?:-[^/]*)?)?$';

/** The collections of which an old path leads to the page that moved. */
const MOVING = ['cms._content_pages_v', 'cms._landing_pages_v', 'cms._medical_articles_v'];

const MAX_ROWS = 500;

/**
 * The broken links of published documents: links and addresses on this site without a document, redirect, page that moved,
 * page of the site itself or public page of the community; and references to documents that are not published, and to
 * groups, conversations, blogs and posts that are not public. What is known is collected once, and each link is looked up in
 * it: an editor's dashboard has the list.
 */
export async function listBrokenLinks(db: Database, siteUrl: string): Promise<BrokenLink[]> {
  const references = ID_PATHS.map(
    (path) => sql`
      select p.id, value from editorial.published p,
        jsonb_path_query(p.document, ${path}::jsonpath, '{}', true) field, jsonb_path_query(field, '$[*]') value`,
  );
  const named = Object.entries(NAMED).flatMap(([kind, { before, paths }]) =>
    paths.map(
      (path) => sql`
      select p.id, ${kind} as named_kind, key #>> '{}' as key, ${before} || (key #>> '{}') as address
      from editorial.published p, jsonb_path_query(p.document, ${path}::jsonpath, '{}', true) key
      where jsonb_typeof(key) in ('string', 'number')`,
    ),
  );
  const oldPaths = MOVING.map(
    (table) => sql`
      select version.version_path from ${sql.raw(table)} version
      where version.version__status = 'published'
        and version.parent_id in (select id from editorial.published where document is not null)`,
  );
  const { rows } = await db.execute(sql`
    with published as materialized (
      select id, kind, coalesce(document ->> 'title', '') as title, document ->> 'path' as path, document ->> 'from' as from_path
      from editorial.published where document is not null
    ), known_path as materialized (
      select coalesce(path, from_path) as path from published
      union all select path || '/print' from published where kind = 'topic'
      union all select path from community.public_item
      union all select path || '/nieuw' from community.public_item where kind = 'group'
      ${sql.join(oldPaths.map((paths) => sql`union all ${paths}`))}
    ), numbered_path as materialized (
      select substring(path from '^(/.+/[0-9]{1,9})-') as path from published
    ), link as (
      select p.id, substring(tag[1] from 'href="([^"]*)"') as url
      from editorial.published p,
        jsonb_path_query(p.document, 'strict $.**.html ? (@.type() == "string")', '{}', true) html,
        regexp_matches(html #>> '{}', '<a([^>]*)>', 'g') tag
      union
      select p.id, address #>> '{}'
      from editorial.published p,
        jsonb_path_query(p.document, 'strict $.**.url ? (@.type() == "string")', '{}', true) address
      union
      select id, document ->> 'to' from editorial.published where kind = 'redirect'
    ), internal_link as (
      select id, url, regexp_replace(coalesce(nullif(rtrim(regexp_replace(
        case when starts_with(url, ${`${siteUrl}/`}) then substr(url, ${siteUrl.length + 1}::int) else url end,
        '[?#].*$', ''), '/'), ''), '/'), ${NUMBERED_COMMUNITY}, ${'\\1\\2'}) as path
      from link
      where url is null or (url like '/%' and url not like '//%') or url = ${siteUrl} or starts_with(url, ${`${siteUrl}/`})
    ), broken_reference as (
      select id, value::int as referred
      from (${sql.join(references, sql` union `)}) as reference
      where jsonb_typeof(value) = 'number' and value::int not in (select id from published)
    )
    select published.id, published.kind, published.title, null as url, referred,
      draft.kind as referred_kind, draft.document ->> 'title' as referred_title
    from broken_reference join published using (id) left join editorial.draft on draft.id = referred
    union all
    select id, published.kind, title, address, null, null, null
    from (${sql.join(named, sql` union `)}) as named join published using (id)
    where (named_kind, key) not in (select kind, key from community.public_item)
    union all
    select id, kind, title, url, null, null, null from internal_link join published using (id)
    where url is null or not (
      internal_link.path = ${siteUrl}
      or internal_link.path ~ ${`^(${lastingPages.join('|')})$`}
      or internal_link.path in (select path from known_path where path is not null)
      or coalesce(substring(internal_link.path from '^(/.+/[0-9]{1,9})(?:-[^/]*)?$') in (select path from numbered_path where path is not null), false)
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
  title: titleOf({ id, title }),
});
