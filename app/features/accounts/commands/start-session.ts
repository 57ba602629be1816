import { deviceOf } from '#app/features/sessions/index.ts';
import { after } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';

interface Start {
  memberId: number;
  indefinite: boolean;
  /** What the browser says of itself; kept as words by which the member knows it again. */
  userAgent: string | null;
}

/** Starts a session. Gives its token, which is stored nowhere but in the member's browser (rules.md R8). */
export async function startSession(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { memberId, indefinite, userAgent }: Start,
): Promise<{ token: string; indefinite: boolean }> {
  const token = newToken();
  const now = clock.now();
  await db
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
  return { token, indefinite };
}
