import { giveNameBack } from '#app/features/accounts/index.ts';
import { unblockForOthers } from '#app/features/contacts/index.ts';
import { endMemorial, givePhotoBack } from '#app/features/profiles/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Measure } from '../rules.ts';
import { storePause } from './store-pause.ts';

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
export async function undoAct(tx: Write, platform: Platform, { id, memberId, measure }: Undone): Promise<void> {
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
