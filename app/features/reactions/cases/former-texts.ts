import type { FormerText } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { namesOf } from '../tables.ts';

/** How many of each are shown. */
const MAX_SHOWN = 20;

/** What a reaction said before moderators changed it, and before its author did since it was reported; the earliest first. */
export async function listFormerTexts(db: Database, kind: ReactionKind, reactionId: number): Promise<FormerText[]> {
  const { edits, flaggedTexts } = namesOf(kind);
  const [byModerators, byAuthor] = await Promise.all([
    db
      .selectFrom(edits)
      .select(['formerBody as text', 'createdAt as changedAt', 'moderatorId as changedBy'])
      .where('reactionId', '=', reactionId)
      .orderBy('id')
      .limit(MAX_SHOWN)
      .execute(),
    db
      .selectFrom(flaggedTexts)
      .select(['body as text', 'createdAt as changedAt'])
      .where('reactionId', '=', reactionId)
      .orderBy('id')
      .limit(MAX_SHOWN)
      .execute(),
  ]);
  return [...byModerators, ...byAuthor.map((row) => ({ ...row, changedBy: 'author' as const }))].sort(
    (one, other) => one.changedAt.getTime() - other.changedAt.getTime(),
  );
}
