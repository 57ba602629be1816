import { sql } from 'kysely';
import { after, MINUTE } from '#app/platform/clock.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { Authenticate } from '#app/platform/http/server.ts';
import type { Platform } from '#app/platform/platform.ts';
import { antiforgeryToken, hashToken } from '#app/platform/session/token.ts';
import type { Role } from '#app/platform/session/viewer.ts';

/** A session is prolonged at most once in this time, so that not every request writes. */
const PROLONG_INTERVAL = MINUTE;

/**
 * Makes the function that finds the member of a session by its token, or how the session ended. It prolongs the session
 * if the member is active (rules.md R8).
 */
export function sessionAuthenticator({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>): Authenticate {
  return async (token, { active }) => {
    const now = clock.now();
    const [found] = await findSession(db, { tokenHash: hashToken(token) });
    if (!found) return 'ended';
    if (found.expiresAt <= now) return 'expired';
    const { indefinite, lastActiveAt, expiresAt, blockedBy, ...viewer } = found;
    const prolong = active && lastActiveAt < after(now, -PROLONG_INTERVAL);
    return {
      ...viewer,
      blockedBy: viewer.roles.includes('moderator') ? [] : blockedBy,
      sessionEndsAt: prolong ? await prolongSession(found.sessionId, indefinite, now) : expiresAt,
      antiforgeryToken: antiforgeryToken(config.secret, token),
    };
  };

  async function prolongSession(sessionId: number, indefinite: boolean, now: Date): Promise<Date> {
    const expiresAt = after(now, indefinite ? config.sessions.indefinite : config.sessions.idle);
    await db.updateTable('session').set({ lastActiveAt: now, expiresAt }).where('id', '=', sessionId).execute();
    return expiresAt;
  }
}

const findSession = prepared((db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .where('session.tokenHash', '=', tokenHash)
    .select([
      'session.id as sessionId',
      'session.indefinite',
      'session.lastActiveAt',
      'session.expiresAt',
      'member.id as memberId',
      'member.username',
      'member.email',
      'member.public',
      'member.photoId',
      sql<Role[]>`array(select role from member_role where member_id = member.id)`.as('roles'),
      sql<number[]>`array(select blocker_id from member_block where blocked_id = member.id)`.as('blockedBy'),
    ]),
);
