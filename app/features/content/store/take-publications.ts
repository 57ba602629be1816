import { sql } from 'kysely';
import { after, MINUTE, SECOND } from '#app/platform/clock.ts';
import { STORE_LOCK } from '#app/platform/database/lock-numbers.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { publishedDocument } from '../published/documents.ts';
import { removeDocument, storeDocument } from './store-document.ts';

/** How long a publication waits that failed once, twice, three times; and however often after that. */
const PAUSES = [SECOND, 10 * SECOND, MINUTE];
const LONGEST_PAUSE = 10 * MINUTE;

/**
 * Takes what the CMS handed over, oldest first, each in a transaction of its own: many workers may do so at once. One
 * that fails waits for its next try, and holds up none; it is never given up, since what an editor withdrew has to go.
 * Gives how many were taken.
 */
export async function takePublications(platform: Platform): Promise<number> {
  for (let taken = 0; ; ) {
    const outcome = await takeNext(platform);
    if (outcome === 'none') return taken;
    if (outcome === 'taken') taken += 1;
  }
}

async function takeNext(platform: Platform): Promise<'none' | 'taken' | 'failed'> {
  let current: Tried | null = null;
  try {
    return await write(platform, async (open) => {
      current = await lockNext(open);
      if (!current) return 'none';
      const { revision, documentId } = current;
      await takeTurn(open, documentId);
      const published = await open.db
        .selectFrom('editorial.published')
        .select(['document', 'revision', 'publishedAt'])
        .where('id', '=', documentId)
        .executeTakeFirst();
      if (published?.document) await storeDocument(open, publishedDocument.parse(published.document), published);
      else await removeDocument(open, documentId, published ?? current);
      await open.db.deleteFrom('editorial.publication').where('revision', '=', revision).execute();
      return 'taken';
    });
  } catch (error) {
    if (current === null) throw error;
    await putOff(platform, current, error);
    return 'failed';
  }
}

/** A publication, and how often taking it failed. */
interface Tried {
  revision: number;
  documentId: number;
  attempts: number;
}

/** The next publication whose time has come, which nobody else takes meanwhile. */
async function lockNext({ db, now }: Write): Promise<Tried | null> {
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
 * Has those wait who take another publication of this document, until this one is taken: what is read of it after that
 * can not be older than what they stored, or took away.
 */
const takeTurn = ({ db }: Write, documentId: number) =>
  sql`select pg_advisory_xact_lock(${STORE_LOCK}::integer, ${documentId}::integer)`.execute(db);

async function putOff({ db, clock, log }: Platform, { revision, documentId, attempts }: Tried, error: unknown) {
  const pause = PAUSES[attempts] ?? LONGEST_PAUSE;
  log.error({ err: error, revision, documentId, attempts: attempts + 1, pause }, 'a publication could not be taken');
  await db
    .updateTable('editorial.publication')
    .set({ attempts: attempts + 1, nextTryAt: after(clock.now(), pause) })
    .where('revision', '=', revision)
    .execute();
}
