import { sql } from 'kysely';
import { excludedMembers } from '#app/features/profiles/index.ts';
import { personPath } from '#app/features/profiles/paths.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';

/** How many member ids one file of the sitemap covers; not every id is that of a public profile. */
const IDS_PER_FILE = 10_000;

/** The public profiles: their members chose to be found by search engines. */
export const peopleSitemap: SitemapPart = { name: 'personen', topics: ['member'], count, list };

async function count(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('directoryEntry')
    .select(({ fn }) => fn.max('memberId').as('last'))
    .executeTakeFirstOrThrow();
  return Math.ceil((last ?? 0) / IDS_PER_FILE);
}

async function list(db: Database, file: number) {
  const people = await db
    .selectFrom('directoryEntry')
    .select('memberId')
    .where('memberId', '>', (file - 1) * IDS_PER_FILE)
    .where('memberId', '<=', file * IDS_PER_FILE)
    .where('public', '=', true)
    .where('memberId', '<>', sql<number>`all(${excludedMembers})`)
    .orderBy('memberId')
    .execute();
  return people.map(({ memberId }) => ({ path: personPath(memberId) }));
}
