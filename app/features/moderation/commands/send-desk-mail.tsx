import type { ReactNode } from 'react';
import type { Database } from '#app/platform/database/database.ts';
import { findDeskReader } from '#app/platform/mail/desk-mail.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { pluraliseCapped } from '#app/ui/text/pluralise.ts';
import { isNobodyMailed } from '../lists/administrators.ts';
import { countCasesFor, countObjectionsFor } from '../lists/count-open.ts';
import { isOneUnanswerable } from '../lists/objections.ts';
import { isOneForgotten } from '../lists/waiting.ts';
import { writerId } from '../lists/writers.ts';
import { CASES_PATH, casePath, MEMBERS_PATH, OBJECTIONS_PATH } from '../paths.ts';

type MailPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'mailer'>;

/**
 * Mails a moderator how many cases and objections wait for them, unless by now none does or they want no mails. It tells
 * nothing of what they are about.
 */
export async function sendDeskMail(platform: MailPlatform, { memberId }: { memberId: number }): Promise<void> {
  const { db, clock } = platform;
  const [reader, cases, objections, forgotten] = [
    await findDeskReader(db, { memberId, role: 'moderator' }),
    await countCasesFor(db, { memberId, now: clock.now() }),
    await countObjectionsFor(db, memberId),
    await isOneForgotten(db, { memberId, now: clock.now() }),
  ];
  if (!reader || cases + objections === 0) return;
  const many = [
    ...(cases > 0 ? [pluraliseCapped(cases, 'zaak', 'zaken')] : []),
    ...(objections > 0 ? [pluraliseCapped(objections, 'bezwaar', 'bezwaren')] : []),
  ];
  const waiting = `${cases + objections === 1 ? 'wacht' : 'wachten'} ${many.join(' en ')} op een moderator`;
  await send(platform, {
    reader,
    subject: `Er ${waiting}`,
    path: cases > 0 ? CASES_PATH : OBJECTIONS_PATH,
    action: cases > 0 ? 'Bekijk de zaken' : 'Bekijk de bezwaren',
    text: (
      <>
        <p>Op Niergenoten {waiting}.</p>
        {forgotten && <p>Naar een zaak heeft nog niemand gekeken, terwijl die al langer dan een dag wacht.</p>}
      </>
    ),
  });
}

/**
 * Mails a moderator that a case is urgent, unless it is handled by now or they want no mails; or an administrator, where no
 * moderator wants mails.
 */
export async function sendUrgentMail(
  platform: MailPlatform,
  { memberId, caseId }: { memberId: number; caseId: number },
): Promise<void> {
  const { db } = platform;
  const open = await db
    .selectFrom('moderationCase')
    .select(writerId.as('writerId'))
    .where('id', '=', caseId)
    .where('handledAt', 'is', null)
    .executeTakeFirst();
  if (!open) return;
  const subject = 'Er is iets dringends gemeld';
  const reader = await findDeskReader(db, { memberId, role: 'moderator' });
  if (reader) {
    await send(platform, {
      ...{ reader, subject, path: casePath(caseId), action: 'Bekijk de zaak' },
      text: <p>Op Niergenoten wacht een dringende zaak. Kijk er zo snel mogelijk naar.</p>,
    });
    return;
  }
  const administrator = await findAdministrator(db, memberId);
  if (!administrator || !(await isNobodyMailed(db, open.writerId))) return;
  await send(platform, {
    ...{ reader: administrator, subject, path: MEMBERS_PATH, action: 'Naar de moderators' },
    text: (
      <p>
        Op Niergenoten wacht een dringende zaak. Geen moderator krijgt er een mail van, daarom krijg jij deze. Bel een
        moderator, of maak iemand moderator die er meteen naar kijkt.
      </p>
    ),
  });
}

/**
 * Mails an administrator that a case waits at which nobody looked within a day, or an objection that no moderator may answer;
 * nothing where by now somebody did or may.
 */
export async function sendWarningMail(platform: MailPlatform, { memberId }: { memberId: number }): Promise<void> {
  const { db, clock } = platform;
  const reader = await findDeskReader(db, { memberId, role: 'administrator' });
  const [forgotten, unanswerable] = [await isOneForgotten(db, { now: clock.now() }), await isOneUnanswerable(db)];
  if (!reader || !(forgotten || unanswerable)) return;
  await send(platform, {
    reader,
    subject: forgotten ? 'Een melding wacht al langer dan een dag' : 'Een bezwaar wacht op een andere moderator',
    path: MEMBERS_PATH,
    action: 'Naar de moderators',
    text: (
      <>
        {forgotten && (
          <p>
            Op Niergenoten wacht een melding waar nog geen moderator naar keek, al langer dan een dag. Bel een
            moderator, of maak iemand moderator die ernaar kijkt.
          </p>
        )}
        {unanswerable && (
          <p>
            Op Niergenoten wacht een bezwaar tegen een besluit. Geen moderator mag het beantwoorden, omdat zij er zelf
            bij betrokken waren. Maak iemand anders moderator.
          </p>
        )}
      </>
    ),
  });
}

/** An administrator, whether or not they want mails; undefined for who is none any more. */
const findAdministrator = (db: Database, memberId: number): Promise<MailReader | undefined> =>
  db
    .selectFrom('memberRole')
    .innerJoin('member', 'member.id', 'memberRole.memberId')
    .select(['member.id as memberId', 'member.email as to', 'member.username'])
    .where('memberRole.role', '=', 'administrator')
    .where('member.id', '=', memberId)
    .executeTakeFirst();

interface DeskMail {
  reader: MailReader;
  subject: string;
  text: ReactNode;
  path: string;
  action: string;
}

const send = ({ config, mailer }: MailPlatform, { text, path, action, ...mail }: DeskMail): Promise<void> =>
  mailer.send(
    notificationMail({
      ...mail,
      config,
      children: (
        <>
          {text}
          <MailAction href={new URL(path, config.publicUrl).href}>{action}</MailAction>
        </>
      ),
    }),
  );
