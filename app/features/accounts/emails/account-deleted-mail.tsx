import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';

/** The last mail to somebody who deleted their account. It names nothing that was kept about them. */
export function accountDeletedMail({ to, publicUrl }: { to: string; publicUrl: URL }): Mail {
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
        </p>
        <p>
          Heb je dit niet zelf gedaan? <a href={new URL(CONTACT_PATH, publicUrl).href}>Neem contact met ons op</a>.
        </p>
      </MailDocument>
    ),
  };
}
