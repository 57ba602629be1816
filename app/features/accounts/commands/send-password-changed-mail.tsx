import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { FORGOT_PASSWORD_PATH } from '../paths.ts';

/** Informs a member that their password was changed, in case somebody else changed it (rules.md R6, R7). */
export async function sendPasswordChangedMail(
  { db, config, mailer }: Pick<Platform, 'db' | 'config' | 'mailer'>,
  memberId: number,
): Promise<void> {
  const member = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['email', 'username'])
    .executeTakeFirst();
  if (!member) return;
  const { email, username } = member;
  await mailer.send(passwordChangedMail({ to: email, username, publicUrl: config.publicUrl }));
}

/** Informs a member that their password was changed (rules.md R6, R7). */
function passwordChangedMail({ to, username, publicUrl }: { to: string; username: string; publicUrl: URL }): Mail {
  return {
    to,
    subject: 'Je wachtwoord voor Niergenoten is gewijzigd',
    body: (
      <MailDocument title="Je wachtwoord is gewijzigd">
        <p>Dag {username},</p>
        <p>
          Je wachtwoord is zojuist gewijzigd. Overal waar je was ingelogd, ben je nu uitgelogd. Heb je dit zelf gedaan?
          Dan hoef je niets te doen.
        </p>
        <p>Was jij dit niet? Kies dan meteen een nieuw wachtwoord, en laat het ons weten.</p>
        <MailAction href={new URL(FORGOT_PASSWORD_PATH, publicUrl).href}>Kies een nieuw wachtwoord</MailAction>
        <p>
          <a href={new URL(CONTACT_PATH, publicUrl).href}>Neem contact met ons op</a>
        </p>
      </MailDocument>
    ),
  };
}
