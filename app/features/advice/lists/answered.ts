import { type AliasableExpression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#app/platform/database/database.ts';
import { MAX_SORTED, OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { boundsOf, type Page, type PageBounds, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { slugOf } from '#app/platform/slug.ts';
import { DIET_QUESTIONS } from '../rules.ts';
import { isAnswerShown } from '../shown.ts';
import { ANSWERS_TOPIC } from '../topics.ts';
import type { AdviceTag } from './tags.ts';

/** A question with an answer, in a list. Who asked it is not told there. */
export interface AnsweredQuestion {
  id: number;
  title: string;
  slug: string;
  publishedAt: Date;
  /** The name of who answered; null for an answer without one. */
  expert: string | null;
  tags: AdviceTag[];
}

/**
 * A page of the answered questions, the latest answer first: those with at least one of these tags, or without tags all.
 * Only answers have tags, so a question that waits is never listed nor counted.
 */
export async function listAnswered(
  ctx: RequestContext,
  { tags, ...page }: PageRequest & { tags: readonly number[] },
): Promise<Page<AnsweredQuestion>> {
  const { db } = ctx.platform;
  ctx.page.dependsOn(ANSWERS_TOPIC);
  const total = tags.length > 0 ? await countWithTags(db, tags) : await countAnswered(db);
  const rows = await listRows(db, { tags, total, ...boundsOf(page) });
  return {
    items: rows.map((row) => ({ ...row, slug: slugOf(row.title) })),
    total,
    pages: pageCount(total, page.size),
  };
}

function listRows(db: Database, { tags, total, ...bounds }: PageBounds & { tags: readonly number[]; total: number }) {
  const [only, ...others] = tags;
  if (only === undefined) return listNewest(db, bounds);
  if (others.length === 0) return listWithTag(db, { tag: only, ...bounds });
  return total > MAX_SORTED ? listByScanning(db, { tags, ...bounds }) : listBySorting(db, { tags, ...bounds });
}

const listNewest = prepared((db, bounds: PageBounds) => selectRows(db, newest(db, bounds)));

/** An index has the answers with one tag in their order, so that the last page of thousands is as near as the first. */
const listWithTag = prepared((db, { tag, limit, offset }: PageBounds & { tag: number }) =>
  selectRows(
    db,
    db
      .selectFrom(
        db
          .selectFrom('adviceAnswerTag')
          .select('questionId')
          .where('tagId', '=', tag)
          .where('hiddenAt', 'is', null)
          .orderBy('publishedAt', 'desc')
          .orderBy('questionId', 'desc')
          .limit(limit)
          .offset(offset)
          .as('tagged'),
      )
      .innerJoin('adviceAnswer', 'adviceAnswer.questionId', 'tagged.questionId')
      .select(['adviceAnswer.questionId', 'adviceAnswer.publishedAt', 'adviceAnswer.expert']),
  ),
);

type Tagged = PageBounds & { tags: readonly number[] };

/** Looks up the answers with the tags, and sorts them. */
const listBySorting = prepared((db, { tags, limit, offset }: Tagged) =>
  selectRows(
    db,
    newest(db, { limit, offset }).where('questionId', 'in', ({ selectFrom }) =>
      selectFrom('adviceAnswerTag')
        .select('questionId')
        .where('tagId', '=', sql<number>`any(${tags})`)
        .distinct()
        .offset(OPTIMIZATION_FENCE),
    ),
  ),
);

/** Scans the answers from the latest, and keeps those with one of the tags. */
const listByScanning = prepared((db, { tags, limit, offset }: Tagged) =>
  selectRows(
    db,
    newest(db, { limit, offset }).where(({ exists, selectFrom }) =>
      exists(
        selectFrom('adviceAnswerTag')
          .select('tagId')
          .whereRef('adviceAnswerTag.questionId', '=', 'adviceAnswer.questionId')
          .where('tagId', '=', sql<number>`any(${tags})`)
          .offset(OPTIMIZATION_FENCE),
      ),
    ),
  ),
);

/** A query for one page of the answers to the dietitian's questions, the latest first; narrow it by `where`. */
const newest = (db: Database, { limit, offset }: PageBounds) =>
  db
    .selectFrom('adviceAnswer')
    .select(['questionId', 'publishedAt', 'expert'])
    .where('typeId', '=', DIET_QUESTIONS.id)
    .where(isAnswerShown())
    .orderBy('publishedAt', 'desc')
    .orderBy('questionId', 'desc')
    .limit(limit)
    .offset(offset);

/** A row of an answer, with what its list shows of it. */
interface AnswerRow {
  questionId: number;
  publishedAt: Date;
  expert: string | null;
}

const selectRows = (db: Database, answers: AliasableExpression<AnswerRow>) =>
  db
    .selectFrom(answers.as('answer'))
    .innerJoin('adviceQuestion', 'adviceQuestion.id', 'answer.questionId')
    .select((eb) => [
      'adviceQuestion.id',
      'adviceQuestion.title',
      'answer.publishedAt',
      'answer.expert',
      jsonArrayFrom(
        eb
          .selectFrom('adviceAnswerTag')
          .innerJoin('adviceTag', 'adviceTag.id', 'adviceAnswerTag.tagId')
          .select(['adviceTag.id', 'adviceTag.name'])
          .whereRef('adviceAnswerTag.questionId', '=', 'answer.questionId')
          .orderBy('adviceTag.name'),
      ).as('tags'),
    ])
    .orderBy('answer.publishedAt', 'desc')
    .orderBy('answer.questionId', 'desc');

async function countAnswered(db: Database): Promise<number> {
  const { answeredCount } = await db
    .selectFrom('questionType')
    .select('answeredCount')
    .where('id', '=', DIET_QUESTIONS.id)
    .executeTakeFirstOrThrow();
  return answeredCount;
}

/** That of one tag is stored; every set of tags has a count of its own, which an index answers (docs/decisions/lists.md). */
async function countWithTags(db: Database, tags: readonly number[]): Promise<number> {
  const [only, ...others] = tags;
  if (only !== undefined && others.length === 0) {
    const tag = await db.selectFrom('adviceTag').select('answeredCount').where('id', '=', only).executeTakeFirst();
    return tag?.answeredCount ?? 0;
  }
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('adviceAnswerTag')
        .select('questionId')
        .where('tagId', '=', sql<number>`any(${tags})`)
        .where('hiddenAt', 'is', null)
        .distinct()
        .as('tagged'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
