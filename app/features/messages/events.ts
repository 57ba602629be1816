import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** A member sent a message to a contact. */
export const messageSent = eventKind({
  name: 'messages.sent',
  payload: z.object({ messageId: z.int(), senderId: z.int(), recipientId: z.int() }),
});
