import type { Platform } from '#app/platform/platform.ts';
import { answerMailRequest } from '../jobs.ts';

/** The mails that anybody can ask for an address: to confirm it once more, or to set the password anew. */
type MailKind = 'verification' | 'password_reset';

/**
 * Has a mail sent to an address, if there is reason to. Never looks whether it is known: the worker does, so that neither
 * the answer nor its time tells (rules.md R1).
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
    await jobs.send(transaction, answerMailRequest, { requestId: id });
  });
}
