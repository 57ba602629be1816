import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** A member started a conversation. */
export const conversationStarted = eventKind({
  name: 'conversations.started',
  payload: z.object({ conversationId: z.int() }),
});

/** The owner of a conversation changed its text or title. */
export const conversationEdited = eventKind({
  name: 'conversations.edited',
  payload: z.object({ conversationId: z.int() }),
});
