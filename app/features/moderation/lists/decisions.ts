import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { type Measure, SHOWN_MAX } from '../rules.ts';
import type { SubjectRef } from './subjects.ts';

/** Whether no later decision takes back that of a row. */
export const isInForce = sql<boolean>`not exists (select from decision as later where later.lifts = decision.id)`;

/** When a later decision took back that of a row; null where none did. */
export const liftedAt = sql<Date | null>`(select decided_at from decision as later where later.lifts = decision.id)`.as(
  'liftedAt',
);

/** What was seen of what a decision is about, and the key to its page, for whom it concerns alone. */
export const readReasons = (db: Database, id: number): Promise<{ code: string; facts: string }> =>
  db.selectFrom('decision').select(['code', 'facts']).where('id', '=', id).executeTakeFirstOrThrow();

/** The decisions with this measure about a thing, from any case about it, that are not taken back; the first first. */
export const listDecisionsInForce = (db: Database, { kind, subjectId, measure }: SubjectRef & { measure: Measure }) =>
  db
    .selectFrom('moderationCase')
    .innerJoin('decision', 'decision.caseId', 'moderationCase.id')
    .select(['decision.id', 'decision.decidedAt'])
    .where((eb) => eb.and({ kind, subjectId, measure }))
    .where(isInForce)
    .orderBy('decision.id')
    .execute();

/** The latest of them; null without one. */
export const findDecisionInForce = async (
  db: Database,
  ofThing: SubjectRef & { measure: Measure },
): Promise<{ id: number } | null> => (await listDecisionsInForce(db, ofThing)).at(-1) ?? null;

/** Whether a later decision takes this one back. */
export const isLifted = (db: Database, id: number): Promise<boolean> =>
  db.selectFrom('decision').select('id').where('lifts', '=', id).executeTakeFirst().then(Boolean);

/** The decisions of a case, the first first. */
export const listDecisions = (db: Database, caseId: number) =>
  db
    .selectFrom('decision')
    .select(['decision.id', 'decision.measure', 'decision.facts', 'decision.rule', 'decision.decidedBy'])
    .select(['decision.decidedAt', 'decision.lifts', liftedAt])
    .where('decision.caseId', '=', caseId)
    .orderBy('decision.id')
    .limit(SHOWN_MAX)
    .execute();
