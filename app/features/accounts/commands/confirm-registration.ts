import { sql } from 'kysely';
import { makeDonor } from '#app/features/donors/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken } from '#app/platform/session/token.ts';
import { registrationConfirmed } from '../events.ts';

/**
 * Makes a member of whoever holds the token of a verification mail. The token is used up with its registration.
 * Throws AppError invalid_token, whatever the reason (rules.md R7).
 */
export async function confirmRegistration(platform: Platform, token: string): Promise<void> {
  await write(platform, async ({ db, now, publish }) => {
    const registration = await consumeRegistration(db, token, now);
    const member = await db
      .insertInto('member')
      .values({
        username: registration.username,
        email: registration.email,
        passwordHash: registration.passwordHash,
        newsletterOptin: registration.newsletterOptin,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing()) // the address was confirmed by another registration
      .returning('id')
      .executeTakeFirst();
    if (!member) throw new AppError('invalid_token');
    await storeHealthData(db, member.id, registration);
    if (registration.asDonor) await makeDonor(db, { donorId: member.id, personId: registration.donorTargetId, now });
    await removeOthers(db, registration.email);
    await publish(registrationConfirmed, { memberId: member.id, asDonor: registration.asDonor });
  });
}

async function consumeRegistration(db: OpenTransaction, token: string, now: Date) {
  const registration = await db
    .deleteFrom('registration')
    .using('verificationToken')
    .whereRef('verificationToken.registrationId', '=', 'registration.id')
    .where('verificationToken.tokenHash', '=', hashToken(token))
    .where('verificationToken.expiresAt', '>', now)
    .returningAll('registration')
    .executeTakeFirst();
  if (!registration) throw new AppError('invalid_token');
  return registration;
}

async function storeHealthData(
  db: OpenTransaction,
  memberId: number,
  {
    relationshipId,
    healthConsentVersion,
    createdAt,
  }: { relationshipId: number | null; healthConsentVersion: string | null; createdAt: Date },
): Promise<void> {
  await db.insertInto('profile').values({ memberId, relationshipId }).execute();
  if (!healthConsentVersion) return;
  await db
    .insertInto('consent')
    .values({ memberId, kind: 'health', version: healthConsentVersion, given: true, at: createdAt })
    .execute();
}

/** Other registrations for the same address can't come to anything any more: their names are free again. */
async function removeOthers(db: OpenTransaction, email: string): Promise<void> {
  await db.deleteFrom('registration').where(sql<string>`lower(email)`, '=', email.toLowerCase()).execute();
}
