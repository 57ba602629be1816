import { giveNameBack } from '#app/features/accounts/index.ts';
import { unblockForOthers } from '#app/features/contacts/index.ts';
import { endMemorial, givePhotoBack } from '#app/features/profiles/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { contentEdited } from '../events.ts';
import { isLifted, listDecisionsInForce } from '../lists/decisions.ts';
import { readKind, type SubjectRef } from '../lists/subjects.ts';
import type { Measure } from '../rules.ts';
import { restoreTexts } from './change-texts.ts';
import { recordAction } from './record-action.ts';
import { recordDecision } from './record-decision.ts';
import { showLockedSubject } from './show-subject.ts';
import { storePause } from './store-pause.ts';

/** A decision with the case to which it belongs, which the caller has locked. */
interface Lifted extends SubjectRef {
  id: number;
  caseId: number;
  measure: Measure;
  decidedAt: Date;
  memberId: number | null;
  writerId: number | null;
}

interface Lifting {
  by: Viewer;
  decision: Lifted;
  /** Why, in the words of whom it concerns. */
  facts: string;
}

/**
 * Takes back a decision in an open transaction: what was hidden is shown, what was edited says what it said before that,
 * what was closed or moved is open or stands where it stood, and what was done with a member is undone. Gives whether there
 * was anything to take back: not where that has been done already.
 */
export async function liftDecision(tx: Write, platform: Platform, { by, decision, facts }: Lifting): Promise<boolean> {
  const { id, caseId, measure, memberId } = decision;
  if (await isLifted(tx.db, id)) return false;
  if (measure === 'hidden') return showLockedSubject(tx, platform, { by, facts, ...decision });
  if (measure === 'edited' || measure === 'moved') return restore(tx, platform, { by, decision, facts });
  if (measure === 'closed') await reopen(tx, platform, { by, decision });
  await recordDecision(tx, { by, caseId, memberId, measure: 'none', rule: null, facts, lifts: id });
  await undoAct(tx, platform, { id, memberId, measure });
  return true;
}

/**
 * Gives a text back what it said before this edit, or puts a thing back where it stood before this move; edits and moves of
 * moderators after it are taken back too.
 */
async function restore(tx: Write, platform: Platform, { by, decision, facts }: Lifting): Promise<boolean> {
  const { kind, subjectId, decidedAt, caseId, writerId, measure } = decision;
  const changes = await listDecisionsInForce(tx.db, { kind, subjectId, measure });
  const undone = changes.filter(({ id }) => id >= decision.id);
  const stands = changes.findLast(({ id }) => id < decision.id);
  if (measure === 'moved') await readKind(platform, kind).moves?.moveBack(tx, { id: subjectId, since: decidedAt });
  else await restoreTexts(tx, platform, { by, kind, subjectId, since: decidedAt, editedAt: stands?.decidedAt ?? null });
  await recordAction(tx, { by, caseId }, measure === 'moved' ? 'move-back' : 'edit-back');
  await tx.publish(contentEdited, { kind, subjectId });
  for (const { id } of undone) {
    await recordDecision(tx, { by, caseId, memberId: writerId, measure: 'none', rule: null, facts, lifts: id });
  }
  return true;
}

async function reopen(tx: Write, platform: Platform, { by, decision }: Omit<Lifting, 'facts'>): Promise<void> {
  const { kind, subjectId, caseId } = decision;
  const changed = await readKind(platform, kind).setClosed?.(tx, { id: subjectId, closedAt: null });
  if (changed) await recordAction(tx, { by, caseId }, 'reopen');
}

interface Undone {
  id: number;
  /** Null for who deleted the account, of whom there is nothing to undo. */
  memberId: number | null;
  measure: Measure;
}

/**
 * Undoes in an open transaction what a decision did with a member, after the decision that takes it back was stored: they
 * write again and what they wrote to others is in their messages, are no longer in memoriam, or get their photo or name back
 * where that is still known.
 */
async function undoAct(tx: Write, platform: Platform, { id, memberId, measure }: Undone): Promise<void> {
  if (memberId === null) return;
  if (measure === 'memorial') await endMemorial(tx, memberId);
  if (measure === 'excluded') await unblockForOthers(tx, id);
  if (measure === 'paused' || measure === 'excluded' || measure === 'memorial') return storePause(tx, memberId);
  const removed = await tx.db
    .deleteFrom('removedIdentity')
    .where('decisionId', '=', id)
    .returning(['photoId', 'username'])
    .executeTakeFirst();
  if (removed?.photoId) await givePhotoBack(platform.jobs, tx, { memberId, photoId: removed.photoId });
  if (removed?.username) await giveNameBack(tx, platform, { memberId, username: removed.username });
}
