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

const reaction = z.object({ conversationId: z.int(), reactionId: z.int() });

/** A member reacted. A moderator's message publishes `moderatorMessageWritten` instead. */
export const reactionWritten = eventKind({ name: 'conversations.reaction-written', payload: reaction });

/** A moderator wrote a message in a conversation, of which its owner will be notified (decisions.md 33). */
export const moderatorMessageWritten = eventKind({
  name: 'conversations.moderator-message-written',
  payload: reaction,
});

/** A moderator changed the text of a reaction. */
export const reactionEdited = eventKind({ name: 'conversations.reaction-edited', payload: reaction });

/** A member changed the text of their own reaction, or withdrew it. */
export const ownReactionEdited = eventKind({ name: 'conversations.own-reaction-edited', payload: reaction });
export const reactionWithdrawn = eventKind({ name: 'conversations.reaction-withdrawn', payload: reaction });

const conversationMark = z.object({ conversationId: z.int(), memberId: z.int() });
export const conversationLiked = eventKind({ name: 'conversations.liked', payload: conversationMark });
export const conversationUnliked = eventKind({ name: 'conversations.unliked', payload: conversationMark });
export const conversationFollowed = eventKind({ name: 'conversations.followed', payload: conversationMark });
export const conversationUnfollowed = eventKind({ name: 'conversations.unfollowed', payload: conversationMark });

/** A member has read further in a conversation. */
export const conversationVisited = eventKind({ name: 'conversations.visited', payload: conversationMark });

const reactionMark = z.object({ reactionId: z.int(), memberId: z.int() });
export const reactionLiked = eventKind({ name: 'conversations.reaction-liked', payload: reactionMark });
export const reactionUnliked = eventKind({ name: 'conversations.reaction-unliked', payload: reactionMark });
