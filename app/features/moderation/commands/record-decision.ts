import { readRuleTexts } from '#app/features/content/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { decisionMade } from '../events.ts';
import { sentenceOf } from '../member-rules.ts';
import type { Measure, Reasons } from '../rules.ts';

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
 * concerns and who reported it are told. Without facts it has the sentence that belongs to the house rule; of a word to a member
 * the rule gives no more than that, and is not named. Objections to the decision that it takes back are settled. It never
 * changes afterwards. Gives its id.
 */
export async function recordDecision(
  tx: Write,
  { by, caseId, memberId, measure, facts, rule, endsAt = null, lifts = null, messagesRemoved = false }: NewDecision,
): Promise<number> {
  const sentence = rule && !facts ? sentenceOf(measure, rule, await readRuleTexts(tx.db)) : '';
  const broken = measure === 'word' ? null : rule;
  const report = await tx.db.selectFrom('report').select('id').where('caseId', '=', caseId).limit(1).executeTakeFirst();
  const { id } = await tx.db
    .insertInto('decision')
    .values({
      caseId,
      memberId,
      decidedBy: by.memberId,
      measure,
      ground: broken === 'law' ? 'law' : 'house-rules',
      rule: broken,
      facts: facts || sentence,
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

interface Lifting {
  /** The decision that is taken back, and what the later one does instead. */
  decisionId: number;
  measure: Measure;
  /** The moderator who takes it back. */
  moderatorId: number;
}

const SETTLED = 'Een moderator heeft opnieuw gekeken en het besluit teruggedraaid. Je krijgt dus gelijk.';

/**
 * Grants in an open transaction the objections that wait against a decision which is taken back: nothing is left to decide.
 * Those of who reported are granted only where it is hidden after all, and none where it is replaced by a longer one. Who
 * objects hears it by the later decision.
 */
async function settleObjections({ db, now }: Write, { decisionId, measure, moderatorId }: Lifting): Promise<void> {
  if (measure !== 'none' && measure !== 'hidden') return;
  await db
    .updateTable('objection')
    .set({ granted: true, answer: SETTLED, answeredBy: moderatorId, answeredAt: now })
    .where('decisionId', '=', decisionId)
    .where('answeredAt', 'is', null)
    .$if(measure !== 'hidden', (objections) => objections.where('reportId', 'is', null))
    .execute();
}
