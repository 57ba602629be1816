import { after } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { IDLE_LIFETIME, INDEFINITE_LIFETIME } from '#app/platform/session/cookie.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';

/** Starts a session. Gives its token, which is stored nowhere but in the member's browser (rules.md R8). */
export async function startSession(
  db: Database,
  { memberId, indefinite, now }: { memberId: number; indefinite: boolean; now: Date },
): Promise<{ token: string; indefinite: boolean }> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      memberId,
      indefinite,
      createdAt: now,
      lastActiveAt: now,
      expiresAt: after(now, indefinite ? INDEFINITE_LIFETIME : IDLE_LIFETIME),
    })
    .execute();
  return { token, indefinite };
}
