import { sql } from 'kysely';
import { personForDonorPath } from '#app/features/profiles/paths.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';

/** The person whom a donor wanted to reach when registering, and when the donor wrote to them. */
export interface DonorMatch {
  personId: number;
  contactedAt: Date | null;
}

/** The match of the donor with this id, or null. */
export const findDonorMatch = async (db: Database, donorId: number): Promise<DonorMatch | null> =>
  (await matches(db).where('donorMatch.donorId', '=', donorId).executeTakeFirst()) ?? null;

/** Where the donor with this address goes after logging in (spec §4, Login); null for who has no match. */
export async function findLandingOfDonor(db: Database, email: string): Promise<string | null> {
  const match = await matches(db)
    .innerJoin('member', 'member.id', 'donorMatch.donorId')
    .where(sql<string>`lower(member.email)`, '=', normaliseAddress(email))
    .executeTakeFirst();
  if (!match) return null;
  return match.contactedAt ? MESSAGES_PATH : personForDonorPath(match.personId);
}

const matches = (db: Database) => db.selectFrom('donorMatch').select(['donorMatch.personId', 'donorMatch.contactedAt']);

/** Notes that a donor wrote to somebody: if it was the person they came for, the next login leads to the messages. */
export async function noteDonorContact(
  db: OpenTransaction,
  { donorId, personId, now }: { donorId: number; personId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('donorMatch')
    .set({ contactedAt: now })
    .where('donorId', '=', donorId)
    .where('personId', '=', personId)
    .where('contactedAt', 'is', null)
    .execute();
}
