import { DIET_QUESTIONS } from '#app/features/advice/rules.ts';
import { DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { insertRows } from './insert-rows.ts';
import { type Population, pickMember } from './people.ts';
import type { Random } from './random.ts';
import type { Texts } from './texts.ts';

/** How many questions there are for each member, and how many days ago the first was asked. */
const QUESTIONS_PER_MEMBER = 0.25;
const FIRST_DAYS_AGO = 1000;

/** How many questions wait for an answer: those that were asked last. */
const OPEN = 30;

/** The tags of the bulk data; each next one is rarer. */
const TAGS = ['eiwit', 'vocht', 'zout', 'kalium', 'fosfaat', 'gewicht', 'reizen', 'feest'].map(
  (name) => `${name} bulk`,
);

/** How many questions are inserted for this number of members. */
export const questionCount = ({ count }: Population): number => Math.ceil(count * QUESTIONS_PER_MEMBER);

/** Inserts questions to the dietitian with their answers and tags, `first` being the id of the first; the last ones wait. */
export async function insertAdvice(
  db: OpenTransaction,
  { population, texts, random, first }: { population: Population; texts: Texts; random: Random; first: number },
): Promise<void> {
  const count = questionCount(population);
  const questions = Array.from({ length: count }, (_, index) => {
    const askedAt = population.now - FIRST_DAYS_AGO * DAY * (1 - index / count);
    return { id: first + index, askedAt, authorId: pickMember(population, random, askedAt) };
  });
  await insertRows(db, {
    into: 'adviceQuestion',
    columns: {
      id: 'integer',
      authorId: 'integer',
      anonymous: 'boolean',
      title: 'text',
      body: 'text',
      createdAt: 'timestamptz',
    },
    rows: questions,
    row: ({ id, authorId, askedAt }) => [
      id,
      authorId,
      random.chance(0.8),
      texts.title(random),
      texts.body(random),
      new Date(askedAt),
    ],
  });
  const isOpen = ({ id }: { id: number }) => id >= first + count - OPEN;
  await insertRows(db, {
    into: 'openQuestion',
    columns: { questionId: 'integer' },
    rows: questions.filter(isOpen),
    row: ({ id }) => [id],
  });
  await insertAnswers(db, { questions: questions.filter((question) => !isOpen(question)), texts, random, population });
}

interface Question {
  id: number;
  /** Milliseconds since 1970. */
  askedAt: number;
}

interface AnswersInput {
  questions: Question[];
  population: Population;
  texts: Texts;
  random: Random;
}

async function insertAnswers(db: OpenTransaction, { questions, population, texts, random }: AnswersInput) {
  const answeredAt = (askedAt: number) => new Date(Math.min(askedAt + 3 * DAY, population.now));
  await insertRows(db, {
    into: 'adviceAnswer',
    columns: { questionId: 'integer', typeId: 'integer', body: 'text', publishedAt: 'timestamptz' },
    rows: questions,
    row: ({ id, askedAt }) => [id, DIET_QUESTIONS.id, texts.body(random), answeredAt(askedAt)],
  });
  await db
    .updateTable('questionType')
    .set((eb) => ({ answeredCount: eb('answeredCount', '+', questions.length) }))
    .where('id', '=', DIET_QUESTIONS.id)
    .execute();
  const tagged = questions.flatMap(({ id, askedAt }) =>
    random.distinct(2, () => Math.floor(random.next() ** 2 * TAGS.length), -1).map((tag) => ({ id, tag, askedAt })),
  );
  const counts = Map.groupBy(tagged, ({ tag }) => tag);
  const tags = await db
    .insertInto('adviceTag')
    .values(TAGS.map((name, index) => ({ name, answeredCount: counts.get(index)?.length ?? 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (tags.length < TAGS.length) return; // bulk data was loaded before: its tags keep their answers
  await insertRows(db, {
    into: 'adviceAnswerTag',
    columns: { tagId: 'integer', questionId: 'integer', publishedAt: 'timestamptz' },
    rows: tagged,
    row: ({ id, tag, askedAt }) => [tags[tag]?.id ?? 0, id, answeredAt(askedAt)],
  });
}
