import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import type { Platform } from '#app/platform/platform.ts';
import { requestedMailJob } from '../jobs.ts';

/** A mail that anybody can request for an address. */
export type RequestedMail = 'verification' | 'password_reset' | 'login_link';

/** A mail to an address that its member has no longer, after a change or after the account was deleted. */
export type FormerAddressMail = 'email_changed' | 'account_deleted';

/**
 * Enqueues a request for a mail to an address. Only the worker looks up whether the address has an account, so that
 * neither the response nor its time reveals that (rules.md R1).
 */
export async function requestMail(
  { db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>,
  { kind, email }: { kind: RequestedMail; email: string },
): Promise<void> {
  await db.transaction().execute((transaction) => enqueueMail(jobs, transaction, { kind, email, now: clock.now() }));
}

/** Enqueues a mail in an open transaction. The address is in a row that the worker deletes, so that no queue stores it. */
export async function enqueueMail(
  jobs: Jobs,
  db: OpenTransaction,
  { kind, email, now }: { kind: RequestedMail | FormerAddressMail; email: string; now: Date },
): Promise<void> {
  const { id } = await db
    .insertInto('mailRequest')
    .values({ kind, email, requestedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.send(db, requestedMailJob, { requestId: id });
}
