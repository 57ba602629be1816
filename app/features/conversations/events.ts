import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** Somebody started a conversation. */
export const conversationStarted = eventKind({
  name: 'conversations.started',
  payload: z.object({ conversationId: z.int() }),
});

/** A moderator left a message in a conversation, of which its owner is to hear (decisions.md 33). */
export const moderatorMessageWritten = eventKind({
  name: 'conversations.moderator-message-written',
  payload: z.object({ conversationId: z.int(), reactionId: z.int() }),
});
