import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { contactRemoved } from '../events.ts';
import { contactStateOf } from '../relation/contact-state.ts';
import { lockSeenPair, STORED_REFUSAL } from '../relation/pair.ts';

/**
 * Withdraws a request with its message; again changes nothing. One that was refused is gone for its creator alone, who learns
 * nothing of that (rules.md R11), and stays refused if they ask again. Throws AppError not_found, or conflict for a contact and
 * for a request of the other.
 */
export async function withdrawRequest(
  platform: Platform,
  { by, otherId }: { by: Viewer; otherId: number },
): Promise<void> {
  const viewerId = by.memberId;
  await write(platform, async ({ db, now, publish, signalOpenPages }) => {
    const stored = await lockSeenPair(db, { viewerId, otherId });
    const { state, role } = contactStateOf(viewerId, stored);
    if (!stored.link || state === 'none') return;
    if (state !== 'requested' || role !== 'creator') throw new AppError('conflict');
    const { id } = stored.link;
    signalOpenPages(viewerId, 'messages');
    if (stored.link.state === STORED_REFUSAL) {
      await db.updateTable('contactLink').set({ withdrawnAt: now }).where('id', '=', id).execute();
      await db.deleteFrom('message').where('contactLinkId', '=', id).execute();
      return;
    }
    await db.deleteFrom('contactLink').where('id', '=', id).execute();
    signalOpenPages(otherId, 'messages');
    await publish(contactRemoved, { memberId: viewerId, otherId });
  });
}
