import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Draft, DraftFields, DraftOf } from './draft.ts';

/** A draft as it is kept. */
interface Kept {
  fields: DraftFields;
  basedOn: Date | null;
  updatedAt: Date;
}

/** What this viewer has kept of this; null where there is nothing. Nobody reads another's. */
export async function readKept(
  { platform: { db }, viewer }: RequestContext,
  { kind, about }: DraftOf,
): Promise<Kept | null> {
  if (!viewer) return null;
  const kept = await db
    .selectFrom('draft')
    .where('memberId', '=', viewer.memberId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .select(['body', 'basedOn', 'updatedAt'])
    .executeTakeFirst();
  return kept ? { fields: kept.body as DraftFields, basedOn: kept.basedOn, updatedAt: kept.updatedAt } : null;
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
  const kept = await readKept(ctx, { kind, about });
  const nothing = { memberId, kind, about, basedOn, fields: {}, updatedAt: null, outdated: null };
  if (!kept) return nothing;
  if (kept.basedOn?.getTime() !== basedOn?.getTime()) return { ...nothing, outdated: kept.fields };
  return { ...nothing, fields: kept.fields, updatedAt: kept.updatedAt };
}
