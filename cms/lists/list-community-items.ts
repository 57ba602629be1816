import { sql } from '@payloadcms/db-postgres';
import type { Database, Sql } from '../database/transaction.ts';
import { MAX_COMMUNITY_ITEMS } from './max-community-items.ts';

/** The kinds of content of members that editors can pick: those of the view community.public_item. */
export const COMMUNITY_KINDS = ['group', 'conversation', 'blog', 'blog-post'] as const;
export type CommunityKind = (typeof COMMUNITY_KINDS)[number];

/** A group, conversation, blog or post that everybody may read. */
export interface CommunityItem {
  /** What a document stores of it: the last part of its address, or of a blog or post its number. */
  key: string;
  title: string;
  path: string;
}

/**
 * The public items of a kind whose title or address has all words of `query`, the most recently active first; at most 20.
 */
export const searchCommunity = (kind: CommunityKind, query: string, db: Database): Promise<CommunityItem[]> => {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const matches = words.map((word) => sql` and (title || ' ' || path) ilike ${`%${escapeLike(word)}%`}`);
  return list(kind, sql`true${sql.join(matches)}`, db);
};

/** The public items of a kind with these keys; at most 20. */
export const listCommunityItems = async (
  kind: CommunityKind,
  keys: string[],
  db: Database,
): Promise<CommunityItem[]> => (keys.length === 0 ? [] : list(kind, sql`key in ${keys}`, db));

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

async function list(kind: CommunityKind, condition: Sql, db: Database): Promise<CommunityItem[]> {
  const { rows } = await db.execute(sql`
    select key, title, path from community.public_item
    where kind = ${kind} and ${condition}
    order by active_at desc, key
    limit ${MAX_COMMUNITY_ITEMS}`);
  return rows.map(({ key, title, path }) => ({ key: String(key), title: String(title), path: String(path) }));
}
