import type { Visit } from '#app/platform/http/visit.ts';
import type { DraftFields, DraftOf } from './draft.ts';

/** What this viewer was writing here, or null; nobody reads another's. */
export async function readDraft(
  { platform: { db }, viewer }: Visit,
  { kind, about }: DraftOf,
): Promise<{ fields: DraftFields; updatedAt: Date } | null> {
  if (!viewer) return null;
  const draft = await db
    .selectFrom('draft')
    .where('memberId', '=', viewer.memberId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .select(['body', 'updatedAt'])
    .executeTakeFirst();
  return draft ? { fields: draft.body as DraftFields, updatedAt: draft.updatedAt } : null;
}
