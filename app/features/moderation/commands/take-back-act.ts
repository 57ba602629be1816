import { type Write, write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { writerId } from '../lists/writers.ts';
import { MEMBER_ACTS } from '../member-rules.ts';
import { mayModerate, maySeeRecord } from '../policy.ts';
import { type Measure, TEXT_ACTS } from '../rules.ts';
import { liftDecision } from './lift-decision.ts';
import { type ByModerator, lockFreeCase } from './lock-case.ts';
import { type ActOnMember, lockCaseOfMember } from './lock-member.ts';

interface TakingBack extends ActOnMember {
  decisionId: number;
  /** Why, as the member reads it. */
  facts: string;
  key: string | null;
}

/**
 * Takes back what moderators did with a member, by a decision of its own. A repetition with the same `key` changes nothing.
 * Throws AppError forbidden for whom this moderator may not act on, not_found for another decision than about this member,
 * or conflict when it was taken back already, or another moderator is at its case.
 */
export async function takeBackAct(platform: Platform, taking: TakingBack): Promise<void> {
  const { by, key, ...input } = taking;
  const { memberId, decisionId, facts } = taking;
  if (!maySeeRecord(by, memberId)) throw new AppError('forbidden');
  await writeOnce(platform, { by, key, call: 'takeBackAct', input }, async (tx) => {
    const decision = await selectDecision(tx, { decisionId, measures: MEMBER_ACTS })
      .where('decision.memberId', '=', memberId)
      .executeTakeFirst();
    if (!decision) throw new AppError('not_found');
    await lockCaseOfMember(tx, { by, memberId, caseId: decision.caseId });
    await lift(tx, platform, { by, decision, facts });
  });
}

/**
 * Takes back what moderators did with what a case is about, also after the case was handled. Throws AppError forbidden,
 * not_found for another decision than of this case, or conflict when it was taken back already, or another one is at the case.
 */
export async function takeBackDecision(
  platform: Platform,
  { decisionId, facts, ...moderator }: ByModerator & { decisionId: number; facts: string },
): Promise<void> {
  const { by, caseId } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    await lockFreeCase(tx, moderator);
    const decision = await selectDecision(tx, { decisionId, measures: TEXT_ACTS })
      .where('decision.caseId', '=', caseId)
      .executeTakeFirst();
    if (!decision) throw new AppError('not_found');
    await lift(tx, platform, { by, decision, facts });
  });
}

const selectDecision = (
  { db }: Write,
  { decisionId, measures }: { decisionId: number; measures: readonly Measure[] },
) =>
  db
    .selectFrom('decision')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .select(['decision.id', 'decision.caseId', 'decision.measure', 'decision.decidedAt', 'decision.memberId'])
    .select(['moderationCase.kind', 'moderationCase.subjectId', writerId.as('writerId')])
    .where('decision.id', '=', decisionId)
    .where('decision.measure', 'in', [...measures]);

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof selectDecision>['executeTakeFirst']>>>;

async function lift(
  tx: Write,
  platform: Platform,
  { by, decision, facts }: Pick<TakingBack, 'by' | 'facts'> & { decision: Found },
): Promise<void> {
  const measure = decision.measure as Measure;
  const lifted = await liftDecision(tx, platform, { by, decision: { ...decision, measure }, facts });
  if (!lifted) throw new AppError('conflict', { fields: { Case: 'Dit besluit is al teruggenomen.' } });
}
