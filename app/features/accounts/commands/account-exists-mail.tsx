import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { loginPath } from '#app/platform/paths.ts';
import { FORGOT_PASSWORD_PATH } from '../paths.ts';

/** Informs only the owner of an address that it already has an account (rules.md R1). */
export function accountExistsMail({ to, publicUrl }: { to: string; publicUrl: URL }): Mail {
  return {
    to,
    subject: 'Je hebt al een account bij Niergenoten',
    body: (
      <MailDocument title="Je hebt al een account">
        <p>
          Iemand vroeg met dit e-mailadres om een account of om een nieuwe link om het te bevestigen. Maar je hebt al
          een account, en je adres is al bevestigd. Je kunt dus gewoon inloggen met je eigen wachtwoord.
        </p>
        <MailAction href={new URL(loginPath(), publicUrl).href}>Inloggen</MailAction>
        <p>
          Weet je je wachtwoord niet meer? Maak dan een nieuw wachtwoord:{' '}
          <a href={new URL(FORGOT_PASSWORD_PATH, publicUrl).href}>wachtwoord vergeten</a>. Heb je dit niet zelf gedaan?
          Dan hoef je niets te doen. Er is niets veranderd.
        </p>
      </MailDocument>
    ),
  };
}
