import type { z } from 'zod';
import type { reactionWritten } from '#app/features/reactions/events.ts';
import type { ReactionNotice } from '#app/platform/cases/case-kind.ts';
import type { Platform } from '#app/platform/platform.ts';
import { removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotification } from '../commands/store-notification.ts';
import { isOfGoneReaction, isOfHiding, reactionCases } from './moderation.ts';

type OfReaction = z.output<typeof reactionWritten.payload>;

/** Tells the owner of a conversation or of a post of a reaction that somebody else wrote. */
export const notifyOwnerOfReaction = (platform: Platform, reaction: OfReaction): Promise<void> =>
  notifyOwner(platform, 'written', reaction);

/** Tells the owner of a conversation of the message of a moderator (choices.md 33). */
export const notifyOwnerOfModeratorMessage = (platform: Platform, reaction: OfReaction): Promise<void> =>
  notifyOwner(platform, 'moderatorMessage', reaction);

async function notifyOwner(
  platform: Platform,
  what: 'written' | 'moderatorMessage',
  { subjectKind, reactionId }: OfReaction,
): Promise<void> {
  const notice = findNotice(platform, subjectKind);
  const kind = notice?.[what];
  if (!notice || !kind) return;
  const reaction = await findReaction(platform, { id: reactionId, notice });
  if (!reaction?.ownerId || reaction.ownerId === reaction.authorId) return;
  const { ownerId, authorId } = reaction;
  await storeNotification(platform, { kind, memberId: ownerId, actorId: authorId, subjectId: reactionId });
}

/** What is declared of the notifications about reactions to this kind of things. */
const findNotice = ({ caseKinds }: Platform, subjectKind: string): ReactionNotice | null =>
  caseKinds.find(({ ofReactions }) => ofReactions?.subjectKind === subjectKind)?.ofReactions?.notice ?? null;

/** Who wrote a reaction, and whose thing it is written to; each null for a member who deleted the account. */
const findReaction = ({ db }: Platform, { id, notice }: { id: number; notice: ReactionNotice }) =>
  db
    .selectFrom('reaction')
    .where('reaction.id', '=', id)
    .where('reaction.hiddenAt', 'is', null)
    .select((eb) => ['reaction.authorId', notice.ownerOf(eb.ref('reaction.subjectId')).as('ownerId')])
    .executeTakeFirst();

/** Deletes what its author was told of a reaction that a moderator hid, when they withdrew it. */
export const removeHidingOfReaction = (platform: Platform, { reactionId }: OfReaction): Promise<void> =>
  removeNotifications(platform, (eb) => isOfHiding(eb, { kinds: reactionCases(platform), subjectId: reactionId }));

/** Deletes what members were told of hidden reactions that have gone with the blog of somebody who deleted the account. */
export const removeNotificationsOfGoneReactions = (platform: Platform): Promise<void> =>
  removeNotifications(platform, (eb) => isOfGoneReaction(eb, platform));
