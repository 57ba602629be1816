import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { notificationMail } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { noticePath } from '../paths.ts';

type MailPlatform = Pick<Platform, 'db' | 'config' | 'mailer'>;

/**
 * Mails who reported something that the report arrived, with the link to it: a visitor who left an address, or a member who
 * wants mails. It tells nothing of what was reported, nor why (rules.md R48).
 */
export async function sendReceipt(
  { db, config, mailer }: MailPlatform,
  { reportId, mailed }: { reportId: number; mailed: boolean },
): Promise<void> {
  if (!mailed) return;
  const report = await db
    .selectFrom('report')
    .leftJoin('member', 'member.id', 'report.memberId')
    .select(['report.code', 'report.visitorEmail'])
    .select(['member.id as memberId', 'member.email', 'member.username', 'member.emailNotifications'])
    .where('report.id', '=', reportId)
    .executeTakeFirst();
  if (!report) return;
  const { code, visitorEmail, memberId, email, username, emailNotifications } = report;
  const href = new URL(noticePath(code), config.publicUrl).href;
  if (visitorEmail) return mailer.send(visitorMail({ to: visitorEmail, href }));
  if (!memberId || !email || !username || !emailNotifications) return;
  await mailer.send(
    notificationMail({ reader: { memberId, to: email, username }, subject: SUBJECT, config, children: body(href) }),
  );
}

const SUBJECT = 'Je melding is binnen';

const body = (href: string) => (
  <>
    <p>
      Je meldde iets bij Niergenoten. Dank je wel. Een moderator kijkt ernaar, meestal binnen een dag. Daarna mailen we
      je wat er besloten is.
    </p>
    <MailAction href={href}>Bekijk je melding</MailAction>
  </>
);

const visitorMail = ({ to, href }: { to: string; href: string }): Mail => ({
  to,
  subject: SUBJECT,
  body: (
    <MailDocument title={SUBJECT}>
      {body(href)}
      <p>Heb je niets gemeld? Dan vulde iemand anders dit adres in. Je hoeft dan niets te doen.</p>
    </MailDocument>
  ),
});
