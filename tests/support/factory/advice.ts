import type { Platform } from '#app/platform/platform.ts';
import { nextNumber } from './next-number.ts';

/* Inserts questions to the dietitian and their answers, for tests. */

/** Inserts a question to the dietitian, which waits for an answer. */
export async function makeQuestion(
  { db, clock }: Platform,
  overrides: { authorId: number | null; anonymous?: boolean; title?: string; body?: string },
): Promise<{ id: number }> {
  const number = nextNumber();
  const question = await db
    .insertInto('adviceQuestion')
    .values({ title: `Vraag ${number}`, body: 'Mag ik dat eten?', createdAt: clock.now(), ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('openQuestion').values({ questionId: question.id }).execute();
  return question;
}

/** Inserts a question about which a professional asked something back; it waits for its asker, unless there is a reply. */
export async function makeClarifiedQuestion(
  platform: Platform,
  {
    asked = 'Welke medicijnen gebruik je?',
    reply = null,
    professionalId = null,
    ...question
  }: Parameters<typeof makeQuestion>[1] & {
    authorId: number;
    asked?: string;
    reply?: string | null;
    professionalId?: number | null;
  },
): Promise<{ id: number }> {
  const { db, clock } = platform;
  const { id } = await makeQuestion(platform, question);
  const now = clock.now();
  await db
    .insertInto('adviceClarification')
    .values({
      questionId: id,
      askerId: question.authorId,
      professionalId,
      body: asked,
      askedAt: now,
      reply,
      repliedAt: reply === null ? null : now,
    })
    .execute();
  return { id };
}

/** Inserts a question to the dietitian that a professional declined. */
export async function makeDeclinedQuestion(
  platform: Platform,
  {
    reason = 'own-doctor',
    note = '',
    declinedBy = null,
    ...question
  }: Parameters<typeof makeQuestion>[1] & { reason?: string; note?: string; declinedBy?: number | null },
): Promise<{ id: number }> {
  const { db, clock } = platform;
  const { id } = await makeQuestion(platform, question);
  await db.deleteFrom('openQuestion').where('questionId', '=', id).execute();
  await db
    .insertInto('declinedQuestion')
    .values({ questionId: id, reason, note, declinedBy, declinedAt: clock.now() })
    .execute();
  return { id };
}

/** Inserts a question to the dietitian with its answer, and gives it these tags, which are made anew. */
export async function makeAnsweredQuestion(
  platform: Platform,
  {
    tags = [],
    answer = 'Dat mag best.',
    answererId = null,
    expert = null,
    ...question
  }: Parameters<typeof makeQuestion>[1] & {
    tags?: readonly string[];
    answer?: string;
    answererId?: number | null;
    expert?: string | null;
  },
): Promise<{ id: number; tagIds: number[] }> {
  const { db, clock } = platform;
  const { id: questionId } = await makeQuestion(platform, question);
  await db.deleteFrom('openQuestion').where('questionId', '=', questionId).execute();
  const values = { questionId, typeId: 1, authorId: answererId, expert, body: answer, publishedAt: clock.now() };
  await db.insertInto('adviceAnswer').values(values).execute();
  await db
    .updateTable('questionType')
    .set((eb) => ({ answeredCount: eb('answeredCount', '+', 1) }))
    .where('id', '=', 1)
    .execute();
  const tagIds: number[] = [];
  for (const name of tags) {
    const tag = await db
      .insertInto('adviceTag')
      .values({ name, answeredCount: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('adviceAnswerTag').values({ tagId: tag.id, questionId, publishedAt: clock.now() }).execute();
    tagIds.push(tag.id);
  }
  return { id: questionId, tagIds };
}

/** Takes an answer off the site, with its tags, and counts it no more. */
export async function hideAnswer(
  { db, clock }: Platform,
  { questionId, ...by }: { questionId: number; hiddenByAsker: boolean; hiddenReason?: string },
): Promise<void> {
  const hiddenAt = clock.now();
  await db
    .updateTable('adviceAnswer')
    .set({ hiddenAt, ...by })
    .where('questionId', '=', questionId)
    .execute();
  const tags = db
    .updateTable('adviceAnswerTag')
    .set({ hiddenAt })
    .where('questionId', '=', questionId)
    .returning('tagId');
  await db
    .with('hidden', () => tags)
    .updateTable('adviceTag')
    .set((eb) => ({ answeredCount: eb('answeredCount', '-', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('hidden').select('tagId'))
    .execute();
  await db
    .updateTable('questionType')
    .set((eb) => ({ answeredCount: eb('answeredCount', '-', 1) }))
    .where('id', '=', 1)
    .execute();
}
