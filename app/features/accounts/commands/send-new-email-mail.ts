import { sql } from 'kysely';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { confirmNewEmailMail } from '../emails/confirm-new-email-mail.tsx';
import { emailTakenMail } from '../emails/email-taken-mail.tsx';
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
