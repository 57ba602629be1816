import { sql } from 'kysely';
import { personForDonorPath } from '#app/features/profiles/paths.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';

/** The person whom a donor wanted to reach when registering, and when the donor first wrote to them, if ever. */
export interface DonorMatch {
  personId: number;
  contactedAt: Date | null;
}

/** The match of the donor with this id, or null. */
export const findDonorMatch = async (db: Database, donorId: number): Promise<DonorMatch | null> =>
  (await selectMatches(db).where('donorMatch.donorId', '=', donorId).executeTakeFirst()) ?? null;

/** The page for the donor with this address after logging in (donors-3); null without a match. */
export async function findDonorLandingPath(db: Database, email: string): Promise<string | null> {
  const match = await selectMatches(db)
    .innerJoin('member', 'member.id', 'donorMatch.donorId')
    .where(sql<string>`lower(member.email)`, '=', normaliseAddress(email))
    .executeTakeFirst();
  if (!match) return null;
  return match.contactedAt ? MESSAGES_PATH : personForDonorPath(match.personId);
}

const selectMatches = (db: Database) =>
  db.selectFrom('donorMatch').select(['donorMatch.personId', 'donorMatch.contactedAt']);

/** Records that a donor wrote to a person. If it is the person of the match, the next login goes to the messages. */
export async function recordDonorContact(
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
