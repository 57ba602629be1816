import type { MemberContext } from '#app/platform/http/request-context.ts';
import { UNKNOWN_DEVICE } from './device.ts';

/** How many sessions are shown; of those beyond it, 'everywhere but here' ends them too. */
const MOST_SHOWN = 50;

/** Where a member is logged in, as they see it. */
export interface Session {
  id: number;
  device: string;
  createdAt: Date;
  lastActiveAt: Date;
  current: boolean;
}

/** The member's sessions that have not ended: this one first, then the last used. */
export async function readSessions({ platform: { db, clock }, viewer }: MemberContext): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .where('memberId', '=', viewer.memberId)
    .where('expiresAt', '>', clock.now())
    .select((eb) => [
      'id',
      'device',
      'createdAt',
      'lastActiveAt',
      eb('id', '=', viewer.sessionId).$castTo<boolean>().as('current'),
    ])
    .orderBy('current', 'desc')
    .orderBy('lastActiveAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? UNKNOWN_DEVICE,
    createdAt: row.createdAt,
    lastActiveAt: row.lastActiveAt,
    current: row.current,
  }));
}
