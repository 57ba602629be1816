import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import type { NotificationKind } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';
import { isOfficial } from '../is-visible.ts';

/** A notification, without whose it is. */
export interface NewNotification {
  kind: NotificationKind;
  actorId: number | null;
  subjectId: number;
  /** The thing in which it is news: a member has one notification of a kind for all that is new in it. */
  aboutId?: number;
}

/** The same as `storeNotifications`, for one member. */
export const storeNotification = (
  platform: Platform,
  { memberId, ...notification }: NewNotification & { memberId: number },
): Promise<void> => storeNotifications(platform, { ...notification, memberIds: [memberId] });

/**
 * Stores a notification for each of these members, of which their open pages are told, in as many statements for thousands
 * of them as for one. What they have not seen of the same thing becomes part of it. A second time it changes nothing; nor does
 * one about who blocks a member or is blocked, unless it is of a moderator.
 */
export const storeNotifications = (
  platform: Platform,
  notification: NewNotification & { memberIds: readonly number[] },
): Promise<void> =>
  write(platform, async ({ db, now, signalOpenPages }) => {
    const earlier = await takeEarlier(db, notification);
    const stored = await insertNotifications(db, { ...notification, earlier, now });
    for (const { memberId } of stored) signalOpenPages(memberId, 'notifications');
  });

interface Earlier {
  memberId: number;
  /** The first of what the member has not seen; null where they saw all. */
  firstId: number | null;
  /** The first of what they saw last; null where they saw nothing. */
  seenFirstId: number | null;
}

/** Deletes what these members were told before of the same thing, for one that tells it all and comes first in their list. */
async function takeEarlier(
  db: OpenTransaction,
  { memberIds, kind, actorId, subjectId, aboutId }: NewNotification & { memberIds: readonly number[] },
): Promise<Earlier[]> {
  if (aboutId === undefined) return [];
  return db
    .deleteFrom('notification')
    .where('memberId', '=', sql<number>`any(${[...memberIds]})`)
    .where((eb) => eb.and({ kind, aboutId }))
    .where('subjectId', '<', subjectId)
    .where((eb) => notBlocked(eb, eb.ref('notification.memberId'), eb.val(actorId)))
    .returning([
      'memberId',
      sql<number | null>`case when seen_at is null then first_id end`.as('firstId'),
      sql<number | null>`case when seen_at is null then seen_first_id else first_id end`.as('seenFirstId'),
    ])
    .execute();
}

/** Inserts the notifications that are new, and gives whose they are. */
const insertNotifications = (
  db: OpenTransaction,
  {
    memberIds,
    kind,
    actorId,
    subjectId,
    aboutId,
    earlier,
    now,
  }: NewNotification & { memberIds: readonly number[]; earlier: readonly Earlier[]; now: Date },
) =>
  db
    .insertInto('notification')
    .columns(['memberId', 'kind', 'actorId', 'subjectId', 'aboutId', 'firstId', 'seenFirstId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .leftJoin(earlierTable(earlier), 'earlier.memberId', 'member.id')
        .select([
          'member.id',
          sql<string>`${kind}::text`.as('kind'),
          sql<number | null>`${actorId}::integer`.as('actorId'),
          sql<number>`${subjectId}::integer`.as('subjectId'),
          sql<number | null>`${aboutId ?? null}::integer`.as('aboutId'),
          sql<number | null>`coalesce(earlier.first_id, ${aboutId === undefined ? null : subjectId}::integer)`.as(
            'firstId',
          ),
          'earlier.seenFirstId',
          sql<Date>`${now}::timestamptz`.as('createdAt'),
        ])
        .where((of) => of('member.id', '=', of.fn.any(of.val([...memberIds]))))
        .$if(!isOfficial(kind), (query) => query.where((of) => notBlocked(of, of.ref('member.id'), of.val(actorId)))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberId')
    .execute();

const earlierTable = (earlier: readonly Earlier[]) =>
  sql<Earlier>`(
    select * from unnest(
      ${earlier.map(({ memberId }) => memberId)}::integer[], ${earlier.map(({ firstId }) => firstId)}::integer[],
      ${earlier.map(({ seenFirstId }) => seenFirstId)}::integer[]
    ) as told (member_id, first_id, seen_first_id)
  )`.as<'earlier'>('earlier');
