import type { Expression } from 'kysely';
import { type UserRow, userForViewer, userRow } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { boundsOf, type Page, type PageRequest, pageCount, selectCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext, RequestContext } from '#app/platform/http/request-context.ts';
import { claimantAt, claimsCountFrom } from '../claim.ts';
import { askedBackBy, isWithAsker, repliedAt, waitsSince } from '../clarifications.ts';
import { mayAnswer } from '../policy.ts';
import { daysLate, lateFrom, promisedAt } from '../promise.ts';
import type { WAITING_LISTS } from '../rules.ts';

/** A question without an answer, as professionals see it. */
export interface OpenQuestion {
  id: number;
  title: string;
  askedAt: Date;
  promisedAt: Date;
  /** Whether the promise was not kept, and for how many whole days. */
  late: boolean;
  daysLate: number;
  claim: Claim | null;
  /** Since when it waits for its asker; null where it waits for an answer. */
  askedBackAt: Date | null;
  /** Whether its asker replied to what a professional asked back. */
  replied: boolean;
  /** Whether its asker writes that they do not want to live. */
  distress: boolean;
}

/** Who is answering a question. */
export interface Claim {
  name: string;
  own: boolean;
}

interface Professional {
  memberId: number | Expression<number>;
  /** From when claims count, by `claimsCountFrom`. */
  claimsFrom: Date;
}

/** A query for the questions that this professional can answer now: those that nobody else is answering. */
export const selectOpenFor = (db: Database, { memberId, claimsFrom }: Professional) =>
  db
    .selectFrom('openQuestion')
    .where((eb) => eb.not(isWithAsker('openQuestion.questionId')))
    .where((eb) =>
      eb.or([eb('claimedBy', 'is', null), eb('claimedBy', '=', memberId), eb('claimedAt', '<=', claimsFrom)]),
    );

/**
 * A page of the questions that wait for an answer, the oldest first (choices.md 18), or of those that wait for their asker.
 * Those to which an asker replied come first for who asked something back about them.
 */
export async function listOpen(
  ctx: MemberContext,
  { waitsFor, ...page }: PageRequest & { waitsFor: (typeof WAITING_LISTS)[number] },
): Promise<Page<OpenQuestion>> {
  const { platform, viewer } = ctx;
  const { limit, offset } = boundsOf(page);
  const withAsker = isWithAsker('openQuestion.questionId');
  const waiting = platform.db
    .selectFrom('openQuestion')
    .where((eb) => (waitsFor === 'asker' ? withAsker : eb.not(withAsker)));
  const [rows, { total }] = await Promise.all([
    waiting
      .innerJoin('adviceQuestion', 'adviceQuestion.id', 'openQuestion.questionId')
      .leftJoin('adviceClarification', (join) =>
        join
          .onRef('adviceClarification.questionId', '=', 'openQuestion.questionId')
          .on('adviceClarification.repliedAt', 'is', null),
      )
      .select((eb) => [
        'adviceQuestion.id',
        'title',
        'createdAt',
        'claimedBy',
        'claimedAt',
        'distress',
        'askedAt as askedBackAt',
        waitsSince().as('waitsSince'),
        repliedAt('openQuestion.questionId').as('repliedAt'),
        userRow(eb, eb.ref('openQuestion.claimedBy')).as('claimant'),
      ])
      .orderBy(askedBackBy(viewer.memberId, 'openQuestion.questionId'), 'desc')
      .orderBy('openQuestion.questionId')
      .limit(limit)
      .offset(offset)
      .execute(),
    waiting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map((row) => toOpenQuestion(ctx, row));
  return { items, total, pages: pageCount(total, page.size) };
}

/** The first questions that wait for an answer, for a professional; none for anybody else. */
export async function listWaiting(ctx: MemberContext, size: number): Promise<Page<OpenQuestion>> {
  if (!mayAnswer(ctx.viewer)) return { items: [], total: 0, pages: 0 };
  return listOpen(ctx, { waitsFor: 'answer', index: 0, size });
}

/** The id of the first question of that list that this professional can answer now; null when none waits. */
export async function findNextOpen({ platform: { db, clock }, viewer }: MemberContext): Promise<number | null> {
  const row = await selectOpenFor(db, { memberId: viewer.memberId, claimsFrom: claimsCountFrom(clock.now()) })
    .select('questionId')
    .orderBy(askedBackBy(viewer.memberId, 'openQuestion.questionId'), 'desc')
    .orderBy('questionId')
    .limit(1)
    .executeTakeFirst();
  return row?.questionId ?? null;
}

/** How many questions this professional can answer now, counted up to BADGE_MAX; 0 for who is none. */
export async function countOpenQuestions({ platform: { db, clock }, viewer }: RequestContext): Promise<number> {
  if (!viewer || !mayAnswer(viewer)) return 0;
  return countOpenFor(db, { memberId: viewer.memberId, now: clock.now() });
}

/** The same for a member who is known to be a professional. */
export async function countOpenFor(db: Database, { memberId, now }: { memberId: number; now: Date }): Promise<number> {
  const [counted] = await countOpen(db, { memberId, claimsFrom: claimsCountFrom(now) });
  return counted?.total ?? 0;
}

const countOpen = prepared((db, { memberId, claimsFrom }: { memberId: number; claimsFrom: Date }) =>
  selectCount(db, selectOpenFor(db, { memberId, claimsFrom }).select('questionId')),
);

/** How many questions wait for an answer longer than was promised. */
export async function countLate({ platform: { db, clock } }: MemberContext): Promise<number> {
  const { count } = await db
    .selectFrom('openQuestion')
    .innerJoin('adviceQuestion', 'adviceQuestion.id', 'openQuestion.questionId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.not(isWithAsker('openQuestion.questionId')))
    .where(waitsSince(), '<', lateFrom(clock.now()))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many questions wait for their asker. */
export async function countWithAsker({ platform: { db } }: MemberContext): Promise<number> {
  const { count } = await db
    .selectFrom('openQuestion')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isWithAsker('openQuestion.questionId'))
    .executeTakeFirstOrThrow();
  return count;
}

interface Row extends ClaimRow {
  id: number;
  title: string;
  createdAt: Date;
  askedBackAt: Date | null;
  waitsSince: Date;
  repliedAt: Date | null;
  distress: boolean;
}

function toOpenQuestion(ctx: MemberContext, row: Row): OpenQuestion {
  const { id, title, createdAt, askedBackAt, waitsSince } = row;
  const now = ctx.platform.clock.now();
  return {
    id,
    title,
    askedAt: createdAt,
    promisedAt: promisedAt(waitsSince),
    late: !askedBackAt && waitsSince < lateFrom(now),
    daysLate: askedBackAt ? 0 : daysLate(promisedAt(waitsSince), now),
    claim: claimOf(ctx, row),
    askedBackAt,
    replied: row.repliedAt !== null,
    distress: row.distress,
  };
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
