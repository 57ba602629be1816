import { normaliseAddress } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import { accountDeletedMail } from '../emails/account-deleted-mail.tsx';
import { emailChangedMail } from '../emails/email-changed-mail.tsx';
import { isWithinMailLimit } from './mail-limit.ts';
import type { FormerAddressMail, RequestedMail } from './request-mail.ts';
import { sendResetMail } from './send-reset-mail.ts';
import { sendVerificationMailAgain } from './send-verification-mail.ts';

type MailPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'mailer' | 'limits'>;

type Send = (platform: MailPlatform, email: string) => Promise<void>;

/** What anybody can request: sent only within the limit of the address. */
const requested: Record<RequestedMail, Send> = {
  password_reset: sendResetMail,
  verification: sendVerificationMailAgain,
};

/** What a member's own change sends, once. */
const toFormerAddress: Record<FormerAddressMail, Send> = {
  email_changed: ({ config, mailer }, to) => mailer.send(emailChangedMail({ to, publicUrl: config.publicUrl })),
  account_deleted: ({ config, mailer }, to) => mailer.send(accountDeletedMail({ to, publicUrl: config.publicUrl })),
};

/**
 * Sends the mail that was requested for an address, and deletes the request. It sends nothing that was requested for an
 * address that has no account or registration, or that has reached its limit of mails.
 */
export async function sendRequestedMail(platform: MailPlatform, requestId: number): Promise<void> {
  const { db } = platform;
  const request = await db.selectFrom('mailRequest').selectAll().where('id', '=', requestId).executeTakeFirst();
  if (!request) return;
  const kind = request.kind as RequestedMail | FormerAddressMail;
  if (kind in toFormerAddress) await toFormerAddress[kind as FormerAddressMail](platform, request.email);
  else await sendWithinLimit(platform, { ...request, kind: kind as RequestedMail });
  await db.deleteFrom('mailRequest').where('id', '=', requestId).execute();
}

async function sendWithinLimit(
  platform: MailPlatform,
  { id, kind, counted, ...request }: { id: number; kind: RequestedMail; counted: boolean; email: string },
): Promise<void> {
  const email = normaliseAddress(request.email);
  if (!counted && !(await isWithinMailLimit(platform, { kind, email }))) return;
  // A request counts once, however often it is retried: an unreachable mail server must not use up the limit.
  await platform.db.updateTable('mailRequest').set({ counted: true }).where('id', '=', id).execute();
  await requested[kind](platform, email);
}
