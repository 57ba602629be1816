import type { Write } from '#app/platform/database/write.ts';
import type { Measure } from '../rules.ts';

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
export async function settleObjections(
  { db, now }: Write,
  { decisionId, measure, moderatorId }: Lifting,
): Promise<void> {
  if (measure !== 'none' && measure !== 'hidden') return;
  await db
    .updateTable('objection')
    .set({ granted: true, answer: SETTLED, answeredBy: moderatorId, answeredAt: now })
    .where('decisionId', '=', decisionId)
    .where('answeredAt', 'is', null)
    .$if(measure !== 'hidden', (objections) => objections.where('reportId', 'is', null))
    .execute();
}
