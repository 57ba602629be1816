import { after, MINUTE } from '../clock.ts';
import type { MemberContext } from '../http/request-context.ts';

/** How long a session may do what asks for the password again, after its member gave it or used a passkey. */
const LIFETIME = 15 * MINUTE;

/** Whether the member behind this session gave their password again a short time ago. */
export async function hasConfirmedPassword({ platform: { db, clock }, viewer }: MemberContext): Promise<boolean> {
  const confirmed = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', viewer.sessionId)
    .where('passwordConfirmedAt', '>', after(clock.now(), -LIFETIME))
    .executeTakeFirst();
  return confirmed !== undefined;
}
