import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { after, HOUR } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { MailReader } from './notification-mail.tsx';

/** Whom the site mails in the morning that something waits for them. */
export type DeskRole = 'moderator' | 'professional' | 'administrator';

/** How long after a mail the next may follow: somewhat less than a day, because no job runs on the minute. */
const PAUSE = 20 * HOUR;

type OfMember = ExpressionBuilder<DB, 'member'>;

/**
 * Marks as mailed now, in an open transaction, all with this role who want mails but for who was mailed today; with
 * `waits` only those of whom that is so. Gives them.
 */
export const markDeskMailed = (
  { db, now }: Write,
  role: DeskRole,
  waits: (eb: OfMember) => Expression<SqlBool> = () => sql.val(true),
): Promise<{ memberId: number }[]> =>
  db
    .insertInto('deskMail')
    .columns(['memberId', 'role', 'mailedAt'])
    .expression(
      selectDeskReaders(db, role)
        .select(['member.id', sql<string>`${role}::text`.as('role'), sql<Date>`${now}::timestamptz`.as('mailedAt')])
        .where((eb) => waits(eb as unknown as OfMember)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'role'])
        .doUpdateSet((eb) => ({ mailedAt: eb.ref('excluded.mailedAt') }))
        .where('deskMail.mailedAt', '<=', after(now, -PAUSE)),
    )
    .returning('memberId')
    .execute();

/** The reader of such a mail; undefined for who has the role no more, or wants no mails. */
export const findDeskReader = (
  db: Database,
  { memberId, role }: { memberId: number; role: DeskRole },
): Promise<MailReader | undefined> =>
  selectDeskReaders(db, role)
    .select(['member.id as memberId', 'member.email as to', 'member.username'])
    .where('member.id', '=', memberId)
    .executeTakeFirst();

/** Those with this role who want mails. */
export const selectDeskReaders = (db: Database, role: DeskRole) =>
  db
    .selectFrom('memberRole')
    .innerJoin('member', 'member.id', 'memberRole.memberId')
    .where('memberRole.role', '=', role)
    .where('member.emailNotifications', '=', true);
