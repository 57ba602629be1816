import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { findContact } from '../relation/find-relation.ts';
import { markMessagesRead } from '../relation/messages.ts';

interface Seen {
  by: Viewer;
  otherId: number;
  /** The id of the last message that was seen, so that one that came since stays unseen; without it all were. */
  until?: number | undefined;
}

/** Marks the request, or the messages, of a member as seen. Throws AppError not_found without a request or a contact. */
export async function markSeen(platform: Platform, { by, otherId, until }: Seen): Promise<void> {
  const viewerId = by.memberId;
  await write(platform, async ({ db, now, signalOpenPages }) => {
    const contact = await findContact(db, { viewerId, otherId });
    if (!contact) throw new AppError('not_found');
    const changed = await markMessagesRead(db, { contactLinkId: contact.link.id, recipientId: viewerId, until, now });
    if (changed) signalOpenPages(viewerId, 'messages');
  });
}
