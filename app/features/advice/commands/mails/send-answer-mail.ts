import type { Platform } from '#app/platform/platform.ts';
import { answeredMail } from '../../emails/answered.tsx';

/** Mails who asked a question that it has its answer, unless they want no mails or are no member any more. */
export async function sendAnswerMail(
  { db, config, mailer }: Pick<Platform, 'db' | 'config' | 'mailer'>,
  { questionId }: { questionId: number },
): Promise<void> {
  const asker = await db
    .selectFrom('adviceQuestion')
    .innerJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceQuestion.id')
    .innerJoin('member', 'member.id', 'adviceQuestion.authorId')
    .select(['member.email as to', 'member.username'])
    .where('adviceQuestion.id', '=', questionId)
    .where('member.emailNotifications', '=', true)
    .executeTakeFirst();
  if (asker) await mailer.send(answeredMail({ ...asker, questionId, publicUrl: config.publicUrl }));
}
