import type { FormerText } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';

/** How many are shown. */
const MAX_SHOWN = 40;

/** What a reaction said before moderators changed it, and before its author did since it was reported; the earliest first. */
export async function listFormerTexts(db: Database, reactionId: number): Promise<FormerText[]> {
  const rows = await db
    .selectFrom('reactionFormerText')
    .select(['body as text', 'createdAt as changedAt', 'byModerator', 'moderatorId'])
    .where('reactionId', '=', reactionId)
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ text, changedAt, byModerator, moderatorId }) => ({
    text,
    changedAt,
    changedBy: byModerator ? moderatorId : 'author',
  }));
}
