import type { Platform } from '#app/platform/platform.ts';
import { shoppingListMail } from '../emails/shopping-list-mail.tsx';

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
