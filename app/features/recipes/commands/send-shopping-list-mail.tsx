import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { RECIPES_PATH } from '../paths.ts';

/** Sends a shopping list to the address that its member has now, and deletes the row. */
export async function sendShoppingListMail(
  { db, config, mailer }: Pick<Platform, 'db' | 'config' | 'mailer'>,
  mailId: number,
): Promise<void> {
  const mail = await db
    .selectFrom('shoppingListMail')
    .innerJoin('member', 'member.id', 'shoppingListMail.memberId')
    .select(['member.email', 'member.username', 'shoppingListMail.list'])
    .where('shoppingListMail.id', '=', mailId)
    .executeTakeFirst();
  if (!mail) return;
  const { email, username, list } = mail;
  await mailer.send(shoppingListMail({ to: email, username, list, publicUrl: config.publicUrl }));
  await db.deleteFrom('shoppingListMail').where('id', '=', mailId).execute();
}

interface Props {
  to: string;
  username: string;
  /** Plain text: a line for each thing to buy. */
  list: string;
  publicUrl: URL;
}

/** The shopping list of a member, to themselves. The subject names no subject of health. */
const shoppingListMail = ({ to, username, list, publicUrl }: Props): Mail => ({
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
