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

/** Tells who asked a question that it has its answer. It repeats nothing of either: they are about health. */
export const answeredMail = ({ to, username, questionId, publicUrl }: Props): Mail => ({
  to,
  subject: 'Je vraag is beantwoord',
  body: (
    <MailDocument title="Je vraag is beantwoord">
      <p>Dag {username},</p>
      <p>Je stelde een vraag op Niergenoten. Het antwoord staat voor je klaar.</p>
      <MailAction href={new URL(questionLookupPath(questionId), publicUrl).href}>Lees het antwoord</MailAction>
      <HowToStop settings={new URL(SETTINGS_PATH, publicUrl).href} />
    </MailDocument>
  ),
});
