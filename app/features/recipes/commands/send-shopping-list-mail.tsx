import { writeOnce } from '#app/platform/database/write-once.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { shoppingListMailJob } from '../jobs.ts';
import { RECIPES_PATH } from '../paths.ts';

interface Mailing {
  by: Viewer;
  /** The lines of the list as plain text. */
  list: string;
  /** The idempotency key, by which a repetition has no effect (rules.md R34). */
  key: string | null;
}

/**
 * Has the worker mail a shopping list to the member's own address. The list is a row until then, since a job has ids only.
 * Throws AppError conflict for a key that was used for something else.
 */
export async function mailShoppingList(platform: Platform, { by, list, key }: Mailing): Promise<void> {
  await writeOnce(platform, { by, key, call: 'mailShoppingList', input: { list } }, async ({ db, now }) => {
    const { id } = await db
      .insertInto('shoppingListMail')
      .values({ memberId: by.memberId, list, requestedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await platform.jobs.send(db, shoppingListMailJob, { mailId: id });
  });
}

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
