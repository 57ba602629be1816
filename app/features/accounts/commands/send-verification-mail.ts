import { sql } from 'kysely';
import { after, HOUR } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { accountExistsMail } from '../emails/account-exists.tsx';
import { verificationMail } from '../emails/verification.tsx';

/** How long the link in the mail works (rules.md R7). */
export const VERIFICATION_LIFETIME = 24 * HOUR;

/**
 * Mails the link that confirms a registration. If the address already has an account, the mail says that instead, so
 * that only the owner of the address learns it (rules.md R1). Does nothing if the registration no longer exists.
 */
export async function sendVerificationMail(
  { db, clock, config, mailer }: Pick<Platform, 'db' | 'clock' | 'config' | 'mailer'>,
  registrationId: number,
): Promise<void> {
  const registration = await db
    .selectFrom('registration')
    .leftJoin('member', (join) => join.on(sql`lower(member.email)`, '=', sql`lower(registration.email)`))
    .where('registration.id', '=', registrationId)
    .select(['registration.email', 'registration.username', 'member.id as memberId'])
    .executeTakeFirst();
  if (!registration) return;
  const { email, username, memberId } = registration;
  if (memberId !== null) {
    await mailer.send(accountExistsMail({ to: email, publicUrl: config.publicUrl }));
    return;
  }
  const token = newToken();
  await db
    .insertInto('verificationToken')
    .values({ tokenHash: hashToken(token), registrationId, expiresAt: after(clock.now(), VERIFICATION_LIFETIME) })
    .execute();
  await mailer.send(verificationMail({ to: email, username, token, publicUrl: config.publicUrl }));
}
