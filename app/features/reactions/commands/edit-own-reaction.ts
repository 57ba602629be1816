import { lockHold, reviewEdit } from '#app/features/moderation/index.ts';
import { isSameChoice } from '#app/platform/cases/set-content-warnings.ts';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { isEditableByAuthor, type ReactionState } from '../policy.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { changeContentWarnings } from './change-content-warnings.ts';
import { assertSubjectReadable, lockOwnReaction, storeFormerTexts } from './lock-own-reaction.ts';

interface Edit {
  by: Viewer;
  reactionId: number;
  body: string;
  aboutOther?: AboutOther;
  /** If they are left out, they stay. */
  contentWarnings?: readonly ContentWarning[] | undefined;
  key: string | null;
}

const WITHDRAWN = 'Je kunt deze reactie niet meer wijzigen. Je hebt hem ingetrokken.';
const MODERATED = 'Je kunt deze reactie niet meer wijzigen. Een moderator heeft de tekst gewijzigd.';
const HIDDEN = 'Je kunt deze reactie niet meer wijzigen. Een moderator heeft hem verborgen.';
const TOO_LATE = 'Je kunt deze reactie niet meer wijzigen. Dat kan alleen in de eerste 15\u00a0minuten.';

/**
 * Changes the text of one's own reaction, for as long as EDIT_WINDOW or while it is held. The same text is not stored as an
 * edit. A repetition with the same `key` changes nothing. Throws AppError not_found, also for a reaction to what a moderator
 * hid, or to what its author may not read any more; forbidden for a reaction of somebody else; or conflict when it is too late,
 * when a moderator edited or hid it, when it is withdrawn, and for a key that was used for something else.
 */
export async function editOwnReaction(platform: Platform, kind: ReactionKind, edit: Edit): Promise<void> {
  const { by, key, aboutOther, ...input } = edit;
  const draft = { kind: kind.drafts.edit, about: edit.reactionId } as const;
  await writeOnce(platform, { by, key, call: `editOwnReaction ${kind.name}`, input, draft }, async (tx) => {
    const thing = { kind: kind.caseName, subjectId: edit.reactionId };
    const hold = await lockHold(tx.db, thing);
    const former = await changeOwnReaction(tx, kind, { ...edit, held: hold !== null });
    await reviewEdit(tx, platform, { ...thing, by, text: edit.body, aboutOther, former, hold });
  });
}

/** Gives the former text, which may be the same. What it is about changes without that as well. */
async function changeOwnReaction(
  tx: Write,
  kind: ReactionKind,
  { by, reactionId, body, contentWarnings, held }: Edit & { held: boolean },
): Promise<string> {
  const { db, now, invalidate } = tx;
  const former = await lockOwnReaction(db, kind, { by, id: reactionId });
  await assertSubjectReadable(db, kind, { subjectId: former.subjectId, by });
  const warned = contentWarnings !== undefined && !isSameChoice(former.contentWarnings, contentWarnings);
  if (former.body === body && !warned) return body;
  assertEditable({ ...former, held }, now);
  if (warned)
    await changeContentWarnings(tx, kind, { id: reactionId, contentWarnings, moderatedAt: null, withEdit: true });
  if (former.body === body) return body;
  await db.updateTable('reaction').set({ body, authorEditedAt: now }).where('id', '=', reactionId).execute();
  await storeFormerTexts(tx, kind, [former]);
  invalidate(...kind.topics(former.subjectId));
  return former.body;
}

/** Throws AppError conflict, with the reason, for a reaction that its author may not edit any more. */
function assertEditable(reaction: ReactionState, now: Date): void {
  if (isEditableByAuthor(reaction, now)) return;
  throw new AppError('conflict', { fields: { Body: reasonOf(reaction) } });
}

function reasonOf({ withdrawnAt, hiddenAt, editedAt }: ReactionState): string {
  if (withdrawnAt) return WITHDRAWN;
  if (hiddenAt) return HIDDEN;
  return editedAt ? MODERATED : TOO_LATE;
}
