import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { notBlocked } from '#app/features/contacts/index.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { NotificationKind } from '#app/platform/notification-kinds.ts';

/** What a moderator writes as such reaches everybody: nobody can get round it by a block. */
const OFFICIAL: NotificationKind = 'moderator-message';

/** Whether a notification of this kind may be about who blocks the member or is blocked. */
export const isOfficial = (kind: NotificationKind): boolean => kind === OFFICIAL;

/** Whether a member sees a notification of theirs: a condition for queries over `notification`. */
export function isVisible(memberId: number): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'notification'>();
  return eb.or([eb('notification.kind', '=', OFFICIAL), notBlocked(eb, memberId, eb.ref('notification.actorId'))]);
}
