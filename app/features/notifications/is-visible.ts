import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { NEWS_KINDS, type NotificationKind } from '#app/platform/notification-kinds.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';
import { hasNews, hasReactions } from './news.ts';

/** What a moderator writes as such reaches everybody: nobody can get round it by a block. */
const OFFICIAL: NotificationKind = 'moderator-message';

/** Whether a notification of this kind may be about who blocks the member or is blocked. */
export const isOfficial = (kind: NotificationKind): boolean => kind === OFFICIAL;

/**
 * Whether a member sees a notification of theirs: a condition for queries over `notification`. Of one about several reactions
 * they see those of whom no block keeps them from.
 */
export const isVisible = (memberId: number): Expression<SqlBool> => tells(memberId, hasReactions);

/** Whether it is new to them as well: not where a block keeps them from all that is new in it. */
export const isUnseen = (memberId: number): Expression<SqlBool> => {
  const eb = expressionBuilder<DB, 'notification'>();
  return eb.and([eb('notification.seenAt', 'is', null), tells(memberId, hasNews)]);
};

function tells(memberId: number, ofSeveral: typeof hasNews): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'notification'>();
  const ofReactions = eb.and([
    eb('notification.kind', 'in', [...NEWS_KINDS]),
    eb('notification.aboutId', 'is not', null),
  ]);
  return eb
    .case()
    .when('notification.kind', '=', OFFICIAL)
    .then(true)
    .when(ofReactions)
    .then(ofSeveral(eb, memberId))
    .else(notBlocked(eb, memberId, eb.ref('notification.actorId')))
    .end();
}
