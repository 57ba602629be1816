import { sql } from 'kysely';
import { type Writable, write } from '#app/platform/database/write.ts';
import { insertRole } from './change-role.ts';

/**
 * Makes the member with this address an administrator, which only a command on the server does (choices.md 18). A second
 * time it changes nothing. Gives their username; null without such a member.
 */
export const makeAdministrator = (platform: Writable, email: string): Promise<string | null> =>
  write(platform, async (tx) => {
    const member = await tx.db
      .selectFrom('member')
      .select(['id', 'username'])
      .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
      .executeTakeFirst();
    if (!member) return null;
    await insertRole(tx, { memberId: member.id, role: 'administrator', changedBy: null });
    return member.username;
  });
