import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { KINDS_WITH_BLOCKS, type PageDocument } from '../../published/documents.ts';
import { documentTopic } from '../../topics.ts';
import { referencedIds } from '../traverse-document.ts';
import { listDefinitions } from './list-definitions.ts';
import { markDefinitions } from './mark-definitions.ts';

/** How many documents one transaction marks. */
const BATCH = 50;

/**
 * Marks the words that have a definition in all pages that were stored when there were other definitions. Returns how many
 * pages it looked at. Many workers can do it at the same time.
 */
export async function markChangedDefinitions(platform: Platform): Promise<number> {
  for (let marked = 0; ; ) {
    const batch = await markBatch(platform);
    marked += batch;
    if (batch < BATCH) return marked;
  }
}

const markBatch = (platform: Platform): Promise<number> =>
  write(platform, async (tx) => {
    const definitions = await listDefinitions(tx.db);
    const outdated = await tx.db
      .selectFrom('document')
      .select(['id', 'content', 'refs'])
      .where('kind', 'in', KINDS_WITH_BLOCKS)
      .where('definitionsHash', 'is distinct from', definitions.hash)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (outdated.length === 0) return 0;
    const changed = outdated.flatMap(({ id, content, refs: previous }) => {
      const stored = content as unknown as PageDocument;
      const marked = markDefinitions({ document: stored, refs: referencedIds(stored) }, definitions.all);
      const isSame = JSON.stringify([marked.document, marked.refs]) === JSON.stringify([stored, previous]);
      return isSame ? [] : { id, content: marked.document, refs: marked.refs };
    });
    await storeMarks(tx.db, changed);
    await tx.db
      .updateTable('document')
      .set({ definitionsHash: definitions.hash })
      .where(
        'id',
        'in',
        outdated.map(({ id }) => id),
      )
      .execute();
    tx.invalidate(...changed.map(({ id }) => documentTopic(id)));
    return outdated.length;
  });

/** Stores documents that were marked again, in one query. */
async function storeMarks(
  db: OpenTransaction,
  marked: { id: number; content: PageDocument; refs: number[] }[],
): Promise<void> {
  if (marked.length === 0) return;
  await sql`
    update document set content = marked.content, refs = marked.refs
    from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as marked (id integer, content jsonb, refs integer[])
    where document.id = marked.id
  `.execute(db);
}
