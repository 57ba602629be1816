import type { OpenTransaction } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';

export interface NewMessage {
  contactLinkId: number;
  senderId: number;
  recipientId: number;
  body: string;
  now: Date;
}

/** Inserts a message of a contact whose pair is locked, so that ids rise with time; gives its id. */
export async function insertMessage(db: OpenTransaction, message: NewMessage): Promise<number> {
  const [row] = await insertRow(db, message);
  if (!row) throw new Error('An inserted row has an id.');
  return row.id;
}

const insertRow = prepared((db, { contactLinkId, senderId, recipientId, body, now }: NewMessage) =>
  db.insertInto('message').values({ contactLinkId, senderId, recipientId, body, createdAt: now }).returning('id'),
);

interface ReadMessages {
  contactLinkId: number;
  recipientId: number;
  /** The id of the last message that was read; without it all were. */
  until?: number | undefined;
  now: Date;
}

/** Marks what a member received in a contact as read; gives whether anything was unread. */
export async function markMessagesRead(
  db: OpenTransaction,
  { contactLinkId, recipientId, until, now }: ReadMessages,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ readAt: now })
    .where('contactLinkId', '=', contactLinkId)
    .where('recipientId', '=', recipientId)
    .where('readAt', 'is', null)
    .$if(until !== undefined, (query) => query.where('id', '<=', until as number))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
