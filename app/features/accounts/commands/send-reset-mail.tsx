import { sql } from 'kysely';
import { after, MINUTE } from '#app/platform/clock.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { newPasswordPath } from '../paths.ts';

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

/** The mail with the link for a new password. */
function passwordResetMail({
  to,
  username,
  token,
  publicUrl,
}: {
  to: string;
  username: string;
  token: string;
  publicUrl: URL;
}): Mail {
  const link = new URL(newPasswordPath({ email: to, token }), publicUrl).href;
  return {
    to,
    subject: 'Een nieuw wachtwoord voor Niergenoten',
    body: (
      <MailDocument title="Kies een nieuw wachtwoord">
        <p>Dag {username},</p>
        <p>Je wilt een nieuw wachtwoord. Druk op de knop om er een te kiezen.</p>
        <MailAction href={link}>Kies een nieuw wachtwoord</MailAction>
        <p>
          De link werkt 60 minuten, en één keer. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord
          blijft zoals het is.
        </p>
      </MailDocument>
    ),
  };
}
