import type { z } from 'zod';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Platform } from '#app/platform/platform.ts';
import type { keyChangedMailJob } from '../jobs.ts';
import { KEYS_PATH } from '../paths.ts';

type Change = z.output<(typeof keyChangedMailJob)['payload']>;

interface Words {
  subject: string;
  title: string;
  text: string;
  /** What to do for a member who wanted this; by default nothing. */
  ifYou?: string;
}

const IF_YOU = 'Heb je dit zelf gedaan? Dan hoef je niets te doen.';

const WORDS: Record<Change['change'], Words> = {
  passkey_added: {
    subject: 'Er is een toegangssleutel bij je account van Niergenoten gekomen',
    title: 'Nieuwe toegangssleutel',
    text: 'Je account heeft er een toegangssleutel (passkey) bij. Daarmee kun je inloggen zonder wachtwoord.',
  },
  passkey_removed: {
    subject: 'Er is een toegangssleutel van je account van Niergenoten verwijderd',
    title: 'Toegangssleutel verwijderd',
    text: 'Een toegangssleutel (passkey) van je account is verwijderd. Daarmee kan niemand meer inloggen.',
  },
  second_factor_on: {
    subject: 'De tweede stap bij het inloggen bij Niergenoten staat aan',
    title: 'De tweede stap staat aan',
    text: 'Wie bij je account wil inloggen, heeft nu ook een code of een toegangssleutel nodig.',
  },
  second_factor_off: {
    subject: 'De tweede stap bij het inloggen bij Niergenoten staat uit',
    title: 'De tweede stap staat uit',
    text: 'Voor je account is bij het inloggen geen code meer nodig.',
  },
  recovery_codes_made: {
    subject: 'Je hebt nieuwe herstelcodes voor Niergenoten',
    title: 'Nieuwe herstelcodes',
    text: 'Er zijn nieuwe herstelcodes voor je account gemaakt. De oude werken niet meer.',
  },
  recovery_code_used: {
    subject: 'Er is een herstelcode van je account van Niergenoten gebruikt',
    title: 'Herstelcode gebruikt',
    text: 'Iemand is bij je account ingelogd met een herstelcode. Die code werkt nu niet meer.',
  },
  keys_removed: {
    subject: 'Je sleutels voor Niergenoten zijn verwijderd',
    title: 'Je sleutels zijn verwijderd',
    text: 'We hebben de toegangssleutels, de tweede stap en de herstelcodes van je account weggehaald, omdat daarom is gevraagd. Je bent overal uitgelogd. Inloggen kan nu met je wachtwoord, of met een link in een mail.',
    ifYou: 'Heb je dit zelf gevraagd? Log dan in en maak nieuwe sleutels.',
  },
};

/** Informs a member that something about their keys changed, in case somebody else changed it. */
export async function sendKeyChangedMail(
  { db, config, mailer }: Pick<Platform, 'db' | 'config' | 'mailer'>,
  { memberId, change }: Change,
): Promise<void> {
  const member = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['email', 'username'])
    .executeTakeFirst();
  if (!member) return;
  const { subject, title, text, ifYou = IF_YOU } = WORDS[change];
  await mailer.send({
    to: member.email,
    subject,
    body: (
      <MailDocument title={title}>
        <p>Dag {member.username},</p>
        <p>
          {text} {ifYou}
        </p>
        <p>Was jij dit niet? Kijk dan meteen naar je sleutels, kies een nieuw wachtwoord, en laat het ons weten.</p>
        <MailAction href={new URL(KEYS_PATH, config.publicUrl).href}>Bekijk je sleutels</MailAction>
        <p>
          <a href={new URL(CONTACT_PATH, config.publicUrl).href}>Neem contact met ons op</a>
        </p>
      </MailDocument>
    ),
  });
}
