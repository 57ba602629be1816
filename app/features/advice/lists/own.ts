import type { MemberContext } from '#app/platform/http/request-context.ts';
import { slugOf } from '#app/platform/slug.ts';
import { promisedAt } from '../promise.ts';

/** A question of the viewer's own. */
export interface OwnQuestion {
  id: number;
  title: string;
  slug: string;
  /** When it was answered; null while it waits. */
  answeredAt: Date | null;
  promisedAt: Date;
}

const MAX_OWN = 5;

/** The questions that the viewer asked last. */
export async function listOwnQuestions({ platform: { db }, viewer }: MemberContext): Promise<OwnQuestion[]> {
  const rows = await db
    .selectFrom('adviceQuestion')
    .leftJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceQuestion.id')
    .select(['adviceQuestion.id', 'title', 'createdAt', 'publishedAt as answeredAt'])
    .where('adviceQuestion.authorId', '=', viewer.memberId)
    .orderBy('adviceQuestion.id', 'desc')
    .limit(MAX_OWN)
    .execute();
  return rows.map(({ createdAt, ...row }) => ({ ...row, slug: slugOf(row.title), promisedAt: promisedAt(createdAt) }));
}
