import type { Database } from '#app/platform/database/database.ts';
import { hashToken } from '#app/platform/session/token.ts';

/**
 * Finds the registration to which the token of a verification mail belongs; null for a token that does not work (any more).
 */
export async function findRegistration(db: Database, { token, now }: { token: string; now: Date }) {
  const registration = await db
    .selectFrom('verificationToken')
    .innerJoin('registration', 'registration.id', 'verificationToken.registrationId')
    .where('verificationToken.tokenHash', '=', hashToken(token))
    .where('verificationToken.expiresAt', '>', now)
    .select(['registration.username', 'registration.email', 'registration.passwordHash'])
    .executeTakeFirst();
  return registration ?? null;
}
