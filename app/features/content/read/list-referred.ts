import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { documentTopic } from '../topics.ts';
import { presentReferred, type Referred, type WithoutBlocks } from './referred.ts';

/** The published documents with these ids, by id, as other documents show them. */
export async function listReferred(
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
  return Object.fromEntries(rows.map(({ content }) => [content.id, presentReferred(content)]));
}
