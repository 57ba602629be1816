import type { VisibleContact } from '#app/features/contacts/index.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';

/** A message as the viewer sees it. */
export interface Message {
  id: number;
  own: boolean;
  senderId: number;
  body: string;
  createdAt: Date;
  /** Whether its recipient saw it; of an open request the sender does not learn that (rules.md R11). */
  read: boolean;
}

/** Some messages of a thread, the oldest first. */
export interface Messages {
  messages: Message[];
  /** Whether there are older ones. */
  more: boolean;
}

interface Part {
  /** The id of the message before which they come; null for the last ones. */
  before: number | null;
  size: number;
}

/** The last messages of a contact or a request that the viewer may see. */
export async function listMessages(
  { platform: { db }, viewer }: MemberContext,
  contact: VisibleContact,
  { before, size }: Part,
): Promise<Messages> {
  const rows = await selectMessages(db, {
    contactLinkId: contact.link.id,
    before: before ?? MAX_ID,
    limit: size + 1,
  });
  const pending = contact.state !== 'accepted';
  const messages = rows
    .slice(0, size)
    .map(({ readAt, ...row }): Message => {
      const own = row.senderId === viewer.memberId;
      return { ...row, own, read: readAt !== null && !(own && pending) };
    })
    .reverse();
  return { messages, more: rows.length > size };
}

/** Greater than every id. */
const MAX_ID = 2_147_483_647;

const selectMessages = prepared(
  (db, { contactLinkId, before, limit }: { contactLinkId: number; before: number; limit: number }) =>
    db
      .selectFrom('message')
      .select(['id', 'senderId', 'body', 'createdAt', 'readAt'])
      .where('contactLinkId', '=', contactLinkId)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(limit),
);
