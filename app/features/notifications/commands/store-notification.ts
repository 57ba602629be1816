import { sql } from 'kysely';
import { notBlocked } from '#app/features/contacts/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isOfficial } from '../is-visible.ts';
import type { NotificationKind } from '../kinds.ts';

interface NewNotification {
  kind: NotificationKind;
  memberId: number;
  actorId: number | null;
  subjectId: number;
}

/**
 * Stores a notification, of which the open pages of the member are told. A second time it changes nothing; nor does one
 * about who blocks the member or is blocked, unless it is of a moderator.
 */
export function storeNotification(platform: Platform, notification: NewNotification): Promise<void> {
  return write(platform, async ({ db, now, notifyMember }) => {
    const { memberId, actorId, kind } = notification;
    if (!isOfficial(kind) && !(await isFree(db, memberId, actorId))) return;
    const stored = await db
      .insertInto('notification')
      .values({ ...notification, createdAt: now })
      .onConflict((conflict) => conflict.columns(['memberId', 'kind', 'subjectId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) notifyMember(memberId, 'notifications');
  });
}

/** Whether neither of the two blocks the other. */
async function isFree(db: OpenTransaction, memberId: number, actorId: number | null): Promise<boolean> {
  const { free } = await db
    .selectNoFrom((eb) => sql<boolean>`${notBlocked(eb, memberId, eb.val(actorId))}`.as('free'))
    .executeTakeFirstOrThrow();
  return free;
}
