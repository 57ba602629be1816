import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { DocumentOf, PublishedDocument } from '../published/documents.ts';
import { kindTopic } from '../topics.ts';

/** The published concepts by id, in the order of their names; there are some hundreds. Shared by all requests. */
export const listConcepts = (ctx: RequestContext): Promise<ReadonlyMap<number, DocumentOf<'concept'>>> =>
  readShared(ctx, 'concepts', async ({ platform: { db }, page }) => {
    page.dependsOn(kindTopic('concept'));
    return new Map((await readConcepts(db)).map((concept) => [concept.id, concept]));
  });

/** The published concepts as the database has them now, in the order of their names, for work that serves no request. */
export const readConcepts = async (db: Database): Promise<DocumentOf<'concept'>[]> =>
  (await listAll(db, {})).map(({ concept }) => concept);

const listAll = prepared((db) =>
  db
    .selectFrom('document')
    .select(sql<DocumentOf<'concept'>>`content`.as('concept'))
    .where('kind', '=', 'concept')
    .orderBy('title')
    .orderBy('id'),
);

/** The concepts that a page is about, that which it is about most of all first. */
export async function listConceptsOf(
  ctx: RequestContext,
  document: PublishedDocument,
): Promise<DocumentOf<'concept'>[]> {
  const ids = ('concepts' in document && document.concepts) || [];
  if (ids.length === 0) return [];
  const concepts = await listConcepts(ctx);
  return ids.flatMap((id) => concepts.get(id) ?? []);
}
