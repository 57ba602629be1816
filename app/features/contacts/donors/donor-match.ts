import { sql } from 'kysely';
import { personForDonorPath } from '#app/features/profiles/paths.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';

/** The person whom a donor wanted to reach when registering, and when the donor first wrote to them, if ever. */
export interface DonorMatch {
  personId: number;
  contactedAt: Date | null;
}

/** The match of the donor with this id, or null; also where that person blocks them (rules.md R44). */
export const findDonorMatch = async (db: Database, donorId: number): Promise<DonorMatch | null> =>
  unlessBlocked(await selectMatches(db).where('donorMatch.donorId', '=', donorId).executeTakeFirst());

/** The page for the donor with this address after logging in; null without a match. */
export async function findDonorLandingPath(db: Database, email: string): Promise<string | null> {
  const selected = await selectMatches(db)
    .innerJoin('member', 'member.id', 'donorMatch.donorId')
    .where(sql<string>`lower(member.email)`, '=', normaliseAddress(email))
    .executeTakeFirst();
  const match = unlessBlocked(selected);
  if (!match) return null;
  return match.contactedAt ? MESSAGES_PATH : personForDonorPath(match.personId);
}

const selectMatches = (db: Database) =>
  db
    .selectFrom('donorMatch')
    .select(({ ref }) => [
      'donorMatch.personId',
      'donorMatch.contactedAt',
      hasBlocked(ref('donorMatch.personId'), ref('donorMatch.donorId')).as('isBlocked'),
    ]);

const unlessBlocked = (match: (DonorMatch & { isBlocked: boolean }) | undefined): DonorMatch | null =>
  match && !match.isBlocked ? { personId: match.personId, contactedAt: match.contactedAt } : null;

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

/** Makes a new member a donor, with a match if they registered from the page of a person (choices.md 3). */
export async function makeDonor(
  db: OpenTransaction,
  { donorId, personId, now }: { donorId: number; personId: number | null; now: Date },
): Promise<void> {
  await db.insertInto('memberRole').values({ memberId: donorId, role: 'donor', grantedAt: now }).execute();
  if (personId === null) return;
  await db.insertInto('donorMatch').values({ donorId, personId, createdAt: now }).execute();
}
