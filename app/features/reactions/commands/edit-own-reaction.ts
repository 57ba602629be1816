import { writeOnce } from '#app/features/drafts/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { editableUntil, type ReactionState } from '../policy.ts';
import { isSubjectShown, type ReactionKind } from '../reaction-kind.ts';
import { lockOwnReaction, storeFormerText } from './lock-own-reaction.ts';

interface Edit {
  by: Viewer;
  reactionId: number;
  body: string;
  key: string | null;
}

const WITHDRAWN = 'Je kunt deze reactie niet meer bewerken. Je hebt hem ingetrokken.';
const MODERATED = 'Je kunt deze reactie niet meer bewerken. Een moderator heeft de tekst aangepast.';
const HIDDEN = 'Je kunt deze reactie niet meer bewerken. Een moderator heeft hem verborgen.';
const TOO_LATE = 'Je kunt deze reactie niet meer bewerken. Dat kan alleen in de eerste 15 minuten.';

/**
 * Changes the text of one's own reaction, for as long as EDIT_WINDOW. The same text is not stored as an edit. A repetition
 * with the same `key` changes nothing. Throws AppError not_found, also for a reaction to what a moderator hid; forbidden for
 * a reaction of somebody else; or conflict when it is too late, when a moderator edited or hid it, when it is withdrawn, and
 * for a key that was used for something else.
 */
export async function editOwnReaction(platform: Platform, kind: ReactionKind, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  const draft = { kind: kind.drafts.edit, about: edit.reactionId } as const;
  await writeOnce(platform, { by, key, call: `edit own reaction to ${kind.name}`, input, draft }, (tx) =>
    changeOwnReaction(tx, kind, edit),
  );
}

async function changeOwnReaction(tx: Write, kind: ReactionKind, { by, reactionId, body }: Edit): Promise<void> {
  const { db, now, invalidate } = tx;
  const former = await lockOwnReaction(db, kind, { by, id: reactionId });
  await assertSubjectShown(db, kind, former.subjectId);
  if (former.body === body) return;
  assertEditable(former, now);
  await db.updateTable('reaction').set({ body, authorEditedAt: now }).where('id', '=', reactionId).execute();
  await storeFormerText(tx, kind, former);
  invalidate(...kind.topics(former.subjectId));
}

/** Throws AppError not_found where a moderator hid what is reacted to. */
async function assertSubjectShown(db: OpenTransaction, kind: ReactionKind, subjectId: number): Promise<void> {
  const { shown } = await db.selectNoFrom(isSubjectShown(kind, subjectId).as('shown')).executeTakeFirstOrThrow();
  if (!shown) throw new AppError('not_found');
}

/** Throws AppError conflict, with the reason, for a reaction that its author may not edit any more. */
function assertEditable(reaction: ReactionState, now: Date): void {
  const until = editableUntil(reaction);
  if (until && now < until) return;
  throw new AppError('conflict', { fields: { Body: reasonOf(reaction) } });
}

function reasonOf({ withdrawnAt, hiddenAt, editedAt }: ReactionState): string {
  if (withdrawnAt) return WITHDRAWN;
  if (hiddenAt) return HIDDEN;
  return editedAt ? MODERATED : TOO_LATE;
}
