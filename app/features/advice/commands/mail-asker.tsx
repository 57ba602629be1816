import type { Config } from '#app/platform/config/config.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { questionLookupPath } from '../paths.ts';

interface Props {
  reader: MailReader;
  questionId: number;
  config: Pick<Config, 'secret' | 'publicUrl'>;
}

/** Tells who asked a question that it has its answer. It repeats nothing of either: they are about health. */
const answeredMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Je vraag is beantwoord',
    children: (
      <>
        <p>Je stelde een vraag op Niergenoten. Het antwoord staat voor je klaar.</p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees het antwoord</MailAction>
      </>
    ),
  });

/** Tells who asked a question that its answer says something else now. */
const correctedMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Het antwoord op je vraag is aangepast',
    children: (
      <>
        <p>Je stelde een vraag op Niergenoten. In het antwoord staat nu iets anders. Lees het daarom nog een keer.</p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees het antwoord</MailAction>
      </>
    ),
  });

/** Tells who asked a question that it is not answered here. It repeats neither the question nor the reason. */
const declinedMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Bericht over je vraag',
    children: (
      <>
        <p>
          Je stelde een vraag op Niergenoten. We hebben hem gelezen, maar kunnen hem hier niet beantwoorden. Op de site
          lees je waarom, en waar je er wel mee terechtkunt.
        </p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees het bericht</MailAction>
      </>
    ),
  });

/** What became of a question: the table with a row for it, and the mail that tells so. */
interface Ending {
  table: 'adviceAnswer' | 'declinedQuestion';
  mail: typeof answeredMail;
}

const mailAsker =
  ({ table, mail }: Ending) =>
  async (
    { db, config, mailer }: Pick<Platform, 'db' | 'config' | 'mailer'>,
    { questionId }: { questionId: number },
  ): Promise<void> => {
    const reader = await db
      .selectFrom(`${table as 'adviceAnswer'} as ended`) // both tables have the id of the question
      .innerJoin('adviceQuestion', 'adviceQuestion.id', 'ended.questionId')
      .innerJoin('member', 'member.id', 'adviceQuestion.authorId')
      .select(['member.id as memberId', 'member.email as to', 'member.username'])
      .where('ended.questionId', '=', questionId)
      .where('member.emailNotifications', '=', true)
      .executeTakeFirst();
    if (reader) await mailer.send(mail({ reader, questionId, config }));
  };

/** Mails who asked a question that it has its answer, unless they want no mails or are no member any more. */
export const sendAnswerMail = mailAsker({ table: 'adviceAnswer', mail: answeredMail });

/** Mails who asked a question that its answer was corrected, with the same exceptions. */
export const sendCorrectionMail = mailAsker({ table: 'adviceAnswer', mail: correctedMail });

/** Mails who asked a question that a professional declined it, unless they want no mails or withdrew it. */
export const sendDeclineMail = mailAsker({ table: 'declinedQuestion', mail: declinedMail });
