import type { Database } from '#app/platform/database/database.ts';
import { selectCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayModerate } from '../policy.ts';
import { isDue } from './list-cases.ts';
import { isOfOthers } from './objections.ts';
import { writerId } from './writers.ts';

/** How many cases are open for this moderator, counted up to BADGE_MAX; 0 for who is no moderator. */
export async function countOpenCases({ platform, viewer }: RequestContext): Promise<number> {
  if (!mayModerate(viewer)) return 0;
  return countCasesFor(platform.db, { memberId: viewer.memberId, now: platform.clock.now() });
}

/** How many objections wait that this moderator may answer, counted up to BADGE_MAX; 0 for who is no moderator. */
export async function countOpenObjections({ platform, viewer }: RequestContext): Promise<number> {
  if (!mayModerate(viewer)) return 0;
  return countObjectionsFor(platform.db, viewer.memberId);
}

/** The same for a member who is known to be a moderator. */
export async function countObjectionsFor(db: Database, memberId: number): Promise<number> {
  const [counted] = await countObjections(db, { memberId });
  return counted?.total ?? 0;
}

/** How much waits for this moderator: cases and objections. */
export async function countDeskWork(ctx: RequestContext): Promise<number> {
  const [cases, objections] = await Promise.all([countOpenCases(ctx), countOpenObjections(ctx)]);
  return cases + objections;
}

/**
 * How many cases are open and were not put back until later, without those about what this member wrote, who is known to be a
 * moderator.
 */
export async function countCasesFor(db: Database, by: { memberId: number; now: Date }): Promise<number> {
  const [counted] = await countRows(db, by);
  return counted?.total ?? 0;
}

const countRows = prepared((db, { memberId, now }: { memberId: number; now: Date }) =>
  selectCount(
    db,
    db
      .selectFrom('moderationCase')
      .select('id')
      .where('handledAt', 'is', null)
      .where(isDue(now))
      .where(writerId, 'is distinct from', memberId),
  ),
);

const countObjections = prepared((db, { memberId }: { memberId: number }) =>
  selectCount(
    db,
    db
      .selectFrom('objection')
      .innerJoin('decision', 'decision.id', 'objection.decisionId')
      .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
      .select('objection.id')
      .where('objection.answeredAt', 'is', null)
      .where(isOfOthers(memberId)),
  ),
);
