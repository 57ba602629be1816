import type { Expression } from 'kysely';
import { type UserRow, userForViewer, userRow } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { claimantAt, claimsCountFrom } from '../claim.ts';
import { daysLate, lateFrom, promisedAt } from '../promise.ts';

/** A question that waits for an answer, as professionals see it. */
export interface OpenQuestion {
  id: number;
  title: string;
  askedAt: Date;
  promisedAt: Date;
  /** Whether the promise was not kept, and for how many whole days. */
  late: boolean;
  daysLate: number;
  claim: Claim | null;
}

/** Who is answering a question. */
export interface Claim {
  name: string;
  own: boolean;
}

interface Professional {
  memberId: number | Expression<number>;
  now: Date;
}

/** A query for the questions that this professional can answer now: those that nobody else is answering. */
export const selectOpenFor = (db: Database, { memberId, now }: Professional) =>
  db
    .selectFrom('openQuestion')
    .where((eb) =>
      eb.or([eb('claimedBy', 'is', null), eb('claimedBy', '=', memberId), eb('claimedAt', '<=', claimsCountFrom(now))]),
    );

/** A page of the questions that wait for an answer, the oldest first (choices.md 18). */
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
    late: createdAt < lateFrom(now),
    daysLate: daysLate(promisedAt(createdAt), now),
    claim: claimOf(ctx, row),
  }));
  return { items, total, pages: pageCount(total, page.size) };
}

/** The id of the oldest question that this professional can answer now; null when none waits. */
export async function findNextOpen({ platform: { db, clock }, viewer }: MemberContext): Promise<number | null> {
  const row = await selectOpenFor(db, { memberId: viewer.memberId, now: clock.now() })
    .select('questionId')
    .orderBy('questionId')
    .limit(1)
    .executeTakeFirst();
  return row?.questionId ?? null;
}

/** How many questions wait longer than was promised. */
export async function countLate({ platform: { db, clock } }: MemberContext): Promise<number> {
  const { count } = await db
    .selectFrom('openQuestion')
    .innerJoin('adviceQuestion', 'adviceQuestion.id', 'openQuestion.questionId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createdAt', '<', lateFrom(clock.now()))
    .executeTakeFirstOrThrow();
  return count;
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
