import type { SqlBool } from 'kysely';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { slugOf } from '#app/platform/slug.ts';
import { isWithAsker, waitsSince } from '../clarifications.ts';
import { lateFrom, promisedAt } from '../promise.ts';

/** A question of the viewer's own. */
export interface OwnQuestion {
  id: number;
  title: string;
  slug: string;
  askedAt: Date;
  /** When it was answered; null while it waits, or where it gets no answer. */
  answeredAt: Date | null;
  promisedAt: Date;
  /** Whether a professional declined it. */
  declined: boolean;
  /** Whether it is off the site, after it was answered. */
  hidden: boolean;
  /** Whether it waits for the viewer, whom a professional asked something back. */
  withAsker: boolean;
  /** Whether it waits longer than was promised. */
  late: boolean;
}

/** A page of the questions that the viewer asked, the latest first. */
export async function listOwnQuestions(ctx: MemberContext, page: PageRequest): Promise<Page<OwnQuestion>> {
  const { platform, viewer } = ctx;
  const { limit, offset } = boundsOf(page);
  const own = platform.db.selectFrom('adviceQuestion').where('adviceQuestion.authorId', '=', viewer.memberId);
  const [rows, { total }] = await Promise.all([
    own
      .leftJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceQuestion.id')
      .leftJoin('declinedQuestion', 'declinedQuestion.questionId', 'adviceQuestion.id')
      .select(['adviceQuestion.id', 'title', 'createdAt', 'publishedAt', 'hiddenAt', 'declinedAt'])
      .select([isWithAsker('adviceQuestion.id').as('askedBack'), waitsSince().as('waitsSince')])
      .orderBy('adviceQuestion.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const now = platform.clock.now();
  return { items: rows.map((row) => toOwnQuestion(row, now)), total, pages: pageCount(total, page.size) };
}

interface Row {
  id: number;
  title: string;
  createdAt: Date;
  publishedAt: Date | null;
  hiddenAt: Date | null;
  declinedAt: Date | null;
  askedBack: SqlBool;
  waitsSince: Date;
}

function toOwnQuestion(row: Row, now: Date): OwnQuestion {
  const { id, title, createdAt, publishedAt, hiddenAt, declinedAt, askedBack, waitsSince } = row;
  const isOpen = !publishedAt && !declinedAt;
  const withAsker = isOpen && Boolean(askedBack);
  return {
    id,
    title,
    slug: slugOf(title),
    askedAt: createdAt,
    answeredAt: publishedAt,
    promisedAt: promisedAt(waitsSince),
    declined: declinedAt !== null,
    hidden: hiddenAt !== null,
    withAsker,
    late: isOpen && !withAsker && waitsSince < lateFrom(now),
  };
}
