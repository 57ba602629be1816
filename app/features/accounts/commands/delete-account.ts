import { sql } from 'kysely';
import { selectWhoKnow } from '#app/features/contacts/index.ts';
import { unsubscribe } from '#app/features/newsletter/index.ts';
import { memberTopic } from '#app/features/profiles/index.ts';
import { noteDeparted } from '#app/platform/cases/departed-texts.ts';
import type { Counter } from '#app/platform/database/compare-counters.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { DELETION_LOCK } from '#app/platform/database/lock-numbers.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { discardDraftsAbout, draftKind } from '#app/platform/drafts.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { deleteOrphanedPicturesJob } from '#app/platform/images/delete-orphaned-pictures.ts';
import { PERSON_KINDS } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isOnlyHolder, ROLES_TO_HOLD } from '#app/platform/session/only-holder.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { memberDeleted } from '../events.ts';
import { clearLoginAttempts } from '../login/login-attempts.ts';
import { requireOwnPassword } from '../login/own-password.ts';
import { reserveUsername } from '../registration/usernames.ts';
import { enqueueMail } from './request-mail.ts';

const WRONG_PASSWORD = 'Vul het juiste wachtwoord in';

interface Deletion {
  by: Viewer;
  password: string;
  /** Why, in the member's words; '' without a reason. */
  reason: string;
  /** Whether what they wrote for others goes too; else it stays without an author. */
  withTexts: boolean;
  network: string;
}

/**
 * Deletes a member and all that is kept about them, in one transaction (rules.md R31). Foreign keys do most: what is a
 * member's own goes, and what they wrote in conversations stays without an author, or is withdrawn by the worker
 * (docs/decisions/leaving.md). The worker deletes the files of their pictures, and says goodbye by mail. Throws AppError
 * wrong_credentials, temporarily_blocked, or last_of_role for the only administrator or moderator.
 */
export async function deleteAccount(
  platform: Platform,
  { by, reason, password, network, withTexts }: Deletion,
): Promise<void> {
  const { memberId } = by;
  const verifiedHash = await requireOwnPassword(platform, { by, password, network, message: WRONG_PASSWORD });
  await write(platform, async (tx) => {
    const { db, now, invalidate, signalOpenPages, publish } = tx;
    await sql`select pg_advisory_xact_lock(${DELETION_LOCK})`.execute(db);
    const { email, username } = await lockMember(db, { memberId, passwordHash: verifiedHash });
    if (await isOnlyHolder(db, memberId, ROLES_TO_HOLD)) throw new AppError('last_of_role');
    for (const { otherId } of await selectWhoKnow(db, memberId).execute()) signalOpenPages(otherId, 'messages');
    for (const [kind, { toMember }] of platform.draftKinds)
      if (toMember) await discardDraftsAbout(db, { kind: draftKind(kind), about: memberId });
    if (withTexts) await noteDeparted(db, platform.caseKinds, memberId);
    await deleteNotificationsOf(tx, memberId);
    await lowerCounters(db, platform.counters, memberId);
    await deleteByAddress(platform, tx, email);
    await db.deleteFrom('member').where('id', '=', memberId).execute();
    await reserveUsername({ db, config: platform.config }, username);
    if (reason)
      await db
        .insertInto('deletionReason')
        .values({ reason, deletedOn: dayOf(now) })
        .execute();
    await platform.jobs.send(db, deleteOrphanedPicturesJob, {});
    await enqueueMail(platform.jobs, db, { kind: 'account_deleted', email, now });
    invalidate(memberTopic(memberId));
    await publish(memberDeleted, { memberId });
  });
}

/**
 * Locks the member, so that nothing of theirs can be added. Throws AppError wrong_credentials if the password was changed.
 */
async function lockMember(db: OpenTransaction, { memberId, passwordHash }: { memberId: number; passwordHash: string }) {
  const member = await db
    .selectFrom('member')
    .select(['email', 'username'])
    .where('id', '=', memberId)
    .where('passwordHash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw new AppError('wrong_credentials', { fields: { Password: WRONG_PASSWORD } });
  return member;
}

/** Deletes what others were told of the member. What they were told of reactions, which stay, is for the worker. */
async function deleteNotificationsOf({ db, signalOpenPages }: Write, memberId: number): Promise<void> {
  const deleted = await db
    .deleteFrom('notification')
    .where('actorId', '=', memberId)
    .where('kind', 'in', [...PERSON_KINDS])
    .returning('memberId')
    .execute();
  for (const told of deleted) signalOpenPages(told.memberId, 'notifications');
}

/** Deletes what is kept by the address instead of by the member. */
async function deleteByAddress({ config }: Platform, tx: Write, email: string): Promise<void> {
  const { db } = tx;
  const address = sql<string>`lower(email)`;
  await db.deleteFrom('mailRequest').where(address, '=', email.toLowerCase()).execute();
  await db.deleteFrom('registration').where(address, '=', email.toLowerCase()).execute();
  await unsubscribe(tx, email);
  await clearLoginAttempts({ db, secret: config.secret, email });
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Lowers the counters by the rows of a member, in the open transaction in which the member, and these rows, are deleted. */
async function lowerCounters(db: OpenTransaction, counters: readonly Counter[], memberId: number): Promise<void> {
  for (const { table, column, rows, key, memberKey } of counters) {
    if (!memberKey) continue;
    const [counter, foreignKey] = [sql.ref(column), sql.ref(key)];
    await sql`
      update ${sql.table(table)} set ${counter} = ${counter} - counted.number
      from (
        select ${foreignKey} as target_id, count(*)::integer as number from ${sql.table(rows)}
        where ${sql.ref(memberKey)} = ${memberId} group by 1
      ) as counted
      where ${sql.table(table)}.id = counted.target_id
    `.execute(db);
  }
}
