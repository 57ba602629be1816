import type { OpenTransaction } from '#app/platform/database/database.ts';

/** Makes a new member a donor, with a match if they registered from the page of a person (choices.md 3). */
export async function makeDonor(
  db: OpenTransaction,
  { donorId, personId, now }: { donorId: number; personId: number | null; now: Date },
): Promise<void> {
  await db.insertInto('memberRole').values({ memberId: donorId, role: 'donor', grantedAt: now }).execute();
  if (personId === null) return;
  await db.insertInto('donorMatch').values({ donorId, personId, createdAt: now }).execute();
}
