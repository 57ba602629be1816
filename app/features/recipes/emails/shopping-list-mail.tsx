import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { RECIPES_PATH } from '../paths.ts';

interface Props {
  to: string;
  username: string;
  /** Plain text: a line for each thing to buy. */
  list: string;
  publicUrl: URL;
}

/** The shopping list of a member, to themselves. The subject names no subject of health. */
export const shoppingListMail = ({ to, username, list, publicUrl }: Props): Mail => ({
  to,
  subject: 'Je boodschappenlijst',
  body: (
    <MailDocument title="Je boodschappenlijst">
      <p>Dag {username},</p>
      <p>Dit wilde je nog kopen:</p>
      <p style={{ whiteSpace: 'pre-line' }}>{list}</p>
      <MailAction href={new URL(RECIPES_PATH, publicUrl).href}>Bekijk meer recepten</MailAction>
    </MailDocument>
  ),
});
