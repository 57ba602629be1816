import { DIET_QUESTIONS } from '#app/features/advice/rules.ts';
import { after, DAY, HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { type DemoQuestion, readAdvice, readExpertName } from './read-advice.ts';
import { earlier, type SeedContext, timeOf } from './seed-conversation.ts';

/** The account of the demo that answers, and the expert under whose name it does so. */
const PROFESSIONAL = { username: 'Demodietist', expert: 's-van-dijk' };

/** Askers of the last half year are told of their answer; those of the last days have not seen it. */
const TOLD_DAYS = 180;
const UNSEEN_DAYS = 3;

/** Inserts the questions to the dietitian with their answers and tags, in the order of time. Nothing is later than `now`. */
export async function seedAdvice(db: OpenTransaction, { members, now }: SeedContext): Promise<void> {
  const questions = (await readAdvice())
    .map((question) => ({ ...question, askedAt: askedAtOf(question, now) }))
    .sort((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
  const professionalId = members.get(PROFESSIONAL.username) as number;
  const expert = await readExpertName(PROFESSIONAL.expert);
  await db.insertInto('adviceExpert').values({ memberId: professionalId, expert }).execute();
  const tagIds = await seedTags(db, questions);
  for (const question of questions) await seedQuestion(db, { question, tagIds, professionalId, members, now });
  const answeredCount = questions.filter(({ answer }) => answer).length;
  await db.updateTable('questionType').set({ answeredCount }).where('id', '=', DIET_QUESTIONS.id).execute();
}

const askedAtOf = ({ daysAgo, time }: DemoQuestion, now: Date): Date =>
  timeOf(time === undefined ? { hoursAgo: daysAgo * 24 } : { daysAgo, time }, now);

/** Gives the id of each tag by its name. */
async function seedTags(db: OpenTransaction, questions: readonly DemoQuestion[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { tags, answer } of questions) {
    for (const name of tags) counts.set(name, (counts.get(name) ?? 0) + (answer ? 1 : 0));
  }
  if (counts.size === 0) return new Map();
  const rows = await db
    .insertInto('adviceTag')
    .values([...counts].map(([name, answeredCount]) => ({ name, answeredCount })))
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

interface Seeded extends SeedContext {
  question: DemoQuestion & { askedAt: Date };
  tagIds: Map<string, number>;
  professionalId: number;
}

async function seedQuestion(db: OpenTransaction, { question, members, ...context }: Seeded): Promise<void> {
  const authorId = members.get(question.asker) as number;
  const { id } = await db
    .insertInto('adviceQuestion')
    .values({
      authorId,
      anonymous: question.anonymous,
      title: question.title,
      body: question.description.trim(),
      createdAt: question.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!question.answer) {
    await db.insertInto('openQuestion').values({ questionId: id }).execute();
    return;
  }
  const publishedAt = earlier(after(question.askedAt, question.answer.afterHours * HOUR), context.now);
  await db
    .insertInto('adviceAnswer')
    .values({
      questionId: id,
      typeId: DIET_QUESTIONS.id,
      authorId: context.professionalId,
      expert: await readExpertName(question.answer.by),
      body: question.answer.text.trim(),
      questionLines: question.answer.questionLines,
      publishedAt,
    })
    .execute();
  await tagAnswer(db, { questionId: id, question, tagIds: context.tagIds, publishedAt });
  await tellAsker(db, { questionId: id, memberId: authorId, publishedAt, now: context.now });
}

async function tagAnswer(
  db: OpenTransaction,
  {
    questionId,
    question,
    tagIds,
    publishedAt,
  }: Pick<Seeded, 'question' | 'tagIds'> & { questionId: number; publishedAt: Date },
): Promise<void> {
  if (question.tags.length === 0) return;
  const values = question.tags.map((name) => ({ questionId, tagId: tagIds.get(name) as number, publishedAt }));
  await db.insertInto('adviceAnswerTag').values(values).execute();
}

async function tellAsker(
  db: OpenTransaction,
  { questionId, memberId, publishedAt, now }: { questionId: number; memberId: number; publishedAt: Date; now: Date },
): Promise<void> {
  if (publishedAt < after(now, -TOLD_DAYS * DAY)) return;
  const seenAt = publishedAt < after(now, -UNSEEN_DAYS * DAY) ? after(publishedAt, HOUR) : null;
  await db
    .insertInto('notification')
    .values({ memberId, kind: 'question-answered', subjectId: questionId, createdAt: publishedAt, seenAt })
    .execute();
}
