import { sql } from 'kysely';
import { after, MINUTE } from '#app/platform/clock.ts';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { Authenticate } from '#app/platform/http/server.ts';
import type { Platform } from '#app/platform/platform.ts';
import { blockersOf } from '#app/platform/session/blocks.ts';
import { antiforgeryToken, hashToken } from '#app/platform/session/token.ts';
import type { Role } from '#app/platform/session/viewer.ts';

/** A session is prolonged at most once in this time, so that not every request writes. */
const PROLONG_INTERVAL = MINUTE;

/**
 * Makes the function that finds the member of a session by its token, or how the session ended. It prolongs the session
 * if the member is active (rules.md R8). Without a second factor the session holds no role that needs one: here, where every
 * request, page and stream gets its viewer.
 */
export function sessionAuthenticator({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>): Authenticate {
  return async (token, { active }) => {
    const now = clock.now();
    const [found] = await findSession(db, { tokenHash: hashToken(token) });
    if (!found) return 'ended';
    if (found.expiresAt <= now) return 'expired';
    const { indefinite, lastActiveAt, expiresAt, blockedBy, secondFactorAt, pauseCode, pausedUntil, ...viewer } = found;
    const required: readonly Role[] = secondFactorAt ? [] : config.secondFactorRequired;
    const roles = viewer.roles.filter((role) => !required.includes(role));
    const prolong = active && lastActiveAt < after(now, -PROLONG_INTERVAL);
    return {
      ...viewer,
      roles,
      lacksSecondFactor: roles.length < viewer.roles.length,
      blockedBy: SEEING_ALL.some((role) => roles.includes(role)) ? [] : blockedBy,
      pause: pauseCode && (!pausedUntil || pausedUntil > now) ? { until: pausedUntil, code: pauseCode } : null,
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

/** Nobody is hidden from these by a block: they act on every member. */
const SEEING_ALL: readonly Role[] = ['moderator', 'administrator'];

const findSession = prepared((db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .leftJoin('memberPause', 'memberPause.memberId', 'member.id')
    .where('session.tokenHash', '=', tokenHash)
    .select([
      'session.id as sessionId',
      'session.indefinite',
      'session.lastActiveAt',
      'session.expiresAt',
      'session.secondFactorAt',
      'member.id as memberId',
      'member.username',
      'member.email',
      'member.public',
      'member.photoId',
      sql<ContentWarning[]>`member.unfolded_warnings`.as('unfolded'),
      'memberPause.until as pausedUntil',
      sql<string | null>`(select code from decision where id = member_pause.decision_id)`.as('pauseCode'),
      sql<Role[]>`array(select role from member_role where member_id = member.id)`.as('roles'),
      blockersOf(sql.ref('member.id')).as('blockedBy'),
    ]),
);
