import { sql } from 'kysely';
import { after, MINUTE } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { passwordResetMail } from '../emails/password-reset-mail.tsx';

/** How long the link in the mail works (rules.md R7). */
const RESET_LIFETIME = 60 * MINUTE;

/**
 * Mails the link for a new password to the member with this normalised address. Does nothing if there is no such
 * member.
 */
export async function sendResetMail(
  { db, clock, config, mailer }: Pick<Platform, 'db' | 'clock' | 'config' | 'mailer'>,
  email: string,
): Promise<void> {
  const member = await db
    .selectFrom('member')
    .where(sql<string>`lower(email)`, '=', email)
    .select(['id', 'email', 'username'])
    .executeTakeFirst();
  if (!member) return;
  const token = newToken();
  await db
    .insertInto('passwordResetToken')
    .values({ tokenHash: hashToken(token), memberId: member.id, expiresAt: after(clock.now(), RESET_LIFETIME) })
    .execute();
  const mail = passwordResetMail({ to: member.email, username: member.username, token, publicUrl: config.publicUrl });
  try {
    await mailer.send(mail);
  } catch (error) {
    // The mail with it was never sent.
    await db.deleteFrom('passwordResetToken').where('tokenHash', '=', hashToken(token)).execute();
    throw error;
  }
}
