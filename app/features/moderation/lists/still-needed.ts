import { type RawBuilder, sql } from 'kysely';

/**
 * Whether what is kept for a case is still needed, in a query over rows with its `case_id`: because an objection to a decision
 * of the case waits, or because one may still be made, to a decision of after this time.
 */
export const isStillNeeded = (after: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from decision
  where decision.case_id = reported_text.case_id and (
    decision.decided_at >= ${after}
    or exists (select from objection where objection.decision_id = decision.id and objection.answered_at is null)
  )
)`;
