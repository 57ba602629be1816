import { isDeepStrictEqual } from 'node:util';
import { type DocumentWithRefs, fillInfoline, listReferred, sanitiseDocument } from '#app/features/content/index.ts';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { completeDraft } from './complete-draft.ts';
import { isPreviewSigned, type Preview } from './signature.ts';

/** What readers see of a previewed document: nothing, another version of it, or the same as the preview. */
export type PreviewStatus = 'unpublished' | 'changed' | 'published';

/**
 * Reads a draft and the published documents to which it refers. Throws AppError not_found when the signature is wrong or
 * has expired, when an editor has withdrawn the address for an expert, and when there is no such draft.
 */
export async function readPreview(
  ctx: RequestContext,
  preview: Preview,
  signature: string,
): Promise<{ source: DocumentWithRefs; status: PreviewStatus }> {
  const { config, clock, db } = ctx.platform;
  const secret = config.previewSecret;
  if (!secret || !isPreviewSigned(preview, { signature, secret, now: clock.now() })) throw new AppError('not_found');
  if (preview.forExpert && !(await isExpertLink(ctx, preview))) throw new AppError('not_found');
  const stored = await db
    .selectFrom('editorial.draft as draft')
    .leftJoin('editorial.published as published', 'published.id', 'draft.id')
    .select(['draft.document as draft', 'published.document as published'])
    .where('draft.id', '=', preview.id)
    .executeTakeFirst();
  const draft = completeDraft(stored?.draft);
  if (!draft) throw new AppError('not_found');
  const { document, refs } = await sanitiseDocument(draft);
  return {
    source: { document: fillInfoline(document, config.infolinePhone), refs: await listReferred(ctx, refs) },
    status: statusOf(draft, completeDraft(stored?.published)),
  };
}

/**
 * Whether this is the address for an expert that the document has now: it may have been withdrawn, or replaced by a later
 * one.
 */
async function isExpertLink({ platform: { db } }: RequestContext, { id, until }: Preview): Promise<boolean> {
  const link = await db
    .selectFrom('editorial.expertLink')
    .select('until')
    .where('documentId', '=', id)
    .executeTakeFirst();
  return link?.until.getTime() === until;
}

function statusOf(draft: PublishedDocument, published: PublishedDocument | null): PreviewStatus {
  if (!published) return 'unpublished';
  // Saving a draft without changes gives it another time.
  const changedAt = 'changedAt' in published ? { changedAt: published.changedAt } : {};
  return isDeepStrictEqual({ ...draft, ...changedAt }, published) ? 'published' : 'changed';
}
