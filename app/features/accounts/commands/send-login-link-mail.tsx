import { sql } from 'kysely';
import { after, MINUTE } from '#app/platform/clock.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { loginLinkPath } from '../paths.ts';

/** How long the link in the mail works. */
const LIFETIME = 15 * MINUTE;

/** Mails the link to log in to the member with this normalised address. Does nothing if there is no such member. */
export async function sendLoginLinkMail(
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
  const tokenHash = hashToken(token);
  await db
    .insertInto('loginLink')
    .values({ tokenHash, memberId: member.id, expiresAt: after(clock.now(), LIFETIME) })
    .execute();
  const href = new URL(loginLinkPath(token), config.publicUrl).href;
  try {
    await mailer.send(loginLinkMail({ to: member.email, username: member.username, href }));
  } catch (error) {
    // The mail with it was never sent.
    await db.deleteFrom('loginLink').where('tokenHash', '=', tokenHash).execute();
    throw error;
  }
}

/** The mail with the link to log in. */
const loginLinkMail = ({ to, username, href }: { to: string; username: string; href: string }): Mail => ({
  to,
  subject: 'Je link om in te loggen bij Niergenoten',
  body: (
    <MailDocument title="Log in bij Niergenoten">
      <p>Dag {username},</p>
      <p>Je wilt inloggen zonder wachtwoord. Druk op de knop om verder te gaan.</p>
      <MailAction href={href}>Ga verder met inloggen</MailAction>
      <p>
        De link werkt 15 minuten, en één keer. Geef hem aan niemand. Heb je dit niet zelf gevraagd? Dan hoef je niets te
        doen: zonder deze link komt niemand binnen.
      </p>
    </MailDocument>
  ),
});
