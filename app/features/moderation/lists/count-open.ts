import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayModerate } from '../policy.ts';
import { OPEN_MAX } from '../rules.ts';
import { isDue } from './list-cases.ts';
import { isOfOthers } from './objections.ts';

/** How many cases are open, counted up to OPEN_MAX; 0 for who is no moderator. */
export async function countOpenCases({ platform, viewer }: RequestContext): Promise<number> {
  if (!mayModerate(viewer)) return 0;
  return countWaiting(platform.db, platform.clock.now());
}

/** How many objections wait that this moderator may answer, counted up to OPEN_MAX; 0 for who is no moderator. */
export async function countOpenObjections({ platform, viewer }: RequestContext): Promise<number> {
  if (!mayModerate(viewer) || !viewer) return 0;
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

/** How many cases are open and were not put back until later, for whoever asks. */
export async function countWaiting(db: Database, now: Date): Promise<number> {
  const [counted] = await countRows(db, { now });
  return counted?.total ?? 0;
}

const countRows = prepared((db, { now }: { now: Date }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('moderationCase')
        .select('id')
        .where('handledAt', 'is', null)
        .where(isDue(now))
        .limit(OPEN_MAX)
        .as('open'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total')),
);

const countObjections = prepared((db, { memberId }: { memberId: number }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('objection')
        .innerJoin('decision', 'decision.id', 'objection.decisionId')
        .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
        .select('objection.id')
        .where('objection.answeredAt', 'is', null)
        .where(isOfOthers(memberId))
        .limit(OPEN_MAX)
        .as('waiting'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total')),
);
