import { after, MINUTE } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import type { FirstFactor } from './verify-login.ts';

/** How long a login waits for its second factor. */
export const PENDING_LIFETIME = 10 * MINUTE;

/** A login that waits for its second factor. Nobody is logged in by it. */
export interface PendingLogin extends FirstFactor {
  indefinite: boolean;
}

/** Stores a login that waits. Gives its token, for the cookie of this browser. */
export async function storePendingLogin(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  pending: PendingLogin,
): Promise<string> {
  const token = newToken();
  const { memberId, passwordHash, indefinite } = pending;
  const expiresAt = after(clock.now(), PENDING_LIFETIME);
  await db
    .insertInto('pendingLogin')
    .values({ tokenHash: hashToken(token), memberId, passwordHash, indefinite, expiresAt })
    .execute();
  return token;
}

/** Finds the login that waits in this browser; null where there is none, or where it waited too long. */
export async function findPendingLogin(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string | null,
): Promise<PendingLogin | null> {
  if (token === null) return null;
  const pending = await db
    .selectFrom('pendingLogin')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', clock.now())
    .select(['memberId', 'passwordHash', 'indefinite'])
    .executeTakeFirst();
  return pending ?? null;
}

/** Ends a login that waited: it goes on as a session, or not at all. */
export async function deletePendingLogin(db: OpenTransaction | Platform['db'], token: string): Promise<void> {
  await db.deleteFrom('pendingLogin').where('tokenHash', '=', hashToken(token)).execute();
}
