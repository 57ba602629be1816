import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken } from '#app/platform/session/token.ts';
import type { FirstFactor } from './verify-login.ts';

/**
 * Gives the member to whom this token was mailed, and deletes the token: of two concurrent requests with it, one gets the
 * member. Throws AppError invalid_token, whatever is wrong with the link (rules.md R7).
 */
export async function consumeLoginLink(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<FirstFactor> {
  const member = await db
    .deleteFrom('loginLink')
    .using('member')
    .whereRef('member.id', '=', 'loginLink.memberId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', clock.now())
    .returning(['member.id as memberId', 'member.passwordHash'])
    .executeTakeFirst();
  if (!member) throw new AppError('invalid_token');
  return member;
}

/** Finds the member to whom the token of a link was mailed; null for a link that does not work (any more). */
export async function findLoginLink(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<{ username: string } | null> {
  const member = await db
    .selectFrom('loginLink')
    .innerJoin('member', 'member.id', 'loginLink.memberId')
    .where('loginLink.tokenHash', '=', hashToken(token))
    .where('loginLink.expiresAt', '>', now)
    .select('member.username')
    .executeTakeFirst();
  return member ?? null;
}
