import { sql } from 'kysely';
import { after, MINUTE } from '#app/platform/clock.ts';
import type { Identify } from '#app/platform/http/server.ts';
import type { Platform } from '#app/platform/platform.ts';
import { antiforgeryToken, hashToken } from '#app/platform/session/token.ts';
import type { Role } from '#app/platform/session/viewer.ts';

/** Activity is noted at most once in this time, so that reading does not write. */
const NOTED_EVERY = MINUTE;

/** Finds the member of a session that has not ended, and notes that they are active. */
export function identifyMembers({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>): Identify {
  return async (token, { active }) => {
    const now = clock.now();
    const found = await db
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.memberId')
      .where('session.tokenHash', '=', hashToken(token))
      .where('session.expiresAt', '>', now)
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
      ])
      .executeTakeFirst();
    if (!found) return null;
    const { indefinite, lastActiveAt, expiresAt, ...viewer } = found;
    const noted = active && lastActiveAt < after(now, -NOTED_EVERY);
    return {
      ...viewer,
      sessionEndsAt: noted ? await noteActivity(found.sessionId, indefinite, now) : expiresAt,
      antiforgeryToken: antiforgeryToken(config.secret, token),
    };
  };

  async function noteActivity(sessionId: number, indefinite: boolean, now: Date): Promise<Date> {
    const expiresAt = after(now, indefinite ? config.sessions.indefinite : config.sessions.idle);
    await db.updateTable('session').set({ lastActiveAt: now, expiresAt }).where('id', '=', sessionId).execute();
    return expiresAt;
  }
}
