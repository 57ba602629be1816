import type { Database } from '#app/platform/database/database.ts';
import { lockProfile, readProfile } from '../profile/read-profile.ts';
import { entryFacts } from './facts.ts';

/**
 * Writes how the directory finds a member, from their profile as it stands in this transaction. Every write of a profile,
 * its visibility, its audiences, the consent behind it or the name calls this at its end.
 */
export async function storeDirectoryEntry(db: Database, memberId: number): Promise<void> {
  await lockProfile(db, memberId);
  const profile = await readProfile(db, memberId);
  const { username, createdAt } = await db
    .selectFrom('member')
    .select(['username', 'createdAt'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { public: isPublic } = profile;
  const changing = { username, public: isPublic, ...entryFacts(profile) };
  await db
    .insertInto('directoryEntry')
    .values({ memberId, joinedAt: createdAt, ...changing })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(changing))
    .execute();
}
