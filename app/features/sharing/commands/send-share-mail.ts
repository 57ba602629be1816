import type { Selectable } from 'kysely';
import type { ShareMail } from '#app/platform/database/types.generated.ts';
import type { Platform } from '#app/platform/platform.ts';
import { sharedPageMail } from '../emails/shared-page-mail.tsx';
import { sharingLimits } from '../limits.ts';
import { hashRecipient, optOutToken } from '../recipient.ts';
import { findSharedPage } from '../screens.ts';

type MailPlatform = Pick<Platform, 'db' | 'config' | 'mailer' | 'limits'>;

/**
 * Sends a shared mail and deletes its row. It sends nothing to a recipient who wants no such mails or has had enough of
 * them today, and nothing about a page that is no longer published (rules.md R29).
 */
export async function sendShareMail(platform: MailPlatform, mailId: number): Promise<void> {
  const { db, config } = platform;
  const mail = await db.selectFrom('shareMail').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (!mail) return;
  const recipientHash = hashRecipient(mail.recipient, config.secret);
  if (await mayReceive(platform, { mail, recipientHash })) await deliver(platform, { mail, recipientHash });
  await db.deleteFrom('shareMail').where('id', '=', mailId).execute();
}

interface Addressed {
  mail: Selectable<ShareMail>;
  recipientHash: Buffer;
}

async function mayReceive({ db, limits }: MailPlatform, { mail, recipientHash }: Addressed): Promise<boolean> {
  const optOut = await db
    .selectFrom('shareOptOut')
    .select('createdAt')
    .where('recipientHmac', '=', recipientHash)
    .executeTakeFirst();
  if (optOut) return false;
  if (mail.counted) return true;
  if (!(await limits.allows(sharingLimits.shareToAddress, { to: recipientHash.toString('base64url') }))) return false;
  // The mail counts once, however often it is retried: an unreachable mail server must not use up the limit.
  await db.updateTable('shareMail').set({ counted: true }).where('id', '=', mail.id).execute();
  return true;
}

async function deliver({ db, config, mailer }: MailPlatform, { mail, recipientHash }: Addressed): Promise<void> {
  const page = await findSharedPage(db, { id: mail.documentId });
  if (!page) return;
  await mailer.send(
    sharedPageMail({
      to: mail.recipient,
      page,
      senderName: mail.senderName,
      message: mail.message,
      optOutToken: optOutToken(recipientHash, config.secret),
      publicUrl: config.publicUrl,
    }),
  );
}
