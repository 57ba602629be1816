import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { PageDocument } from '../../published/documents.ts';
import { documentTopic } from '../../topics.ts';
import { referencedIds } from '../traverse-document.ts';
import { listDefinitions } from './list-definitions.ts';
import { markDefinitions } from './mark-definitions.ts';

/** How many documents one transaction marks. */
const BATCH = 50;

/**
 * Marks the words that have a definition in all pages that were stored when there were other definitions. Returns how many
 * pages it marked. Many workers can do it at the same time.
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
      .select(['id', 'content'])
      .where('definitionsHash', 'is distinct from', definitions.hash)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, content } of outdated) {
      const stored = content as unknown as PageDocument;
      const { document, refs } = markDefinitions({ document: stored, refs: referencedIds(stored) }, definitions.all);
      const text = JSON.stringify(document);
      await tx.db
        .updateTable('document')
        .set({ content: text, refs, definitionsHash: definitions.hash })
        .where('id', '=', id)
        .execute();
      if (text !== JSON.stringify(stored)) tx.invalidate(documentTopic(id));
    }
    return outdated.length;
  });
