import type { Platform } from '#app/platform/platform.ts';
import { declinedMail } from '../../emails/declined.tsx';

/** Mails who asked a question that a professional declined it, unless they want no mails or withdrew it. */
export async function sendDeclineMail(
  { db, config, mailer }: Pick<Platform, 'db' | 'config' | 'mailer'>,
  { questionId }: { questionId: number },
): Promise<void> {
  const asker = await db
    .selectFrom('declinedQuestion')
    .innerJoin('adviceQuestion', 'adviceQuestion.id', 'declinedQuestion.questionId')
    .innerJoin('member', 'member.id', 'adviceQuestion.authorId')
    .select(['member.email as to', 'member.username'])
    .where('questionId', '=', questionId)
    .where('member.emailNotifications', '=', true)
    .executeTakeFirst();
  if (asker) await mailer.send(declinedMail({ ...asker, questionId, publicUrl: config.publicUrl }));
}
