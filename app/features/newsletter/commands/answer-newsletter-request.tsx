import { after } from '#app/platform/clock.ts';
import { mailboxOf } from '#app/platform/mail/address.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, keyedHash, newToken } from '#app/platform/session/token.ts';
import { newsletterLimits } from '../limits.ts';
import { confirmNewsletterPath, stopNewsletterPath } from '../paths.ts';
import { isSubscribed } from '../screens.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { REQUEST_LIFETIME } from './request-newsletter.ts';

type MailPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'mailer' | 'limits'>;

/**
 * Mails the link that confirms a request for the newsletter. If the address is subscribed, the mail says that instead, so
 * that only the owner of the address learns it (rules.md R1). Sends nothing to a mailbox that has reached its limit of
 * mails. Does nothing if the request no longer exists.
 */
export async function answerNewsletterRequest(platform: MailPlatform, requestId: number): Promise<void> {
  const { db } = platform;
  const request = await db
    .selectFrom('newsletterRequest')
    .select(['email', 'mailCounted'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) return;
  const { email, mailCounted } = request;
  if (!mailCounted && !(await isWithinLimit(platform, email))) return deleteRequest(platform, requestId);
  // The mail counts once, however often it is retried: an unreachable mail server must not use up the limit.
  await db.updateTable('newsletterRequest').set({ mailCounted: true }).where('id', '=', requestId).execute();
  if (!(await isSubscribed(db, email))) return mailLink(platform, { requestId, email });
  await mailIsSubscribed(platform, email);
  await deleteRequest(platform, requestId);
}

function isWithinLimit({ limits, config }: MailPlatform, email: string): Promise<boolean> {
  const to = keyedHash(config.secret, 'newsletter mail', mailboxOf(email)).toString('base64url');
  return limits.allows(newsletterLimits.newsletterToAddress, { to });
}

async function mailLink(
  { db, clock, config, mailer }: MailPlatform,
  { requestId, email }: { requestId: number; email: string },
): Promise<void> {
  const token = newToken();
  await db
    .updateTable('newsletterRequest')
    .set({ tokenHash: hashToken(token), expiresAt: after(clock.now(), REQUEST_LIFETIME) })
    .where('id', '=', requestId)
    .execute();
  await mailer.send(confirmNewsletterMail({ to: email, token, publicUrl: config.publicUrl }));
}

const mailIsSubscribed = ({ config, mailer }: MailPlatform, email: string): Promise<void> =>
  mailer.send(
    alreadySubscribedMail({ to: email, token: unsubscribeToken(email, config.secret), publicUrl: config.publicUrl }),
  );

async function deleteRequest({ db }: MailPlatform, requestId: number): Promise<void> {
  await db.deleteFrom('newsletterRequest').where('id', '=', requestId).execute();
}

interface MailProps {
  to: string;
  /** The token of the link. */
  token: string;
  publicUrl: URL;
}

/** The mail with the link that subscribes an address. */
const confirmNewsletterMail = ({ to, token, publicUrl }: MailProps): Mail => ({
  to,
  subject: 'Bevestig je aanmelding voor de nieuwsbrief',
  body: (
    <MailDocument title="Wil je onze nieuwsbrief?">
      <p>
        Iemand vulde dit e-mailadres in om de nieuwsbrief van Niergenoten te krijgen. Was jij dat? Druk dan op de knop.
        Daarna krijg je hem ongeveer 10 keer per jaar.
      </p>
      <MailAction href={new URL(confirmNewsletterPath(token), publicUrl).href}>Ja, ik wil de nieuwsbrief</MailAction>
      <p>
        De link werkt 24 uur. Wil je de nieuwsbrief niet? Dan hoef je niets te doen. Zonder bevestiging sturen we hem
        niet, en gooien we je adres weg.
      </p>
    </MailDocument>
  ),
});

/** Informs only the owner of an address that it gets the newsletter already (rules.md R1). */
function alreadySubscribedMail({ to, token, publicUrl }: MailProps): Mail {
  const unsubscribeUrl = new URL(stopNewsletterPath(token), publicUrl).href;
  return {
    to,
    subject: 'Je krijgt de nieuwsbrief al',
    unsubscribeUrl,
    body: (
      <MailDocument title="Je krijgt de nieuwsbrief al">
        <p>
          Iemand vulde dit e-mailadres in om de nieuwsbrief van Niergenoten te krijgen. Maar je bent al aangemeld. Je
          hoeft dus niets te doen: de volgende nieuwsbrief komt vanzelf.
        </p>
        <p>Zie je de nieuwsbrief nooit? Kijk dan ook in je map met spam of ongewenste e-mail.</p>
        <p>
          Wil je de nieuwsbrief niet meer? <a href={unsubscribeUrl}>Meld je af voor de nieuwsbrief</a>
        </p>
      </MailDocument>
    ),
  };
}
