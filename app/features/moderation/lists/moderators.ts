import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { isOfOthers } from './objections.ts';
import { writerId } from './writers.ts';

/** The moderators who can judge a case that is open: all but who wrote what it is about. Nobody for a case that is handled. */
export async function listModeratorsFor({ db }: { db: Database }, caseId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('moderationCase')
    .innerJoin('memberRole', (join) => join.onTrue())
    .select('memberRole.memberId')
    .where('moderationCase.id', '=', caseId)
    .where('moderationCase.handledAt', 'is', null)
    .where('memberRole.role', '=', 'moderator')
    .where((eb) => eb('memberRole.memberId', 'is distinct from', writerId))
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/**
 * Whom a case may be given to. Nobody where its writer is anonymous: the one moderator who is missing would be known by that
 * (rules.md R17).
 */
export async function listModeratorsToHandTo(by: { db: Database }, caseId: number): Promise<number[]> {
  const { anonymousAuthorId } = await by.db
    .selectFrom('moderationCase')
    .select('anonymousAuthorId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return anonymousAuthorId === null ? listModeratorsFor(by, caseId) : [];
}

/** Those who may answer an objection that waits. Nobody for one that is answered. */
export async function listModeratorsForObjection({ db }: { db: Database }, objectionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('objection')
    .innerJoin('decision', 'decision.id', 'objection.decisionId')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .innerJoin('memberRole', (join) => join.onTrue())
    .select('memberRole.memberId')
    .where('objection.id', '=', objectionId)
    .where('objection.answeredAt', 'is', null)
    .where('memberRole.role', '=', 'moderator')
    .where(isOfOthers(sql.ref<number>('memberRole.memberId')))
    .execute();
  return rows.map(({ memberId }) => memberId);
}
