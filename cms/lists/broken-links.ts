import { sql } from '@payloadcms/db-postgres';
import type { Database } from '../database/in-transaction.ts';
import { SITE_ROUTES } from './site-routes.ts';

/** A link on a published page that leads nowhere; without address, to a page that is not published. */
export interface BrokenLink {
  id: number;
  kind: string;
  title: string;
  url: string | null;
}

const LONGEST = 500;

/**
 * The links in texts and the addresses of published documents that lead to a place on this site where nothing is: no
 * document, redirect or page of the site itself.
 */
export async function readBrokenLinks(db: Database, siteUrl: string): Promise<BrokenLink[]> {
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
    )
    select id, kind, coalesce(document ->> 'title', '') as title, url from ours
    where url is null or not (
      path = ${siteUrl}
      or path ~ ${`^(${SITE_ROUTES.join('|')})$`}
      or exists (
        select from editorial.published known where coalesce(known.document ->> 'path', known.document ->> 'from') = path
      )
      or exists (
        select from editorial.published dossier
        where dossier.kind = 'topic' and dossier.document ->> 'path' || '/print' = path
      )
    )
    order by title, id, url
    limit ${LONGEST}`);
  return rows.map(({ id, kind, title, url }) => ({
    id: Number(id),
    kind: String(kind),
    title: String(title),
    url: url === null ? null : String(url),
  }));
}
