import type { Write } from '#app/platform/database/write.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { passwordChangedMailJob } from '../jobs.ts';

/**
 * Gives a member another password in an open transaction: ends all their sessions, makes mailed links useless, and informs
 * them by mail (rules.md R6 to R8). A change of address that was asked for with the old password is off too.
 */
export async function setPassword(
  jobs: Jobs,
  { db }: Write,
  { memberId, passwordHash }: { memberId: number; passwordHash: string },
): Promise<void> {
  await db.updateTable('member').set({ passwordHash }).where('id', '=', memberId).execute();
  await db.deleteFrom('passwordResetToken').where('memberId', '=', memberId).execute();
  await db.deleteFrom('pendingLogin').where('memberId', '=', memberId).execute();
  await db.deleteFrom('loginLink').where('memberId', '=', memberId).execute();
  await db.deleteFrom('emailChange').where('memberId', '=', memberId).execute();
  await db.deleteFrom('session').where('memberId', '=', memberId).execute();
  await jobs.send(db, passwordChangedMailJob, { memberId });
}
