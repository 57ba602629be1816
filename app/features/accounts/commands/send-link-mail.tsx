import { sql } from 'kysely';
import { after, MINUTE } from '#app/platform/clock.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { loginLinkPath, newPasswordPath } from '../paths.ts';

/** A mail with a link that works for one member, for some time. */
interface LinkMail {
  /** The table with the token of the link. */
  table: 'passwordResetToken' | 'loginLink';
  /** How long the link works, in milliseconds (rules.md R7). */
  lifetime: number;
  pathOf(link: { email: string; token: string }): string;
  render(mail: { to: string; username: string; href: string }): Mail;
}

type LinkPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'mailer'>;

/** Mails the link for a new password to the member with this normalised address. Does nothing if there is no such member. */
export const sendResetMail = (platform: LinkPlatform, email: string): Promise<void> =>
  sendLinkMail(platform, { email, ...RESET });

/** The same with the link to log in. */
export const sendLoginLinkMail = (platform: LinkPlatform, email: string): Promise<void> =>
  sendLinkMail(platform, { email, ...LOGIN });

async function sendLinkMail(
  { db, clock, config, mailer }: LinkPlatform,
  { email, table, lifetime, pathOf, render }: LinkMail & { email: string },
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
    .insertInto(table)
    .values({ tokenHash, memberId: member.id, expiresAt: after(clock.now(), lifetime) })
    .execute();
  const { href } = new URL(pathOf({ email: member.email, token }), config.publicUrl);
  try {
    await mailer.send(render({ to: member.email, username: member.username, href }));
  } catch (error) {
    // The mail with it was never sent.
    await db.deleteFrom(table).where('tokenHash', '=', tokenHash).execute();
    throw error;
  }
}

const RESET: LinkMail = {
  table: 'passwordResetToken',
  lifetime: 60 * MINUTE,
  pathOf: newPasswordPath,
  render: ({ to, username, href }) => ({
    to,
    subject: 'Een nieuw wachtwoord voor Niergenoten',
    body: (
      <MailDocument title="Kies een nieuw wachtwoord">
        <p>Dag {username},</p>
        <p>Je wilt een nieuw wachtwoord. Druk op de knop om er een te kiezen.</p>
        <MailAction href={href}>Kies een nieuw wachtwoord</MailAction>
        <p>
          De link werkt 60 minuten, en één keer. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord
          blijft zoals het is.
        </p>
      </MailDocument>
    ),
  }),
};

const LOGIN: LinkMail = {
  table: 'loginLink',
  lifetime: 15 * MINUTE,
  pathOf: ({ token }) => loginLinkPath(token),
  render: ({ to, username, href }) => ({
    to,
    subject: 'Je link om in te loggen bij Niergenoten',
    body: (
      <MailDocument title="Log in bij Niergenoten">
        <p>Dag {username},</p>
        <p>Je wilt inloggen zonder wachtwoord. Druk op de knop om verder te gaan.</p>
        <MailAction href={href}>Ga verder met inloggen</MailAction>
        <p>
          De link werkt 15 minuten, en één keer. Geef hem aan niemand. Heb je dit niet zelf gevraagd? Dan hoef je niets
          te doen: zonder deze link komt niemand binnen.
        </p>
      </MailDocument>
    ),
  }),
};
