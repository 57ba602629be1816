import { sql } from 'kysely';
import { after, HOUR } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { accountExistsMail } from '../emails/account-exists-mail.tsx';
import { verificationMail } from '../emails/verification-mail.tsx';

/** How long the link in the mail works (rules.md R7). */
export const VERIFICATION_LIFETIME = 24 * HOUR;

/** The registrations of one address that a mail offers to confirm. */
const MAX_OFFERED = 5;

type MailPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'mailer'>;

/**
 * Mails the link that confirms a registration. If the address already has an account, the mail says that instead, so
 * that only the owner of the address learns it (rules.md R1). Does nothing if the registration no longer exists.
 */
export async function sendVerificationMail(platform: MailPlatform, registrationId: number): Promise<void> {
  const { db } = platform;
  const registration = await db
    .selectFrom('registration')
    .where('id', '=', registrationId)
    .select(['id', 'email', 'username'])
    .executeTakeFirst();
  if (!registration) return;
  const { email } = registration;
  if (await hasAccount(db, email)) return sendAccountExistsMail(platform, email);
  await mailLinks(platform, { to: email, registrations: [registration] });
}

/**
 * Mails the links again that confirm the registrations of a normalised address, each named by its username: anybody can
 * register the address of somebody else, and only its owner knows which registration is theirs (rules.md R41). Sends
 * nothing to an address that has no account or registration.
 */
export async function sendVerificationMailAgain(platform: MailPlatform, email: string): Promise<void> {
  const { db } = platform;
  if (await hasAccount(db, email)) return sendAccountExistsMail(platform, email);
  const registrations = await db
    .selectFrom('registration')
    .where(sql<string>`lower(email)`, '=', email)
    .select(['id', 'email', 'username'])
    .orderBy('id', 'desc')
    .limit(MAX_OFFERED)
    .execute();
  const [newest] = registrations;
  if (newest) await mailLinks(platform, { to: newest.email, registrations });
}

async function mailLinks(
  { db, clock, config, mailer }: MailPlatform,
  { to, registrations }: { to: string; registrations: readonly { id: number; username: string }[] },
): Promise<void> {
  const links = registrations.map(({ id, username }) => ({ id, username, token: newToken() }));
  const expiresAt = after(clock.now(), VERIFICATION_LIFETIME);
  await db
    .insertInto('verificationToken')
    .values(links.map(({ id, token }) => ({ tokenHash: hashToken(token), registrationId: id, expiresAt })))
    .execute();
  await mailer.send(verificationMail({ to, links, publicUrl: config.publicUrl }));
}

const sendAccountExistsMail = ({ config, mailer }: MailPlatform, to: string): Promise<void> =>
  mailer.send(accountExistsMail({ to, publicUrl: config.publicUrl }));

async function hasAccount(db: Database, email: string): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .select('id')
    .executeTakeFirst();
  return member !== undefined;
}
