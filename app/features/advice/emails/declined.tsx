import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { HowToStop } from '#app/platform/mail/how-to-stop.tsx';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { questionLookupPath } from '../paths.ts';

interface Props {
  to: string;
  username: string;
  questionId: number;
  publicUrl: URL;
}

/** Tells who asked a question that it is not answered here. It repeats neither the question nor the reason. */
export const declinedMail = ({ to, username, questionId, publicUrl }: Props): Mail => ({
  to,
  subject: 'Bericht over je vraag',
  body: (
    <MailDocument title="Bericht over je vraag">
      <p>Dag {username},</p>
      <p>
        Je stelde een vraag op Niergenoten. We hebben hem gelezen, maar kunnen hem hier niet beantwoorden. Op de site
        lees je waarom, en waar je er wel mee terechtkunt.
      </p>
      <MailAction href={new URL(questionLookupPath(questionId), publicUrl).href}>Lees het bericht</MailAction>
      <HowToStop settings={new URL(SETTINGS_PATH, publicUrl).href} />
    </MailDocument>
  ),
});
