import { deviceOf } from '#app/features/sessions/index.ts';
import { after } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';

interface Start {
  memberId: number;
  /** The hash of the password that was verified. */
  passwordHash: string;
  indefinite: boolean;
  /** What the browser says of itself; kept as words by which the member knows it again. */
  userAgent: string | null;
}

/**
 * Starts a session. Gives its token, which is stored nowhere but in the member's browser (rules.md R8). A password that
 * was changed since it was checked starts none: the lock on the member waits for who is changing it, so that what ends
 * all sessions ends this one too (rules.md R7). Throws AppError wrong_credentials.
 */
export async function startSession(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { memberId, passwordHash, indefinite, userAgent }: Start,
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
        device: deviceOf(userAgent),
        createdAt: now,
        lastActiveAt: now,
        expiresAt: after(now, indefinite ? config.sessions.indefinite : config.sessions.idle),
      })
      .execute();
  });
  return { token, indefinite };
}
