import { sql } from 'kysely';
import type { Visit } from '#app/platform/http/visit.ts';
import type { PublishedMenuItem } from '../published/documents.ts';
import { kindTopic } from '../topics.ts';

/** The items of a menu, as an editor arranged them; null where there is no menu of that name. */
export async function readMenu({ platform: { db }, page }: Visit, name: string): Promise<PublishedMenuItem[] | null> {
  page.dependsOn(kindTopic('menu'));
  const row = await db
    .selectFrom('document')
    .select(sql<PublishedMenuItem[]>`content -> 'items'`.as('items'))
    .where('kind', '=', 'menu')
    .where(sql`content ->> 'name'`, '=', name)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.items ?? null;
}
