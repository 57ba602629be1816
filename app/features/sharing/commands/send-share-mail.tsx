import type { Selectable } from 'kysely';
import { Fragment } from 'react';
import type { ShareMail } from '#app/platform/database/types.generated.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { sharingLimits } from '../limits.ts';
import { shareOptOutPath } from '../paths.ts';
import { hashRecipient, optOutToken } from '../recipient.ts';
import type { ShareType } from '../rules.ts';
import { findSharedPage, type SharedPage } from '../screens.ts';

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

interface Props {
  to: string;
  page: SharedPage;
  /** Without tags and addresses, as is the message; it has no line ends. */
  senderName: string;
  message: string;
  optOutToken: string;
  publicUrl: URL;
}

/** A page that somebody shares. The subject is fixed (rules.md R28) and names no subject of health. */
function sharedPageMail({ to, page, senderName, message, optOutToken, publicUrl }: Props): Mail {
  const { noun, action } = WORDS[page.type];
  return {
    to,
    subject: `Iemand stuurt je een ${noun} van Niergenoten`,
    body: (
      <MailDocument title={page.title}>
        <p>
          {senderName} stuurt je dit {noun} van Niergenoten, de site voor mensen met een nierziekte en wie om hen geven.
        </p>
        {message && <Message senderName={senderName} text={message} />}
        <MailAction href={new URL(page.path, publicUrl).href}>{action}</MailAction>
        {page.authorship && <p>{page.authorship}</p>}
        <p>
          Ken je de afzender niet? Dan hoef je niets te doen. Iedereen kan een pagina van onze site doorsturen, en wij
          controleren de naam niet. Je adres gebruiken we alleen voor deze e-mail. Daarna bewaren we het niet.
        </p>
        <p>
          Wil je zulke e-mails niet meer?{' '}
          <a href={new URL(shareOptOutPath(optOutToken), publicUrl).href}>Laat weten dat je niets meer wilt</a>
        </p>
      </MailDocument>
    ),
  };
}

const WORDS: Readonly<Record<ShareType, { noun: string; action: string }>> = {
  article: { noun: 'artikel', action: 'Lees het artikel' },
  dossier: { noun: 'dossier', action: 'Bekijk het dossier' },
  recipe: { noun: 'recept', action: 'Bekijk het recept' },
  news: { noun: 'bericht', action: 'Lees het bericht' },
};

function Message({ senderName, text }: { senderName: string; text: string }) {
  return (
    <>
      <p>{senderName} schreef erbij:</p>
      <blockquote style={{ margin: '16px 0', padding: '4px 16px', borderLeft: '4px solid #0b5260' }}>
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of lines never changes
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </blockquote>
    </>
  );
}
