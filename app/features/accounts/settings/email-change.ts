import type { Database } from '#app/platform/database/database.ts';
import { hashToken } from '#app/platform/session/token.ts';

/** Finds the change of address to which a token belongs, with its member; null for a token that does not work (any more). */
export async function findEmailChange(db: Database, { token, now }: { token: string; now: Date }) {
  const change = await db
    .selectFrom('emailChange')
    .innerJoin('member', 'member.id', 'emailChange.memberId')
    .where('emailChange.tokenHash', '=', hashToken(token))
    .where('emailChange.expiresAt', '>', now)
    .select(['emailChange.memberId', 'emailChange.newEmail', 'member.username', 'member.email', 'member.passwordHash'])
    .executeTakeFirst();
  return change ?? null;
}
