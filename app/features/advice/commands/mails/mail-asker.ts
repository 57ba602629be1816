import type { Platform } from '#app/platform/platform.ts';
import { answeredMail } from '../../emails/answered-mail.tsx';
import { declinedMail } from '../../emails/declined-mail.tsx';

/** How a question ended: the table with a row for it, and the mail that tells so. */
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

/** Mails who asked a question that a professional declined it, unless they want no mails or withdrew it. */
export const sendDeclineMail = mailAsker({ table: 'declinedQuestion', mail: declinedMail });
