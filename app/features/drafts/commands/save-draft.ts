import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { isKeyUsed } from '#app/platform/database/write-once.ts';
import { type DraftRef, lockDrafts } from '#app/platform/drafts.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hasRole, type Viewer } from '#app/platform/session/viewer.ts';
import type { DraftFields } from '../draft.ts';

/** How many drafts a member can have. Beyond that, those that were saved longest ago are deleted. */
const MAX_DRAFTS = 50;

interface Save {
  by: Viewer;
  draft: DraftRef;
  fields: DraftFields;
  /** For an edit: the time of the version that is being edited. */
  basedOn: Date | null;
  /** The idempotency key with which the form will be submitted, or null. */
  key: string | null;
}

/**
 * Saves a draft, in place of the one that was saved before: the last save wins. Gives false and saves nothing if the
 * form was submitted meanwhile, because a save that arrives late must not bring back a text that is already published, if
 * the form was begun for another subject, or if the member may not save this draft (any more).
 */
export async function saveDraft(platform: Platform, { by, draft, fields, basedOn, key }: Save): Promise<boolean> {
  const { kind, about } = draft;
  return write(platform, async ({ db, now }) => {
    await lockDrafts(db, by.memberId);
    if (!(await maySave(platform, db, { by, kind, about }))) return false;
    if (await isKeyUsed(db, { memberId: by.memberId, key })) return false;
    if (await isBegunForAnother(db, { memberId: by.memberId, kind, about, key })) return false;
    const body = JSON.stringify(fields);
    await db
      .insertInto('draft')
      .values({ memberId: by.memberId, kind, about, body, basedOn, key, updatedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['memberId', 'kind', 'about']).doUpdateSet({ body, basedOn, key, updatedAt: now }),
      )
      .execute();
    await deleteOldestDrafts(db, by.memberId);
    return true;
  });
}

/**
 * Whether the member may do the act of which this is a draft, as far as its kind declares. It reads the role under the lock
 * of the drafts: who loses it meanwhile saves none after those are deleted.
 */
async function maySave(
  { draftKinds }: Pick<Platform, 'draftKinds'>,
  db: OpenTransaction,
  { by, kind, about }: DraftRef & { by: Viewer },
): Promise<boolean> {
  const { memberId } = by;
  const restriction = draftKinds.get(kind);
  if (restriction?.role) {
    const { role } = restriction;
    if (!hasRole(by, role)) return false; // a session without a second factor
    const rows = db.selectFrom('memberRole').select('role').where('memberId', '=', memberId).where('role', '=', role);
    if (!(await rows.executeTakeFirst())) return false;
  }
  return restriction?.maySave?.(db, { memberId, about }) ?? true;
}

/** Whether the form with this key is saved as the draft of another subject: what was typed about one is not of the other. */
async function isBegunForAnother(
  db: OpenTransaction,
  { memberId, kind, about, key }: DraftRef & { memberId: number; key: string | null },
): Promise<boolean> {
  if (key === null) return false;
  const rows = db.selectFrom('draft').select('about').where('memberId', '=', memberId).where('kind', '=', kind);
  return (await rows.where('about', '<>', about).where('key', '=', key).limit(1).execute()).length > 0;
}

async function deleteOldestDrafts(db: OpenTransaction, memberId: number): Promise<void> {
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
          .offset(MAX_DRAFTS)
          .$asTuple('kind', 'about'),
      ),
    )
    .execute();
}
