import type { Visit } from '#app/platform/http/visit.ts';
import type { Draft, DraftFields, DraftOf } from './draft.ts';

/** What this viewer was writing here; null for visitors, who have no drafts. Nobody reads another's. */
export async function readDraft({ platform: { db }, viewer }: Visit, { kind, about }: DraftOf): Promise<Draft | null> {
  if (!viewer) return null;
  const { memberId } = viewer;
  const kept = await db
    .selectFrom('draft')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .select(['body', 'updatedAt'])
    .executeTakeFirst();
  return { memberId, kind, about, fields: (kept?.body ?? {}) as DraftFields, updatedAt: kept?.updatedAt ?? null };
}
