import { sql } from 'kysely';
import { contactStateOf, insertMessage, lockSeenPair, markMessagesRead } from '#app/features/contacts/index.ts';
import { readExcluded, readInMemoriam } from '#app/features/profiles/index.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { NO_ANSWERS, NO_MESSAGES } from '#app/ui/user/user-summary.ts';
import { messageDrafts } from '../draft-kinds.ts';

interface NewMessage {
  by: Viewer;
  otherId: number;
  body: string;
  key: string | null;
}

export interface SentMessage {
  id: number;
  body: string;
  createdAt: Date;
}

/**
 * Sends a message to a contact; what the contact wrote before becomes seen, since the page shows both. A repetition with the
 * same `key` gives the same message. Throws AppError not_found, or conflict for who is no contact, for one who died or may
 * never write again, and for a key that was used for something else.
 */
export async function sendMessage(platform: Platform, { by, key, ...input }: NewMessage): Promise<SentMessage> {
  const { otherId, body } = input;
  const senderId = by.memberId;
  const draft = { kind: messageDrafts.message, about: otherId };
  const { id, at } = await writeOnce(
    platform,
    { by, key, call: 'sendMessage', input, draft },
    async ({ db, now, signalOpenPages }) => {
      const stored = await lockSeenPair(db, { viewerId: senderId, otherId });
      if (!stored.link || contactStateOf(senderId, stored).state !== 'accepted') throw new AppError('conflict');
      if (await readInMemoriam(db, otherId)) throw new AppError('conflict', { fields: { body: NO_MESSAGES } });
      if (await readExcluded(db, otherId)) throw new AppError('conflict', { fields: { body: NO_ANSWERS } });
      const contactLinkId = stored.link.id;
      const messageId = await insertMessage(db, { contactLinkId, senderId, recipientId: otherId, body, now });
      await markMessagesRead(db, { contactLinkId, recipientId: senderId, now });
      await touchContact(db, { contactLinkId, now });
      for (const memberId of [otherId, senderId]) signalOpenPages(memberId, 'messages');
      return messageId;
    },
  );
  return { id, body, createdAt: at };
}

const touchContact = prepared((db, { contactLinkId, now }: { contactLinkId: number; now: Date }) =>
  db
    .updateTable('contactLink')
    .set({ lastMessageAt: sql<Date>`greatest(last_message_at, ${now})` })
    .where('id', '=', contactLinkId),
);
