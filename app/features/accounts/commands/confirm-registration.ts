import { sql } from 'kysely';
import { makeDonor } from '#app/features/contacts/index.ts';
import { subscribe } from '#app/features/newsletter/index.ts';
import { storeDirectoryEntry } from '#app/features/profiles/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken } from '#app/platform/session/token.ts';
import { registrationConfirmed } from '../events.ts';
import { requirePassword } from '../login/own-password.ts';
import { findRegistration } from '../registration/find-registration.ts';

export interface Confirmation {
  /** From the link in a verification mail. */
  token: string;
  password: string;
  network: string;
}

/**
 * Turns the registration of this token, from a verification mail, into a member. Deletes the registration and its
 * token. Anybody can register the address of somebody else, so it needs both the mailbox and the password of this
 * registration (rules.md R41). Throws AppError invalid_token, whatever is wrong with the token (rules.md R7),
 * wrong_credentials for another password, or temporarily_blocked: wrong passwords count as attempts to log in (R5).
 */
export async function confirmRegistration(platform: Platform, confirmation: Confirmation): Promise<void> {
  const { token } = confirmation;
  await checkPassword(platform, confirmation);
  await write(platform, async (tx) => {
    const { db, now, publish } = tx;
    const registration = await consumeRegistration(db, token, now);
    const member = await db
      .insertInto('member')
      .values({
        username: registration.username,
        email: registration.email,
        passwordHash: registration.passwordHash,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing()) // another registration with this address was confirmed first
      .returning('id')
      .executeTakeFirst();
    if (!member) throw new AppError('invalid_token');
    await storeHealthData(db, member.id, registration);
    await storeDirectoryEntry(db, member.id);
    if (registration.asDonor) await makeDonor(db, { donorId: member.id, personId: registration.donorTargetId, now });
    await deleteOtherRegistrations(db, registration.email);
    if (registration.newsletterOptin) await subscribe(tx, registration.email);
    const { asDonor, newsletterOptin: newsletter } = registration;
    await publish(registrationConfirmed, { memberId: member.id, asDonor, newsletter });
  });
}

async function checkPassword(platform: Platform, { token, password, network }: Confirmation): Promise<void> {
  const { db, clock } = platform;
  const registration = await findRegistration(db, { token, now: clock.now() });
  if (!registration) throw new AppError('invalid_token');
  await requirePassword(platform, registration, { password, network, message: WRONG_PASSWORD });
}

const WRONG_PASSWORD = 'Dit is niet het wachtwoord dat bij deze gebruikersnaam hoort';

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

/** Other registrations with the same address can no longer be confirmed: deleting them frees their usernames. */
async function deleteOtherRegistrations(db: OpenTransaction, email: string): Promise<void> {
  await db.deleteFrom('registration').where(sql<string>`lower(email)`, '=', email.toLowerCase()).execute();
}
