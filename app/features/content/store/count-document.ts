import type { Write } from '#app/platform/database/write.ts';
import type { DocumentKind } from '../published/documents.ts';

/**
 * Adds to the number of documents of a kind: 1 for one that is new, -1 for one that is withdrawn. The last that a delivery
 * does, because deliveries of the same kind wait here for each other and must not hold what another one waits for.
 */
export async function countDocument({ db }: Write, kind: DocumentKind, change: 1 | -1): Promise<void> {
  await db
    .insertInto('documentCount')
    .values({ kind, number: change })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({ number: eb('documentCount.number', '+', change) })),
    )
    .execute();
}
