import { findContact, markSeen } from '#app/features/contacts/index.ts';
import { presentUser } from '#app/features/profiles/index.ts';
import { showHelpFor } from '#app/platform/distress/distress-sign.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf } from '#app/platform/http/calls/responses.ts';
import { sendMessage } from './commands/send-message.ts';
import type { messagesContract } from './contract.ts';
import { type InboxItem, listInbox } from './lists/list-inbox.ts';
import { listMessages, type Message } from './lists/list-messages.ts';

/** How many messages a call gives at a time. */
const MESSAGES_MAX = 100;

export const messagesHandlers: HandlersOf<typeof messagesContract> = {
  async inbox(ctx, { query }) {
    const items = await listInbox(ctx, pageRequestOf(query));
    return items.length > 0 ? items.map(presentInboxItem) : null;
  },
  async thread(ctx, { params, query }) {
    const pair = { viewerId: ctx.viewer.memberId, otherId: params.id };
    const contact = await findContact(ctx.platform.db, pair);
    if (!contact) throw new AppError('not_found');
    const { messages } = await listMessages(ctx, contact, { before: query.before ?? null, size: MESSAGES_MAX });
    return messages.map(presentMessage);
  },
  async send(ctx, { params, body }, reply) {
    const { platform, viewer, idempotencyKey: key } = ctx;
    const sent = await sendMessage(platform, { by: viewer, otherId: params.id, body: body.body, key });
    showHelpFor(ctx, reply, { kind: 'message', id: sent.id, text: body.body });
    return presentMessage({ ...sent, senderId: viewer.memberId, read: false });
  },
  seen: ({ platform, viewer }, { params, body }) =>
    markSeen(platform, { by: viewer, otherId: params.id, until: body.Until }),
};

/** A message as the wire's Message. */
const presentMessage = ({ id, senderId, body, createdAt, read }: Omit<Message, 'own'>) => ({
  Id: id,
  UserId: senderId,
  Body: body,
  Created: createdAt.toISOString(),
  Read: read,
});

/** A contact or a request as the wire's Inbox item. */
const presentInboxItem = ({ user, pending, seen, lastUpdate, message }: InboxItem) => ({
  User: presentUser(user),
  IsPendingRequest: pending,
  IsSeen: seen,
  LastUpdate: lastUpdate.toISOString(),
  Message: presentMessage(message),
});
