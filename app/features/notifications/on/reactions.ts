import type { z } from 'zod';
import type { reactionWritten } from '#app/features/reactions/events.ts';
import { isReactionShown } from '#app/features/reactions/index.ts';
import type { Platform } from '#app/platform/platform.ts';
import { notifyFollowers } from '../commands/notify-followers.ts';
import { removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotification } from '../commands/store-notification.ts';
import { isOfNoNews } from '../news.ts';

type OfReaction = z.output<typeof reactionWritten.payload>;

/**
 * Tells of a reaction whom it quotes, the owner of what it was written to, and who follows that: each once, by the first of
 * these that they are, and nobody of what they wrote themselves or of what they muted (choices.md 51).
 */
export async function notifyOfReaction(platform: Platform, { subjectKind, reactionId }: OfReaction): Promise<void> {
  const { notice, reaction } = await findNewReaction(platform, { subjectKind, reactionId });
  if (!notice || !reaction) return;
  const { authorId, ownerId, quotedAuthorId, subjectId: aboutId } = reaction;
  const news = { actorId: authorId, subjectId: reactionId, aboutId };
  const told = [authorId];
  for (const { memberId, kind } of [
    { memberId: quotedAuthorId, kind: notice.quoted },
    { memberId: ownerId, kind: notice.written },
  ]) {
    if (
      memberId !== null &&
      !told.includes(memberId) &&
      !(await notice.isMuted?.(platform.db, { id: aboutId, memberId }))
    )
      await storeNotification(platform, { ...news, kind, memberId });
    told.push(memberId);
  }
  if (!notice.followed) return;
  const { kind, listFollowers } = notice.followed;
  await notifyFollowers(platform, { ...news, kind, followedId: aboutId, listFollowers, except: told });
}

/** Tells the owner of a conversation of the message of a moderator (choices.md 33). */
export async function notifyOwnerOfModeratorMessage(
  platform: Platform,
  { subjectKind, reactionId }: OfReaction,
): Promise<void> {
  const { notice, reaction } = await findNewReaction(platform, { subjectKind, reactionId });
  if (!notice?.moderatorMessage || !reaction?.ownerId || reaction.ownerId === reaction.authorId) return;
  const { ownerId, authorId } = reaction;
  const notification = { memberId: ownerId, actorId: authorId, subjectId: reactionId };
  await storeNotification(platform, { kind: notice.moderatorMessage, ...notification });
}

/**
 * Who wrote a reaction, whom it quotes, and whose thing it is written to, each null for a member who deleted the account; with
 * what is declared of the notifications about such reactions. Nothing where it, or the thing, is shown no more.
 */
async function findNewReaction(
  { caseKinds, db }: Platform,
  { subjectKind, reactionId }: Pick<OfReaction, 'subjectKind' | 'reactionId'>,
) {
  const declared = caseKinds.find(({ ofReactions }) => ofReactions?.subjectKind === subjectKind)?.ofReactions;
  if (!declared?.notice) return {};
  const { notice, isThingShown } = declared;
  const reaction = await db
    .selectFrom('reaction')
    .where('reaction.id', '=', reactionId)
    .where(isReactionShown())
    .where((eb) => isThingShown(eb.ref('reaction.subjectId')))
    .leftJoin('reaction as quoted', 'quoted.id', 'reaction.quotedId')
    .select((eb) => [
      'reaction.authorId',
      'reaction.subjectId',
      'quoted.authorId as quotedAuthorId',
      notice.ownerOf(eb.ref('reaction.subjectId')).as('ownerId'),
    ])
    .executeTakeFirst();
  return { notice, reaction };
}

/** Deletes what members were told of a reaction that its author withdrew, unless there is other news in it. */
export const removeWithdrawnReaction = (platform: Platform, { reactionId }: OfReaction): Promise<void> =>
  removeNotifications(platform, (eb) => isOfNoNews(eb, { reactionId }));
