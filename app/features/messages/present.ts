import { presentUser } from '#app/features/profiles/index.ts';
import type { InboxItem } from './lists/list-inbox.ts';
import type { Message } from './lists/list-messages.ts';

/** A message as the wire's Message. */
export const presentMessage = ({ id, senderId, body, createdAt, read }: Omit<Message, 'own'>) => ({
  Id: id,
  UserId: senderId,
  Body: body,
  Created: createdAt.toISOString(),
  Read: read,
});

/** A contact or a request as the wire's Inbox item. */
export const presentInboxItem = ({ user, pending, seen, lastUpdate, message }: InboxItem) => ({
  User: presentUser(user),
  IsPendingRequest: pending,
  IsSeen: seen,
  LastUpdate: lastUpdate.toISOString(),
  Message: presentMessage(message),
});
