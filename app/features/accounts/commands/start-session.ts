import { after } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { describeDevice } from '../login/device.ts';

interface NewSession {
  memberId: number;
  /** The hash of the password that was verified. */
  passwordHash: string;
  indefinite: boolean;
  /** Whether the member showed a second factor beside the password or the link, or a passkey, which is two. */
  secondFactor: boolean;
  /** The User-Agent header. Only a description of the device is stored, by which the member recognises the session. */
  userAgent: string | null;
}

/**
 * Starts a session. Gives its token, which only the member's browser stores (rules.md R8). Throws AppError
 * wrong_credentials if the password was changed after it was verified: the lock on the member waits for a concurrent
 * change of the password, which ends all sessions, so that no session with the old password outlives it (rules.md R7).
 */
export async function startSession(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { memberId, passwordHash, indefinite, secondFactor, userAgent }: NewSession,
): Promise<{ token: string; indefinite: boolean }> {
  const token = newToken();
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where('passwordHash', '=', passwordHash)
      .forShare()
      .executeTakeFirst();
    if (!member) throw new AppError('wrong_credentials');
    await transaction
      .insertInto('session')
      .values({
        tokenHash: hashToken(token),
        memberId,
        indefinite,
        device: describeDevice(userAgent),
        createdAt: now,
        lastActiveAt: now,
        secondFactorAt: secondFactor ? now : null,
        expiresAt: after(now, indefinite ? config.sessions.indefinite : config.sessions.idle),
      })
      .execute();
  });
  return { token, indefinite };
}
