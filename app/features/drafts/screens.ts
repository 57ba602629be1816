import { prepared } from '#app/platform/database/prepared.ts';
import type { DraftRef } from '#app/platform/drafts.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Draft, DraftFields } from './draft.ts';

/** A draft as it is stored. */
interface SavedDraft {
  fields: DraftFields;
  basedOn: Date | null;
  updatedAt: Date;
}

/** The draft that this viewer saved, or null. Nobody can read the drafts of another member. */
export async function findSavedDraft(
  { platform: { db }, viewer }: RequestContext,
  { kind, about }: DraftRef,
): Promise<SavedDraft | null> {
  if (!viewer) return null;
  const [saved] = await findDraftRow(db, { memberId: viewer.memberId, kind, about });
  return saved ? { fields: saved.body as DraftFields, basedOn: saved.basedOn, updatedAt: saved.updatedAt } : null;
}

const findDraftRow = prepared((db, { memberId, kind, about }: DraftRef & { memberId: number }) =>
  db
    .selectFrom('draft')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .select(['body', 'basedOn', 'updatedAt']),
);

/**
 * The draft with which a form starts for this viewer; null for visitors, who have no drafts. For an edit, `basedOn` is
 * the time of the current version of the text: a draft of an older version is `outdated`, and the form starts with the
 * current version.
 */
export async function findDraft(
  ctx: RequestContext,
  { kind, about, basedOn = null }: DraftRef & { basedOn?: Date | null },
): Promise<Draft | null> {
  if (!ctx.viewer) return null;
  const { memberId } = ctx.viewer;
  const saved = await findSavedDraft(ctx, { kind, about });
  const empty = { memberId, kind, about, basedOn, fields: {}, updatedAt: null, outdated: null };
  if (!saved) return empty;
  if (saved.basedOn?.getTime() !== basedOn?.getTime()) return { ...empty, outdated: saved.fields };
  return { ...empty, fields: saved.fields, updatedAt: saved.updatedAt };
}
