import { sql } from 'kysely';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { loginPath } from '#app/platform/paths.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { confirmNewEmailPath, FORGOT_PASSWORD_PATH } from '../paths.ts';
import { isWithinMailLimit } from './mail-limit.ts';

type MailPlatform = Pick<Platform, 'db' | 'config' | 'mailer' | 'limits'>;

/**
 * Mails the link that confirms a change of address, or tells the owner of the address that it is taken: the member who
 * asked must not learn that (rules.md R6). Does nothing if the change no longer exists, or its address has reached its
 * limit of mails.
 */
export async function sendNewEmailMail(platform: MailPlatform, changeId: number): Promise<void> {
  const { db, config, mailer } = platform;
  const change = await findChange(platform, changeId);
  if (!change) return;
  const { newEmail: to, username } = change;
  if (!change.mailCounted && !(await isWithinMailLimit(platform, { kind: 'new_email', email: to }))) return;
  await db.updateTable('emailChange').set({ mailCounted: true }).where('id', '=', changeId).execute();
  const { publicUrl } = config;
  if (change.takenEmail) return mailer.send(emailTakenMail({ to: change.takenEmail, publicUrl }));
  const token = newToken();
  await db
    .updateTable('emailChange')
    .set({ tokenHash: hashToken(token) })
    .where('id', '=', changeId)
    .execute();
  await mailer.send(confirmNewEmailMail({ to, username, token, publicUrl }));
}

const findChange = ({ db }: MailPlatform, changeId: number) =>
  db
    .selectFrom('emailChange')
    .innerJoin('member', 'member.id', 'emailChange.memberId')
    .where('emailChange.id', '=', changeId)
    .select(({ selectFrom }) => [
      'emailChange.newEmail',
      'emailChange.mailCounted',
      'member.username',
      selectFrom('member as other')
        .select('other.email')
        .where(sql<string>`lower(other.email)`, '=', sql<string>`lower(email_change.new_email)`)
        .as('takenEmail'),
    ])
    .executeTakeFirst();

/** The mail to a new address, with the link that confirms it. */
function confirmNewEmailMail({
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
  return {
    to,
    subject: 'Bevestig je nieuwe e-mailadres voor Niergenoten',
    body: (
      <MailDocument title="Bevestig je nieuwe e-mailadres">
        <p>Dag {username},</p>
        <p>Je wilt voortaan inloggen met dit e-mailadres. Druk op de knop om dat te bevestigen.</p>
        <MailAction href={new URL(confirmNewEmailPath(token), publicUrl).href}>Bevestig dit e-mailadres</MailAction>
        <p>
          De link werkt 24 uur, en één keer. Ken je deze gebruikersnaam niet? Dan heeft iemand zich vergist. Je hoeft
          niets te doen.
        </p>
      </MailDocument>
    ),
  };
}

/** Informs only the owner of an address that another account was to get it (rules.md R6). */
function emailTakenMail({ to, publicUrl }: { to: string; publicUrl: URL }): Mail {
  return {
    to,
    subject: 'Je e-mailadres hoort al bij een account van Niergenoten',
    body: (
      <MailDocument title="Dit adres heeft al een account">
        <p>
          Iemand wilde dit e-mailadres bij een ander account zetten. Dat kan niet, want je hebt er al een account mee.
          Er is niets veranderd.
        </p>
        <p>Was jij het zelf? Log dan in op het account dat bij dit adres hoort.</p>
        <MailAction href={new URL(loginPath(), publicUrl).href}>Inloggen</MailAction>
        <p>
          Weet je het wachtwoord daarvan niet meer?{' '}
          <a href={new URL(FORGOT_PASSWORD_PATH, publicUrl).href}>Kies een nieuw wachtwoord</a>. Was jij het niet? Dan
          hoef je niets te doen.
        </p>
      </MailDocument>
    ),
  };
}
