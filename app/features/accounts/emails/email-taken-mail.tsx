import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { loginPath } from '#app/platform/paths.ts';
import { FORGOT_PASSWORD_PATH } from '../paths.ts';

/** Informs only the owner of an address that another account was to get it (rules.md R6). */
export function emailTakenMail({ to, publicUrl }: { to: string; publicUrl: URL }): Mail {
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
