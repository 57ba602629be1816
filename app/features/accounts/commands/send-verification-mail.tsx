import { sql } from 'kysely';
import { after, HOUR } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { loginPath } from '#app/platform/paths.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { confirmEmailPath, FORGOT_PASSWORD_PATH } from '../paths.ts';
import { isWithinMailLimit } from './mail-limit.ts';

/** How long the link in the mail works (rules.md R7). */
export const VERIFICATION_LIFETIME = 24 * HOUR;

/** The registrations of one address that a mail offers to confirm. */
const MAX_OFFERED = 5;

type MailPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'mailer'>;

/**
 * Mails the link that confirms a registration, unless its address has reached its limit of mails: anybody can register any
 * address, as often as there are usernames. If the address already has an account, the mail says that instead, so that only
 * the owner of the address learns it (rules.md R1). Does nothing if the registration no longer exists.
 */
export async function sendVerificationMail(
  platform: MailPlatform & Pick<Platform, 'limits'>,
  registrationId: number,
): Promise<void> {
  const { db } = platform;
  const registration = await db
    .selectFrom('registration')
    .where('id', '=', registrationId)
    .select(['id', 'email', 'username', 'mailCounted'])
    .executeTakeFirst();
  if (!registration) return;
  const { email, mailCounted } = registration;
  if (!mailCounted && !(await isWithinMailLimit(platform, { kind: 'verification', email }))) return;
  // The mail counts once, however often it is retried: an unreachable mail server must not use up the limit.
  await db.updateTable('registration').set({ mailCounted: true }).where('id', '=', registrationId).execute();
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

/** A registration that the mail offers to confirm. */
interface Link {
  username: string;
  token: string;
}

/**
 * The mail with the link that confirms a registration, or with one link for each when more than one waits for the same
 * address.
 */
function verificationMail({ to, links, publicUrl }: { to: string; links: readonly Link[]; publicUrl: URL }): Mail {
  const hrefOf = ({ token }: Link) => new URL(confirmEmailPath(token), publicUrl).href;
  const [only] = links;
  const subject = 'Bevestig je e-mailadres voor Niergenoten';
  return {
    to,
    subject,
    body: (
      <MailDocument title="Bevestig je e-mailadres">
        {only && links.length === 1 ? (
          <>
            <p>Welkom {only.username},</p>
            <p>
              Fijn dat je je hebt aangemeld. Druk op de knop en vul het wachtwoord in dat je hebt gekozen. Daarna kun je
              inloggen.
            </p>
            <MailAction href={hrefOf(only)}>E-mailadres bevestigen</MailAction>
          </>
        ) : (
          <>
            <p>
              Met dit e-mailadres is meer dan één keer een account aangevraagd. Kies jouw gebruikersnaam en vul het
              wachtwoord in dat je daarbij hebt gekozen. Daarna kun je inloggen.
            </p>
            {links.map((link) => (
              <MailAction key={link.token} href={hrefOf(link)}>
                Bevestig {link.username}
              </MailAction>
            ))}
            <p>Staat er een gebruikersnaam bij die je niet kent? Bevestig die dan niet.</p>
          </>
        )}
        <p>
          De link werkt 24 uur. Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging komt er geen
          account.
        </p>
      </MailDocument>
    ),
  };
}

/** Informs only the owner of an address that it already has an account (rules.md R1). */
function accountExistsMail({ to, publicUrl }: { to: string; publicUrl: URL }): Mail {
  return {
    to,
    subject: 'Je hebt al een account bij Niergenoten',
    body: (
      <MailDocument title="Je hebt al een account">
        <p>
          Iemand vroeg met dit e-mailadres om een account of om een nieuwe link om het te bevestigen. Maar je hebt al
          een account, en je adres is al bevestigd. Je kunt dus gewoon inloggen met je eigen wachtwoord.
        </p>
        <MailAction href={new URL(loginPath(), publicUrl).href}>Inloggen</MailAction>
        <p>
          Weet je je wachtwoord niet meer? Maak dan een nieuw wachtwoord:{' '}
          <a href={new URL(FORGOT_PASSWORD_PATH, publicUrl).href}>wachtwoord vergeten</a>. Heb je dit niet zelf gedaan?
          Dan hoef je niets te doen. Er is niets veranderd.
        </p>
      </MailDocument>
    ),
  };
}
