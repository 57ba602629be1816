import { systemClock } from '#app/platform/clock.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { PARTICIPANT } from './conversation.ts';
import { newPerson } from './registration.ts';
import { withSiteDatabase } from './site-database.ts';

/**
 * Makes a member whom no other journey knows, with the password of the demo, and gives their address.
 * For journeys that look at what a member has: a shared member may get a reaction or a favourite meanwhile.
 */
export const newMember = ({ roles = [] }: { roles?: Role[] } = {}): Promise<string> =>
  withSiteDatabase(async (db) => {
    const { passwordHash } = await db
      .selectFrom('member')
      .select('passwordHash')
      .where('email', '=', PARTICIPANT)
      .executeTakeFirstOrThrow();
    const { name, email } = newPerson('lid');
    await makeMember({ db, clock: systemClock }, { username: name, email, passwordHash, roles });
    return email;
  });
