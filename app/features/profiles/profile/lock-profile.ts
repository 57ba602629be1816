import type { Database } from '#app/platform/database/database.ts';

/**
 * Lets one write at a time change a profile, its audiences and the consent behind it: the next waits here until the
 * transaction ends, and then reads what it wrote.
 */
export async function lockProfile(db: Database, memberId: number): Promise<void> {
  await db.selectFrom('profile').select('memberId').where('memberId', '=', memberId).forNoKeyUpdate().execute();
}
