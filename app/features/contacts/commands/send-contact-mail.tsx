import type { z } from 'zod';
import { lastMessagePath } from '#app/features/messages/paths.ts';
import { isInMemoriam } from '#app/features/profiles/index.ts';
import type { Config } from '#app/platform/config/config.ts';
import type { Database } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { contactMailJob } from '../jobs.ts';
import { contactsLimits } from '../limits.ts';

type ContactMail = z.output<typeof contactMailJob.payload>;

/**
 * Has a member mailed that somebody asks for contact, or accepted it, unless they had a mail about the same other this week.
 * It counts once, however often it is retried: an unreachable mail server must not use up the limit.
 */
export async function requestContactMail(platform: Platform, mail: ContactMail): Promise<void> {
  const { db, config, limits, jobs } = platform;
  if (!(await findRecipient(db, mail))) return;
  const { recipientId, aboutId } = mail;
  const to = keyedHash(config.secret, 'contact-mail', `${recipientId} ${aboutId}`).toString('base64url');
  if (!(await limits.allows(contactsLimits.contactMail, { to }))) return;
  await write(platform, (tx) => jobs.send(tx.db, contactMailJob, mail));
}

/** Mails it, if the request is still open, or the contact still there. */
export async function sendContactMail(
  { db, config, mailer }: Pick<Platform, 'db' | 'config' | 'mailer'>,
  mail: ContactMail,
): Promise<void> {
  const found = await findRecipient(db, mail);
  if (!found) return;
  const mailOf = mail.state === 'requested' ? contactRequestedMail : contactAcceptedMail;
  await mailer.send(mailOf({ ...found, config }));
}

/** Null where the recipient wants no mails, one of the two blocks the other, or the contact has changed. */
async function findRecipient(db: Database, { contactLinkId, state, aboutId, recipientId }: ContactMail) {
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
  return { reader: { memberId: recipientId, to: row.email, username: row.username }, other };
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
