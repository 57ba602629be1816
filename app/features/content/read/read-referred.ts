import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { documentTopic } from '../topics.ts';
import { type Referred, refer, type WithoutBlocks } from './referred.ts';

/** The published documents with these numbers, by number. */
export async function readReferred(
  { platform: { db }, page }: RequestContext,
  ids: readonly number[],
): Promise<Record<number, Referred>> {
  if (ids.length === 0) return {};
  page.dependsOn(...ids.map(documentTopic));
  const rows = await db
    .selectFrom('document')
    .select(sql<WithoutBlocks>`content - 'blocks'`.as('content'))
    .where('id', 'in', [...ids])
    .execute();
  return Object.fromEntries(rows.map(({ content }) => [content.id, refer(content)]));
}
