import { findDecisionInForce, readReasons } from '#app/features/moderation/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { ANSWER_CASE, QUESTION_CASE } from '../rules.ts';

/** The decision by which a question is off the site. */
interface Hiding {
  /** Whether it is about the question or about its answer, as the kind of its case. */
  kind: typeof QUESTION_CASE | typeof ANSWER_CASE;
  /** The key to the page of the decision, for whom it concerns alone. */
  code: string;
  /** What was seen. */
  facts: string;
}

/** The decision that took a question off the site; null for one that its asker took off, or that is on the site. */
export async function findHiding(db: Database, questionId: number): Promise<Hiding | null> {
  for (const kind of [QUESTION_CASE, ANSWER_CASE] as const) {
    const found = await findDecisionInForce(db, { kind, subjectId: questionId, measure: 'hidden' });
    if (found) return { kind, ...(await readReasons(db, found.id)) };
  }
  return null;
}
