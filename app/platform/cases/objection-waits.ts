import { type RawBuilder, sql } from 'kysely';

/** Whether an objection waits to a decision about a thing of this kind, whose id is in this column of the query. */
export const objectionWaitsAbout = ({ kind, subjectId }: { kind: string; subjectId: string }): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from objection
    join decision on decision.id = objection.decision_id
    join moderation_case on moderation_case.id = decision.case_id
    where objection.answered_at is null and moderation_case.kind = ${kind}
      and moderation_case.subject_id = ${sql.ref(subjectId)}
  )`;
