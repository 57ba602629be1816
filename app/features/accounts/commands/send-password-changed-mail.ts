import type { Platform } from '#app/platform/platform.ts';
import { passwordChangedMail } from '../emails/password-changed-mail.tsx';

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
