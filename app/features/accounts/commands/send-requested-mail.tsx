import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isWithinMailLimit } from './mail-limit.ts';
import type { FormerAddressMail, RequestedMail } from './request-mail.ts';
import { sendLoginLinkMail, sendResetMail } from './send-link-mail.tsx';
import { sendVerificationMailAgain } from './send-verification-mail.tsx';

type MailPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'mailer' | 'limits'>;

type Send = (platform: MailPlatform, email: string) => Promise<void>;

/** What anybody can request: sent only within the limit of the address. */
const requested: Record<RequestedMail, Send> = {
  password_reset: sendResetMail,
  login_link: sendLoginLinkMail,
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

/** The last mail to somebody who deleted their account. It names nothing that was kept about them. */
function accountDeletedMail({ to, publicUrl }: { to: string; publicUrl: URL }): Mail {
  return {
    to,
    subject: 'Je account bij Niergenoten is verwijderd',
    body: (
      <MailDocument title="Je account is verwijderd">
        <p>
          Je account is weg. Het kan niet worden teruggezet. Wij hebben geen gegevens meer van jou. Dit is de laatste
          e-mail die je van ons krijgt.
        </p>
        <p>
          Gesprekken en reacties die je schreef, blijven staan zonder je naam. Er staat nu ‘voormalig deelnemer’ bij.
          Koos je dat je teksten weggaan? Dan zijn ze weg.
        </p>
        <p>
          Heb je dit niet zelf gedaan? <a href={new URL(CONTACT_PATH, publicUrl).href}>Neem contact met ons op</a>.
        </p>
      </MailDocument>
    ),
  };
}

/** Informs the old address of a member that they have another one, in case somebody else changed it (rules.md R6). */
function emailChangedMail({ to, publicUrl }: { to: string; publicUrl: URL }): Mail {
  return {
    to,
    subject: 'Je e-mailadres voor Niergenoten is gewijzigd',
    body: (
      <MailDocument title="Je e-mailadres is gewijzigd">
        <p>
          Je account heeft nu een ander e-mailadres. Met dit adres kun je niet meer inloggen, en hier komen geen e-mails
          van ons meer. Heb je dit zelf gedaan? Dan hoef je niets te doen.
        </p>
        <p>Was jij dit niet? Laat het ons meteen weten. Dan zoeken we het samen uit.</p>
        <MailAction href={new URL(CONTACT_PATH, publicUrl).href}>Neem contact met ons op</MailAction>
      </MailDocument>
    ),
  };
}
