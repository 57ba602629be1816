import type { Write } from '#app/platform/database/write.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { decisionMade } from '../events.ts';
import type { Measure, Reasons } from '../rules.ts';
import { settleObjections } from './settle-objections.ts';

interface NewDecision extends Reasons {
  by: Viewer;
  caseId: number;
  /** Whom it concerns; null for an author who deleted the account. */
  memberId: number | null;
  measure: Measure;
  /** Until when it holds; null for good, and for what is done once. */
  endsAt?: Date | null;
  /** The earlier decision that it takes back. */
  lifts?: number | null;
  /** Whether what the member wrote to others is taken out of their messages. */
  messagesRemoved?: boolean;
}

/**
 * Stores a decision with its reasons in the transaction that does what it says (rules.md R47; DSA, article 17); whom it
 * concerns and who reported it are told. Objections to the decision that it takes back are settled. It never changes
 * afterwards. Gives its id.
 */
export async function recordDecision(
  tx: Write,
  { by, caseId, memberId, measure, facts, rule, endsAt = null, lifts = null, messagesRemoved = false }: NewDecision,
): Promise<number> {
  const report = await tx.db.selectFrom('report').select('id').where('caseId', '=', caseId).limit(1).executeTakeFirst();
  const { id } = await tx.db
    .insertInto('decision')
    .values({
      caseId,
      memberId,
      decidedBy: by.memberId,
      measure,
      ground: rule === 'law' ? 'law' : 'house-rules',
      rule,
      facts,
      reported: report !== undefined,
      endsAt,
      lifts,
      messagesRemoved,
      decidedAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lifts !== null) await settleObjections(tx, { decisionId: lifts, measure, moderatorId: by.memberId });
  await tx.publish(decisionMade, { decisionId: id });
  return id;
}
