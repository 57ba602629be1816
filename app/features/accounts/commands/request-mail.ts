import type { Platform } from '#app/platform/platform.ts';
import { requestedMailJob } from '../jobs.ts';
import type { MailKind } from './mail-limit.ts';

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
