import type { HiddenChange } from '#app/platform/cases/set-row-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isAuthor, type Viewer } from '#app/platform/session/viewer.ts';
import { questionHidden, questionShown } from '../events.ts';
import { ANSWER_CASE, DIET_QUESTIONS } from '../rules.ts';
import { ANSWERS_TOPIC, questionTopic } from '../topics.ts';
import { changeTagCounts } from './tag-answer.ts';

interface Act {
  by: Viewer;
  questionId: number;
}

/**
 * Takes one's own question with its answer off the site: its asker and the professionals alone read them from then on. A
 * second time it changes nothing. Throws AppError not_found also for a question of somebody else, or conflict for one that
 * has no answer or that a professional took off.
 */
export const hideOwnQuestion = (platform: Platform, { by, questionId }: Act): Promise<void> =>
  write(platform, async (tx) => {
    const answer = await lockAnswer(tx.db, questionId);
    if (!isAuthor(by, answer)) throw new AppError('not_found');
    if (answer.publishedAt === null || (answer.hiddenAt && !answer.hiddenByAsker)) throw new AppError('conflict');
    if (!answer.hiddenAt) await hide(tx, { questionId, byAsker: true, reason: '' });
  });

/**
 * Puts a question that its asker took off the site back, for them alone. Where it is on the site it changes nothing. Throws
 * AppError not_found also for a question of somebody else, or conflict for one that a professional took off.
 */
export const showOwnQuestion = (platform: Platform, { by, questionId }: Act): Promise<void> =>
  write(platform, async (tx) => {
    const answer = await lockAnswer(tx.db, questionId);
    if (!isAuthor(by, answer)) throw new AppError('not_found');
    if (answer.publishedAt === null || (answer.hiddenAt && !answer.hiddenByAsker)) throw new AppError('conflict');
    if (answer.hiddenAt) await show(tx, questionId);
  });

/**
 * Takes an answered question off the site for a case about it or about its answer, or puts it back, in an open transaction;
 * what its asker took off stays off, and what was taken off for one of the two is not put back for the other: that is what the
 * decision about it says. Gives whether that changed anything. Throws AppError not_found.
 */
export async function setQuestionHidden(
  tx: Write,
  { id, hiddenAt, kind }: HiddenChange & { kind?: string },
): Promise<boolean> {
  const answer = await lockAnswer(tx.db, id);
  if (answer.publishedAt === null) throw new AppError('not_found');
  if (answer.hiddenByAsker || (answer.hiddenAt === null) === (hiddenAt === null)) return false;
  if (!hiddenAt && (answer.hiddenReason === BECAUSE_OF_ANSWER) !== (kind === ANSWER_CASE)) return false;
  if (hiddenAt)
    await hide(tx, { questionId: id, byAsker: false, reason: kind === ANSWER_CASE ? BECAUSE_OF_ANSWER : '' });
  else await show(tx, id);
  return true;
}

/** What the asker reads where the answer is wrong; about the question they are told a decision. */
const BECAUSE_OF_ANSWER = 'Er klopte iets niet aan het antwoord. Het ligt niet aan jouw vraag.';

/** Takes an answered question off the site for good, for an asker who deleted the account; without an answer it changes nothing. */
export async function hideDepartedQuestion(tx: Write, questionId: number): Promise<void> {
  const answer = await tx.db
    .selectFrom('adviceAnswer')
    .select('hiddenAt')
    .where('questionId', '=', questionId)
    .forUpdate()
    .executeTakeFirst();
  if (answer && !answer.hiddenAt) await hide(tx, { questionId, byAsker: true, reason: '' });
}

/** What the answer to a question says of these acts; locked, so that of two at once the later sees what the other did. */
async function lockAnswer(db: Write['db'], questionId: number) {
  const answer = await db
    .selectFrom('adviceAnswer')
    .select(['publishedAt', 'hiddenAt', 'hiddenByAsker', 'hiddenReason'])
    .where('questionId', '=', questionId)
    .forUpdate()
    .executeTakeFirst();
  const question = await db
    .selectFrom('adviceQuestion')
    .select('authorId')
    .where('id', '=', questionId)
    .executeTakeFirst();
  if (!question) throw new AppError('not_found');
  return { ...question, ...(answer ?? { publishedAt: null, hiddenAt: null, hiddenByAsker: false, hiddenReason: '' }) };
}

async function hide(
  { db, now, invalidate, publish }: Write,
  { questionId, byAsker, reason }: { questionId: number; byAsker: boolean; reason: string },
): Promise<void> {
  await db
    .updateTable('adviceAnswer')
    .set({ hiddenAt: now, hiddenByAsker: byAsker, hiddenReason: reason })
    .where('questionId', '=', questionId)
    .execute();
  await count(db, { questionId, hiddenAt: now });
  invalidate(ANSWERS_TOPIC, questionTopic(questionId));
  await publish(questionHidden, { questionId });
}

async function show({ db, invalidate, publish }: Write, questionId: number): Promise<void> {
  await db
    .updateTable('adviceAnswer')
    .set({ hiddenAt: null, hiddenByAsker: false, hiddenReason: '' })
    .where('questionId', '=', questionId)
    .execute();
  await count(db, { questionId, hiddenAt: null });
  invalidate(ANSWERS_TOPIC, questionTopic(questionId));
  await publish(questionShown, { questionId });
}

/** Counts the answer and its tags from now on, or not any more, and lists it by its tags accordingly. */
async function count(
  db: Write['db'],
  { questionId, hiddenAt }: { questionId: number; hiddenAt: Date | null },
): Promise<void> {
  const tags = await db
    .updateTable('adviceAnswerTag')
    .set({ hiddenAt })
    .where('questionId', '=', questionId)
    .returning('tagId')
    .execute();
  const ids = tags.map(({ tagId }) => tagId);
  await changeTagCounts(db, hiddenAt ? { added: [], removed: ids } : { added: ids, removed: [] });
  await db
    .updateTable('questionType')
    .set((eb) => ({ answeredCount: eb('answeredCount', hiddenAt ? '-' : '+', 1) }))
    .where('id', '=', DIET_QUESTIONS.id)
    .execute();
}
