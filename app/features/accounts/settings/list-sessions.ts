import type { MemberContext } from '#app/platform/http/request-context.ts';
import { UNKNOWN_DEVICE } from '../login/device.ts';

/** How many sessions are listed. 'Log overal uit behalve hier' also ends those beyond it. */
const MAX_LISTED = 50;

/** A session as its member sees it. */
export interface Session {
  id: number;
  device: string;
  createdAt: Date;
  lastActiveAt: Date;
  current: boolean;
}

/** The viewer's sessions that have not ended: that of this request first, then the most recently active. */
export async function listSessions({ platform: { db, clock }, viewer }: MemberContext): Promise<Session[]> {
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
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? UNKNOWN_DEVICE,
    createdAt: row.createdAt,
    lastActiveAt: row.lastActiveAt,
    current: row.current,
  }));
}
