import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { HowToStop } from '#app/platform/mail/how-to-stop.tsx';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { DESK_PATH } from '../paths.ts';

interface Props {
  to: string;
  username: string;
  /** How many questions wait. */
  count: number;
  publicUrl: URL;
}

/** Tells a professional how many questions wait, and nothing of what they are about. */
export const deskMail = ({ to, username, count, publicUrl }: Props): Mail => ({
  to,
  subject: `Er ${count === 1 ? 'wacht' : 'wachten'} ${pluralise(count, 'vraag', 'vragen')} op antwoord`,
  body: (
    <MailDocument title="Er wachten vragen op antwoord">
      <p>Dag {username},</p>
      <p>
        Op Niergenoten {count === 1 ? 'wacht' : 'wachten'} {pluralise(count, 'vraag', 'vragen')} op antwoord. We beloven
        een antwoord binnen een week.
      </p>
      <MailAction href={new URL(DESK_PATH, publicUrl).href}>Bekijk de vragen</MailAction>
      <HowToStop settings={new URL(SETTINGS_PATH, publicUrl).href} />
    </MailDocument>
  ),
});
