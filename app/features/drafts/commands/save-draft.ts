import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { DraftFields, DraftOf } from '../draft.ts';

/** How many drafts a member has at most; the one that was saved longest ago makes room. */
const MOST_DRAFTS = 50;

interface Save {
  by: Viewer;
  of: DraftOf;
  fields: DraftFields;
  /** Of an edit: when the text that is being changed was written. */
  basedOn: Date | null;
  /** The key that this writing will be sent with, or null. */
  key: string | null;
}

/**
 * Saves what a member is writing, in place of what was saved before: the last save wins. Gives false, and saves
 * nothing, when it was sent meanwhile: a save that arrives late must not bring back what stands on the page already.
 */
export async function saveDraft(platform: Platform, { by, of, fields, basedOn, key }: Save): Promise<boolean> {
  const { kind, about } = of;
  return write(platform, async ({ db, now }) => {
    await lockDrafts(db, by.memberId);
    if (key && (await wasSent(db, by.memberId, key))) return false;
    const body = JSON.stringify(fields);
    await db
      .insertInto('draft')
      .values({ memberId: by.memberId, kind, about, body, basedOn, updatedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['memberId', 'kind', 'about']).doUpdateSet({ body, basedOn, updatedAt: now }),
      )
      .execute();
    await makeRoom(db, by.memberId);
    return true;
  });
}

/** Lets one transaction at a time write a member's drafts; other rows may point to the member meanwhile. */
export const lockDrafts = (db: OpenTransaction, memberId: number) =>
  sql`select from member where id = ${memberId} for no key update`.execute(db);

async function wasSent(db: OpenTransaction, memberId: number, key: string): Promise<boolean> {
  const sent = await db
    .selectFrom('idempotencyKey')
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .select('key')
    .executeTakeFirst();
  return sent !== undefined;
}

async function makeRoom(db: OpenTransaction, memberId: number): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('memberId', '=', memberId)
    .where((eb) =>
      eb(
        eb.refTuple('kind', 'about'),
        'in',
        eb
          .selectFrom('draft as old')
          .where('old.memberId', '=', memberId)
          .select(['old.kind', 'old.about'])
          .orderBy('old.updatedAt', 'desc')
          .offset(MOST_DRAFTS)
          .$asTuple('kind', 'about'),
      ),
    )
    .execute();
}
