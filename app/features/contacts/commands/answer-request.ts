import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { contactAccepted, contactRefused } from '../events.ts';
import { type ContactState, contactStateOf } from '../relation/contact-state.ts';
import { markMessagesRead } from '../relation/messages.ts';
import { lockSeenPair, STORED_REFUSAL } from '../relation/pair.ts';

interface Answer {
  by: Viewer;
  /** Who made the request. */
  otherId: number;
}

/** Accepts a request; again changes nothing. Throws AppError not_found, or conflict without an open request. */
export const acceptContact = (platform: Platform, answer: Answer): Promise<ContactState> =>
  answerRequest(platform, answer, 'accepted');

/**
 * Refuses a request; again changes nothing. Its creator goes on seeing it as requested (rules.md R11). Throws AppError
 * not_found, or conflict without an open request.
 */
export const refuseContact = (platform: Platform, answer: Answer): Promise<ContactState> =>
  answerRequest(platform, answer, 'refused');

function answerRequest(platform: Platform, { by, otherId }: Answer, state: 'accepted' | 'refused') {
  const viewerId = by.memberId;
  return write(platform, async ({ db, now, publish, signalOpenPages }): Promise<ContactState> => {
    const stored = await lockSeenPair(db, { viewerId, otherId });
    const contact = contactStateOf(viewerId, stored);
    if (contact.role === 'other' && contact.state === state) return contact;
    if (!stored.link || contact.role !== 'other' || contact.state !== 'requested') throw new AppError('conflict');
    const { id } = stored.link;
    await db
      .updateTable('contactLink')
      .set({
        state: state === 'refused' ? STORED_REFUSAL : state,
        answeredAt: now,
        ...(state === 'accepted' && { lastMessageAt: now }),
      })
      .where('id', '=', id)
      .execute();
    await markMessagesRead(db, { contactLinkId: id, recipientId: viewerId, now });
    signalOpenPages(viewerId, 'messages');
    if (state === 'accepted') signalOpenPages(otherId, 'messages'); // of a refusal the other hears nothing (rules.md R11)
    const event = state === 'accepted' ? contactAccepted : contactRefused;
    await publish(event, { contactLinkId: id, creatorId: otherId, otherId: viewerId });
    return { state, role: 'other' };
  });
}
