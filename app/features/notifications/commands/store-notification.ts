import { sql } from 'kysely';
import { notBlocked } from '#app/features/contacts/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import type { NotificationKind } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isOfficial } from '../is-visible.ts';

interface NewNotification {
  kind: NotificationKind;
  actorId: number | null;
  subjectId: number;
}

/** The same as `storeNotifications`, for one member. */
export const storeNotification = (
  platform: Platform,
  { memberId, ...notification }: NewNotification & { memberId: number },
): Promise<void> => storeNotifications(platform, { ...notification, memberIds: [memberId] });

/**
 * Stores a notification for each of these members, of which their open pages are told, in as many statements for thousands
 * of them as for one. A second time it changes nothing; nor does one about who blocks a member or is blocked, unless it is
 * of a moderator.
 */
export const storeNotifications = (
  platform: Platform,
  notification: NewNotification & { memberIds: readonly number[] },
): Promise<void> =>
  write(platform, async ({ db, now, signalOpenPages }) => {
    const stored = await insertNotifications(db, { ...notification, now });
    for (const { memberId } of stored) signalOpenPages(memberId, 'notifications');
  });

/** Inserts the notifications that are new, and gives whose they are. */
const insertNotifications = (
  db: OpenTransaction,
  { memberIds, kind, actorId, subjectId, now }: NewNotification & { memberIds: readonly number[]; now: Date },
) =>
  db
    .insertInto('notification')
    .columns(['memberId', 'kind', 'actorId', 'subjectId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .select([
          'member.id',
          sql<string>`${kind}::text`.as('kind'),
          sql<number | null>`${actorId}::integer`.as('actorId'),
          sql<number>`${subjectId}::integer`.as('subjectId'),
          sql<Date>`${now}::timestamptz`.as('createdAt'),
        ])
        .where((of) => of('member.id', '=', of.fn.any(of.val([...memberIds]))))
        .$if(!isOfficial(kind), (query) => query.where((of) => notBlocked(of, of.ref('member.id'), of.val(actorId)))),
    )
    .onConflict((conflict) => conflict.columns(['memberId', 'kind', 'subjectId']).doNothing())
    .returning('memberId')
    .execute();
