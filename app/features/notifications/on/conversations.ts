import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import { storeNotification } from '../commands/store-notification.ts';
import type { ConversationKind } from '../kinds.ts';

/** Tells the owner of a conversation of a reaction that somebody else wrote. */
export const notifyOwnerOfReaction = (platform: Platform, { reactionId }: { reactionId: number }) =>
  notifyOwner(platform, { kind: 'reaction', reactionId });

/** Tells the owner of a conversation of the message of a moderator (choices.md 33). */
export const notifyOwnerOfModeratorMessage = (platform: Platform, { reactionId }: { reactionId: number }) =>
  notifyOwner(platform, { kind: 'moderator-message', reactionId });

async function notifyOwner(
  platform: Platform,
  { kind, reactionId }: { kind: ConversationKind; reactionId: number },
): Promise<void> {
  const reaction = await findReaction(platform.db, reactionId);
  if (!reaction?.ownerId || reaction.ownerId === reaction.authorId) return;
  const { ownerId, authorId } = reaction;
  await storeNotification(platform, { kind, memberId: ownerId, actorId: authorId, subjectId: reactionId });
}

/** Who wrote a reaction, and whose conversation it is in; each null for a member who deleted the account. */
const findReaction = (db: Database, id: number) =>
  db
    .selectFrom('reaction')
    .innerJoin('conversation', 'conversation.id', 'reaction.conversationId')
    .where('reaction.id', '=', id)
    .where('reaction.hiddenAt', 'is', null)
    .select(['reaction.authorId', 'conversation.authorId as ownerId'])
    .executeTakeFirst();
