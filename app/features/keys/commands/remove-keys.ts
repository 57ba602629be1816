import { sql } from 'kysely';
import { type Writable, write } from '#app/platform/database/write.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { keyChangedMailJob } from '../jobs.ts';

/**
 * Removes the passkeys, the second factor and the recovery codes of the member with this address, who lost them all, which only
 * a command on the server does. Ends their sessions and logins that wait, so that whoever has the keys goes too, and tells it
 * by mail, whether or not there were keys. The password stays. Gives their username; null without such a member.
 */
export const removeKeys = (platform: Writable & { jobs: Pick<Jobs, 'send'> }, email: string): Promise<string | null> =>
  write(platform, async ({ db }) => {
    const member = await db
      .selectFrom('member')
      .select(['id', 'username'])
      .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!member) return null;
    for (const table of ['passkey', 'secondFactor', 'recoveryCode', 'pendingLogin', 'loginLink', 'session'] as const)
      await db.deleteFrom(table).where('memberId', '=', member.id).execute();
    await platform.jobs.send(db, keyChangedMailJob, { memberId: member.id, change: 'keys_removed' });
    return member.username;
  });
