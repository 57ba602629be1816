import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const reaction = z.object({ subjectKind: z.string(), subjectId: z.int(), reactionId: z.int() });

/** A member reacted to something. A moderator's message publishes `moderatorMessageWritten` instead. */
export const reactionWritten = eventKind({ name: 'reactions.written', payload: reaction });

/** A moderator wrote a message among the reactions, of which the owner of the thing will be notified (choices.md 33). */
export const moderatorMessageWritten = eventKind({ name: 'reactions.moderator-message-written', payload: reaction });

/** A member withdrew their own reaction. */
export const reactionWithdrawn = eventKind({ name: 'reactions.withdrawn', payload: reaction });
