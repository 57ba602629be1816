import type { Platform } from '#app/platform/platform.ts';
import { contactAcceptedMail, contactRequestedMail } from '../emails/contact-mails.tsx';
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
    .where((eb) => notBlocked(eb, recipientId, eb.ref('about.id')))
    .executeTakeFirst();
  if (!row) return null;
  const other = { id: aboutId, username: row.aboutName };
  return { reader: { memberId: recipientId, to: row.email, username: row.username }, other, config };
}
