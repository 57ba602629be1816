import { type DocumentWithRefs, listReferred, sanitiseDocument } from '#app/features/content/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { completeDraft } from './complete-draft.ts';
import { isPreviewSigned, type Preview } from './signature.ts';

/**
 * Reads a draft and the published documents to which it refers. Throws AppError not_found when the signature is wrong or
 * has expired, and when there is no such draft.
 */
export async function readPreview(ctx: RequestContext, preview: Preview, signature: string): Promise<DocumentWithRefs> {
  const { config, clock, db } = ctx.platform;
  const secret = config.previewSecret;
  if (!secret || !isPreviewSigned(preview, { signature, secret, now: clock.now() })) throw new AppError('not_found');
  const draft = await db
    .selectFrom('editorial.draft')
    .select('document')
    .where('id', '=', preview.id)
    .executeTakeFirst();
  const complete = completeDraft(draft?.document);
  if (!complete) throw new AppError('not_found');
  const { document, refs } = await sanitiseDocument(complete);
  return { document, refs: await listReferred(ctx, refs) };
}
