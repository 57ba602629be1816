import { lastMessagePath } from '#app/features/messages/paths.ts';
import { isInMemoriam } from '#app/features/profiles/index.ts';
import type { Config } from '#app/platform/config/config.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { notBlocked } from '../relation/not-blocked.ts';

interface ContactMail {
  contactLinkId: number;
  /** Whom the mail is about. */
  aboutId: number;
  recipientId: number;
}

type Mailing = Pick<Platform, 'db' | 'config' | 'mailer'>;

/** Mails a member that somebody asks for contact, if the request is still open. */
export async function sendRequestMail(platform: Mailing, mail: ContactMail): Promise<void> {
  const found = await findRecipient(platform, mail, 'requested');
  if (found) await platform.mailer.send(contactRequestedMail(found));
}

/** Mails a member that their request was accepted, if the contact is still there. */
export async function sendAcceptanceMail(platform: Mailing, mail: ContactMail): Promise<void> {
  const found = await findRecipient(platform, mail, 'accepted');
  if (found) await platform.mailer.send(contactAcceptedMail(found));
}

/** Null where the recipient wants no mails, one of the two blocks the other, or the contact has changed. */
async function findRecipient(
  { db, config }: Mailing,
  { contactLinkId, aboutId, recipientId }: ContactMail,
  state: 'requested' | 'accepted',
) {
  const row = await db
    .selectFrom('contactLink')
    .innerJoin('member as recipient', (join) => join.on('recipient.id', '=', recipientId))
    .innerJoin('member as about', (join) => join.on('about.id', '=', aboutId))
    .select(['recipient.email', 'recipient.username', 'about.username as aboutName'])
    .where('contactLink.id', '=', contactLinkId)
    .where('contactLink.state', '=', state)
    .where('recipient.emailNotifications', '=', true)
    .where((eb) => eb.not(isInMemoriam(eb.ref('recipient.id'))))
    .where((eb) => notBlocked(eb, recipientId, eb.ref('about.id')))
    .executeTakeFirst();
  if (!row) return null;
  const other = { id: aboutId, username: row.aboutName };
  return { reader: { memberId: recipientId, to: row.email, username: row.username }, other, config };
}

interface Props {
  reader: MailReader;
  /** The member who asked for contact, or accepted it. */
  other: { id: number; username: string };
  config: Pick<Config, 'secret' | 'publicUrl'>;
}

/** Tells a member that somebody asks for contact, without the message: that may be about health. */
const contactRequestedMail = ({ reader, other, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Je hebt een contactverzoek op Niergenoten',
    title: 'Je hebt een contactverzoek',
    children: (
      <>
        <p>{other.username} wil graag contact met je. Lees het bericht en kies zelf of je het accepteert.</p>
        <MailAction href={new URL(lastMessagePath(other.id), config.publicUrl).href}>Bekijk het verzoek</MailAction>
      </>
    ),
  });

/** Tells a member that somebody accepted their request. */
const contactAcceptedMail = ({ reader, other, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Je contactverzoek is geaccepteerd',
    children: (
      <>
        <p>{other.username} heeft je contactverzoek geaccepteerd. Jullie kunnen elkaar nu berichten sturen.</p>
        <MailAction href={new URL(lastMessagePath(other.id), config.publicUrl).href}>Schrijf een bericht</MailAction>
      </>
    ),
  });
