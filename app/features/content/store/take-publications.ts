import { sql } from 'kysely';
import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { publishedDocument } from '../published/documents.ts';
import { removeDocument, storeDocument } from './store-document.ts';

/** How often a publication is tried that fails for a reason of its own. */
const MOST_ATTEMPTS = 5;

/**
 * Takes what the CMS handed over, oldest first, each in a transaction of its own: many workers may do so at once. One
 * that fails is tried again behind the others, so that it holds up none. Gives how many were taken.
 */
export async function takePublications(platform: Platform): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const state = await takeNext(platform);
    if (state === 'none') return taken;
  }
}

async function takeNext(platform: Platform): Promise<'none' | 'taken'> {
  let current: number | null = null;
  try {
    return await write(platform, async (open) => {
      const next = await open.db
        .selectFrom('editorial.publication')
        .select(['revision', 'documentId'])
        .where('attempts', '<', MOST_ATTEMPTS)
        .orderBy('attempts')
        .orderBy('revision')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!next) return 'none';
      current = next.revision;
      await takeTurn(open, next.documentId);
      const published = await open.db
        .selectFrom('editorial.published')
        .select(['document', 'revision', 'publishedAt'])
        .where('id', '=', next.documentId)
        .executeTakeFirst();
      if (published?.document) await storeDocument(open, publishedDocument.parse(published.document), published);
      else await removeDocument(open, next.documentId, published ?? next);
      await open.db.deleteFrom('editorial.publication').where('revision', '=', next.revision).execute();
      return 'taken';
    });
  } catch (error) {
    if (current === null) throw error;
    platform.log.error({ err: error, revision: current }, 'a publication could not be taken');
    await platform.db
      .updateTable('editorial.publication')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('revision', '=', current)
      .execute();
    return 'taken';
  }
}

/** Any number that nobody else uses. */
const TURNS = 7_411_368;

/**
 * Has those wait who take another publication of this document, until this one is taken: what is read of it after that
 * can not be older than what they stored, or took away.
 */
const takeTurn = ({ db }: Write, documentId: number) =>
  sql`select pg_advisory_xact_lock(${TURNS}::integer, ${documentId}::integer)`.execute(db);
