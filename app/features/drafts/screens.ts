import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Draft, DraftFields, DraftOf } from './draft.ts';

/** A draft as it is stored. */
interface SavedDraft {
  fields: DraftFields;
  basedOn: Date | null;
  updatedAt: Date;
}

/** What this viewer saved of it, or null. Nobody reads the drafts of another. */
export async function findDraft(
  { platform: { db }, viewer }: RequestContext,
  { kind, about }: DraftOf,
): Promise<SavedDraft | null> {
  if (!viewer) return null;
  const saved = await db
    .selectFrom('draft')
    .where('memberId', '=', viewer.memberId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .select(['body', 'basedOn', 'updatedAt'])
    .executeTakeFirst();
  return saved ? { fields: saved.body as DraftFields, basedOn: saved.basedOn, updatedAt: saved.updatedAt } : null;
}

/**
 * What this viewer was writing here, for a form to begin with; null for visitors, who have no drafts. An edit says by
 * `basedOn` when the text that it changes was written: what was made of an older one is `outdated`, and the form begins
 * with the text as it is now.
 */
export async function readDraft(
  ctx: RequestContext,
  { kind, about, basedOn = null }: DraftOf & { basedOn?: Date | null },
): Promise<Draft | null> {
  if (!ctx.viewer) return null;
  const { memberId } = ctx.viewer;
  const saved = await findDraft(ctx, { kind, about });
  const nothing = { memberId, kind, about, basedOn, fields: {}, updatedAt: null, outdated: null };
  if (!saved) return nothing;
  if (saved.basedOn?.getTime() !== basedOn?.getTime()) return { ...nothing, outdated: saved.fields };
  return { ...nothing, fields: saved.fields, updatedAt: saved.updatedAt };
}
