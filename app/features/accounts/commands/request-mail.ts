import type { Platform } from '#app/platform/platform.ts';
import { requestedMailJob } from '../jobs.ts';

/** The mails that anybody can request for an address: to confirm it again, or to reset the password. */
type MailKind = 'verification' | 'password_reset';

/**
 * Enqueues a request for a mail to an address. Only the worker looks up whether the address has an account, so that
 * neither the response nor its time reveals that (rules.md R1).
 */
export async function requestMail(
  { db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>,
  { kind, email }: { kind: MailKind; email: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('mailRequest')
      .values({ kind, email, requestedAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.send(transaction, requestedMailJob, { requestId: id });
  });
}
