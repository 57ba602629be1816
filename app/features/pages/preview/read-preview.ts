import { listReferred, type ReadDocument, sanitiseDocument } from '#app/features/content/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { completeDraft } from './complete-draft.ts';
import { isPreviewSigned, type Preview } from './signature.ts';

/**
 * What an editor is working on, with the published documents that it names. Throws AppError not_found without the
 * signature of the CMS, after its time, and where there is no such draft.
 */
export async function readPreview(ctx: RequestContext, preview: Preview, signature: string): Promise<ReadDocument> {
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
