import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { detailsText } from '../contract/details-text.ts';
import { findAskerName, namedInAnswer } from '../names-asker.ts';
import { detailsIn } from '../question-details.ts';

interface Answer {
  questionId: number;
  body: string;
  /** Whether the professional saw that the question has a number or address in it, and lets that stay. */
  detailsSeen: boolean;
  /** Whether they saw that the answer names somebody, and let that stay. */
  nameSeen: boolean;
}

/**
 * Throws AppError invalid_input where everybody would read something that the professional has not said that it may: a number
 * or address in the question, or in the answer the name of who asked anonymously or of whom it addresses. That is all who have
 * no JavaScript see of it before everybody reads the answer.
 */
export async function assertSeen(
  db: OpenTransaction,
  { config }: Pick<Platform, 'config'>,
  { questionId, body, detailsSeen, nameSeen }: Answer,
): Promise<void> {
  const question = await db
    .selectFrom('adviceQuestion')
    .leftJoin('member', 'member.id', 'adviceQuestion.authorId')
    .select(['adviceQuestion.title', 'adviceQuestion.body', 'anonymous', 'member.username'])
    .where('adviceQuestion.id', '=', questionId)
    .forShare('adviceQuestion')
    .executeTakeFirst();
  if (!question) return;
  const details = detailsSeen ? [] : detailsIn(question, config);
  const named = !nameSeen && question.anonymous ? findAskerName(body, question.username ?? '') : null;
  if (details.length === 0 && !named) return;
  throw new AppError('invalid_input', {
    fields: {
      ...(details.length > 0 && { DetailsSeen: detailsText(details) }),
      ...(named && { NameSeen: `${namedInAnswer(named)} Haal de naam weg, of vink hier aan dat hij mag blijven` }),
    },
  });
}
