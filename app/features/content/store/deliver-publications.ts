import { sql } from 'kysely';
import { after, MINUTE, SECOND } from '#app/platform/clock.ts';
import { STORE_LOCK } from '#app/platform/database/lock-numbers.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { publishedDocument } from '../published/documents.ts';
import { storeDocument, withdrawDocument } from './store-document.ts';

/** How long to wait before the retry after the first, second and third failure; and after every later one. */
const BACKOFF = [SECOND, 10 * SECOND, MINUTE];
const MAX_BACKOFF = 10 * MINUTE;

/**
 * Delivers the publications that the CMS enqueued to the site's store, oldest first, each in a transaction of its own, so
 * that many workers can do it at the same time. A publication that fails is retried after a pause and does not hold up
 * the others. It is retried until it succeeds, because a document that an editor withdrew must disappear. Returns how
 * many were delivered.
 */
export async function deliverPublications(platform: Platform): Promise<number> {
  for (let delivered = 0; ; ) {
    const outcome = await deliverNext(platform);
    if (outcome === 'none') return delivered;
    if (outcome === 'delivered') delivered += 1;
  }
}

/** Delivers the publication that is due next, if there is one. Schedules a retry when the delivery fails. */
async function deliverNext(platform: Platform): Promise<'none' | 'delivered' | 'failed'> {
  let current: EnqueuedPublication | null = null;
  try {
    return await write(platform, async (tx) => {
      current = await lockNext(tx);
      if (!current) return 'none';
      const { revision, documentId } = current;
      await lockDelivery(tx, documentId);
      const published = await tx.db
        .selectFrom('editorial.published')
        .select(['document', 'revision', 'publishedAt'])
        .where('id', '=', documentId)
        .executeTakeFirst();
      if (published?.document) await storeDocument(tx, publishedDocument.parse(published.document), published);
      else await withdrawDocument(tx, documentId, published ?? current);
      await tx.db.deleteFrom('editorial.publication').where('revision', '=', revision).execute();
      return 'delivered';
    });
  } catch (error) {
    if (current === null) throw error;
    await scheduleRetry(platform, current, error);
    return 'failed';
  }
}

interface EnqueuedPublication {
  revision: number;
  documentId: number;
  /** How often its delivery failed. */
  attempts: number;
}

/** The next publication that is due, locked, so that other workers skip it. */
async function lockNext({ db, now }: Write): Promise<EnqueuedPublication | null> {
  const next = await db
    .selectFrom('editorial.publication')
    .select(['revision', 'documentId', 'attempts'])
    .where((eb) => eb.or([eb('nextTryAt', 'is', null), eb('nextTryAt', '<=', now)]))
    .orderBy('nextTryAt', (order) => order.asc().nullsFirst())
    .orderBy('revision')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return next ?? null;
}

/**
 * Makes the deliveries of one document wait for each other: what a delivery reads after this is never older than what
 * another one stored or withdrew.
 */
const lockDelivery = ({ db }: Write, documentId: number) =>
  sql`select pg_advisory_xact_lock(${STORE_LOCK}::integer, ${documentId}::integer)`.execute(db);

async function scheduleRetry(
  { db, clock, log }: Platform,
  { revision, documentId, attempts }: EnqueuedPublication,
  error: unknown,
) {
  const pause = BACKOFF[attempts] ?? MAX_BACKOFF;
  log.error(
    { err: error, revision, documentId, attempts: attempts + 1, pause },
    'a publication could not be delivered',
  );
  await db
    .updateTable('editorial.publication')
    .set({ attempts: attempts + 1, nextTryAt: after(clock.now(), pause) })
    .where('revision', '=', revision)
    .execute();
}
