import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { contactRemoved } from '../events.ts';
import { contactStateOf } from '../relation/contact-state.ts';
import { lockSeenPair } from '../relation/pair.ts';

/**
 * Removes a contact and its messages, for both (rules.md R12); without a contact it changes nothing. Throws AppError
 * not_found, or conflict for what is only a request.
 */
export async function removeContact(
  platform: Platform,
  { by, otherId }: { by: Viewer; otherId: number },
): Promise<void> {
  const viewerId = by.memberId;
  await write(platform, async ({ db, publish, signalOpenPages }) => {
    const stored = await lockSeenPair(db, { viewerId, otherId });
    const { state } = contactStateOf(viewerId, stored);
    if (!stored.link || state === 'none') return;
    if (state !== 'accepted') throw new AppError('conflict');
    await db.deleteFrom('contactLink').where('id', '=', stored.link.id).execute();
    for (const memberId of [viewerId, otherId]) signalOpenPages(memberId, 'messages');
    await publish(contactRemoved, { memberId: viewerId, otherId });
  });
}
