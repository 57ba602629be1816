import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { Unread } from '#app/ui/live/unread-context.ts';
import { UNREAD_MAX } from './rules.ts';

/** Counts what a member has not read yet, each up to UNREAD_MAX, in one query. */
export async function countUnread(db: Database, memberId: number): Promise<Unread> {
  const [unread] = await countRows(db, { memberId });
  return { messages: 0, notifications: unread?.notifications ?? 0 };
}

const countRows = prepared((db, { memberId }: { memberId: number }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('notification')
        .select('id')
        .where('memberId', '=', memberId)
        .where('seenAt', 'is', null)
        .limit(UNREAD_MAX)
        .as('unseen'),
    )
    .select(({ fn }) => fn.countAll<number>().as('notifications')),
);
