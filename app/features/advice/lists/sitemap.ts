import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';
import { slugOf } from '#app/platform/slug.ts';
import { questionPath } from '../paths.ts';
import { isAnswerShown } from '../shown.ts';

/** How many ids of questions one file of the sitemap covers; not every id is that of an answered question. */
const IDS_PER_FILE = 10_000;

/** The questions with an answer, below the topic of the dietitian; none as long as there is no such topic. */
export const adviceSitemap: SitemapPart = {
  name: 'adviezen',
  topics: ['advice-answers', 'document'],
  count,
  list,
};

async function count(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('adviceQuestion')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Math.ceil((last ?? 0) / IDS_PER_FILE);
}

async function list(db: Database, file: number) {
  const topicPath = await findTopicPath(db);
  if (!topicPath) return [];
  const questions = await db
    .selectFrom('adviceAnswer')
    .innerJoin('adviceQuestion', 'adviceQuestion.id', 'adviceAnswer.questionId')
    .select(['adviceQuestion.id', 'title', 'publishedAt', 'adviceAnswer.editedAt'])
    .where(isAnswerShown())
    .where('adviceAnswer.questionId', '>', (file - 1) * IDS_PER_FILE)
    .where('adviceAnswer.questionId', '<=', file * IDS_PER_FILE)
    .orderBy('adviceAnswer.questionId')
    .execute();
  return questions.map(({ id, title, publishedAt, editedAt }) => ({
    path: questionPath(topicPath, { id, slug: slugOf(title) }),
    changedAt: editedAt ?? publishedAt,
  }));
}

/** As `findDietTopic()`, which needs the context of a request. */
async function findTopicPath(db: Database): Promise<string | null> {
  const topic = await db
    .selectFrom('document')
    .select('path')
    .where('kind', '=', 'advice-topic')
    .where(sql<boolean>`content -> 'isDiet' = 'true'`)
    .orderBy('position')
    .orderBy('title')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return topic?.path ?? null;
}
