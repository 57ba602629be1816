import { type UserRow, userForViewer, userRow } from '#app/features/profiles/index.ts';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { claimantAt } from '../claim.ts';
import { promisedAt } from '../promise.ts';

/** A question that waits for an answer, as professionals see it. */
export interface OpenQuestion {
  id: number;
  title: string;
  askedAt: Date;
  promisedAt: Date;
  /** Whether the promise was not kept. */
  late: boolean;
  claim: Claim | null;
}

/** Who is answering a question. */
export interface Claim {
  name: string;
  own: boolean;
}

/** A page of the questions that wait for an answer, the oldest first (decisions.md 18). */
export async function listOpen(ctx: MemberContext, page: PageRequest): Promise<Page<OpenQuestion>> {
  const { db, clock } = ctx.platform;
  const { limit, offset } = boundsOf(page);
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('openQuestion')
      .innerJoin('adviceQuestion', 'adviceQuestion.id', 'openQuestion.questionId')
      .select((eb) => [
        'adviceQuestion.id',
        'title',
        'createdAt',
        'claimedBy',
        'claimedAt',
        userRow(eb, eb.ref('openQuestion.claimedBy')).as('claimant'),
      ])
      .orderBy('openQuestion.questionId')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('openQuestion')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const now = clock.now();
  const items = rows.map(({ id, title, createdAt, ...row }) => ({
    id,
    title,
    askedAt: createdAt,
    promisedAt: promisedAt(createdAt),
    late: promisedAt(createdAt) < now,
    claim: claimOf(ctx, row),
  }));
  return { items, total, pages: pageCount(total, page.size) };
}

interface ClaimRow {
  claimedBy: number | null;
  claimedAt: Date | null;
  claimant: UserRow | null;
}

/** The claim that counts now; null where nobody is answering. */
export function claimOf(ctx: MemberContext, { claimant, ...row }: ClaimRow): Claim | null {
  const claimantId = claimantAt(row, ctx.platform.clock.now());
  if (claimantId === null) return null;
  return { name: userForViewer(ctx, claimant).name, own: claimantId === ctx.viewer.memberId };
}
