import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type UserRow, userForViewer, userRow } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayAnswer, mayReadClarifications } from './policy.ts';

/** What a professional asked back, and what the asker replied. */
export interface Clarification {
  id: number;
  body: string;
  askedAt: Date;
  /** The name of the professional, for professionals alone; null for the asker. */
  professional: string | null;
  /** Null as long as the asker has not replied. */
  reply: string | null;
  repliedAt: Date | null;
}

/** Whether a question waits for its asker; `questionId` is the column with its id. */
export const isWithAsker = (questionId: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from advice_clarification where question_id = ${sql.ref(questionId)} and replied_at is null
)`;

/** When the asker last replied to a professional; null if never. */
export const repliedAt = (questionId: string): RawBuilder<Date | null> => sql<Date | null>`(
  select max(replied_at) from advice_clarification where question_id = ${sql.ref(questionId)}
)`;

/**
 * From when a question waits for a professional: since it was asked, or since its asker last replied. The week that is
 * promised begins then.
 */
export const waitsSince = (): RawBuilder<Date> =>
  sql<Date>`greatest(${sql.ref('adviceQuestion.createdAt')}, ${repliedAt('adviceQuestion.id')})`;

/** Whether this professional asked something back about a question. */
export const askedBackBy = (memberId: number, questionId: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from advice_clarification where question_id = ${sql.ref(questionId)} and professional_id = ${memberId}
)`;

/** What was asked back about a question, the first one first; null for who may not read it. */
export async function listClarifications(
  ctx: RequestContext,
  question: { id: number; authorId: number | null },
): Promise<Clarification[] | null> {
  if (!mayReadClarifications(ctx.viewer, question)) return null;
  const rows = await selectRows(ctx.platform.db, question.id);
  return rows.map((row) => toClarification(ctx, row));
}

const selectRows = (db: Database, questionId: number) =>
  db
    .selectFrom('adviceClarification')
    .select((eb) => [
      ...(['id', 'body', 'askedAt', 'reply', 'repliedAt'] as const),
      userRow(eb, eb.ref('adviceClarification.professionalId')).as('professional'),
    ])
    .where('questionId', '=', questionId)
    .orderBy('id')
    .execute();

const toClarification = (
  ctx: RequestContext,
  { professional, ...row }: Omit<Clarification, 'professional'> & { professional: UserRow | null },
): Clarification => ({
  ...row,
  professional: mayAnswer(ctx.viewer) ? userForViewer(ctx, professional).name : null,
});
