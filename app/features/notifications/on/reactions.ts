import type { z } from 'zod';
import type { reactionWritten } from '#app/features/reactions/events.ts';
import type { Platform } from '#app/platform/platform.ts';
import { removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotification } from '../commands/store-notification.ts';
import type { NotificationKind } from '../kinds.ts';
import { isOfGoneReaction, isOfHiding, reactionCases } from './moderation.ts';

type OfReaction = z.output<typeof reactionWritten.payload>;

/** The kind of the notification about a reaction, by the kind of what is reacted to. */
const KINDS: Readonly<Record<string, NotificationKind>> = { conversation: 'reaction', 'blog-post': 'blog-reaction' };

/** Tells the owner of a conversation or of a post of a reaction that somebody else wrote. */
export async function notifyOwnerOfReaction(platform: Platform, reaction: OfReaction): Promise<void> {
  const kind = KINDS[reaction.subjectKind];
  if (kind) await notifyOwner(platform, kind, reaction);
}

/** Tells the owner of a conversation of the message of a moderator (choices.md 33). */
export const notifyOwnerOfModeratorMessage = (platform: Platform, reaction: OfReaction): Promise<void> =>
  notifyOwner(platform, 'moderator-message', reaction);

async function notifyOwner(platform: Platform, kind: NotificationKind, { reactionId }: OfReaction): Promise<void> {
  const reaction = await findReaction(platform, reactionId);
  if (!reaction?.ownerId || reaction.ownerId === reaction.authorId) return;
  const { ownerId, authorId } = reaction;
  await storeNotification(platform, { kind, memberId: ownerId, actorId: authorId, subjectId: reactionId });
}

/** Who wrote a reaction, and whose thing it is written to; each null for a member who deleted the account. */
const findReaction = ({ db }: Platform, id: number) =>
  db
    .selectFrom('reaction')
    .leftJoin('conversation', (join) =>
      join.onRef('conversation.id', '=', 'reaction.subjectId').on('reaction.subjectKind', '=', 'conversation'),
    )
    .leftJoin('blogPost', (join) =>
      join.onRef('blogPost.id', '=', 'reaction.subjectId').on('reaction.subjectKind', '=', 'blog-post'),
    )
    .leftJoin('blog', 'blog.id', 'blogPost.blogId')
    .where('reaction.id', '=', id)
    .where('reaction.hiddenAt', 'is', null)
    .select((eb) => ['reaction.authorId', eb.fn.coalesce('conversation.authorId', 'blog.ownerId').as('ownerId')])
    .executeTakeFirst();

/** Deletes what its author was told of a reaction that a moderator hid, when they withdrew it. */
export const removeHidingOfReaction = (platform: Platform, { reactionId }: OfReaction): Promise<void> =>
  removeNotifications(platform, (eb) => isOfHiding(eb, { kinds: reactionCases(platform), subjectId: reactionId }));

/** Deletes what members were told of hidden reactions that have gone with the blog of somebody who deleted the account. */
export const removeNotificationsOfGoneReactions = (platform: Platform): Promise<void> =>
  removeNotifications(platform, (eb) => isOfGoneReaction(eb, platform));
