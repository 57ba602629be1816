import { prepareDraft, readReferred } from '#app/features/content/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { completeScreen, type PlacedScreen } from '../screens.ts';
import { completeDraft } from './complete-draft.ts';
import { isPreviewSigned, type Preview } from './signature.ts';

/**
 * What an editor is working on, as its page would be; null where too little is there yet. Throws AppError not_found
 * without the sign of the CMS, when its time is over, and where there is no such draft.
 */
export async function readPreview(ctx: RequestContext, preview: Preview, sign: string): Promise<PlacedScreen | null> {
  const { config, clock, db } = ctx.platform;
  const secret = config.previewSecret;
  if (!secret || !isPreviewSigned(preview, { sign, secret, now: clock.now() })) throw new AppError('not_found');
  const draft = await db
    .selectFrom('editorial.draft')
    .select('document')
    .where('id', '=', preview.id)
    .executeTakeFirst();
  if (!draft) throw new AppError('not_found');
  const complete = completeDraft(draft.document);
  if (!complete) return null;
  const { document, refs } = await prepareDraft(complete);
  return completeScreen(ctx, { document, refs: await readReferred(ctx, refs) }, { draft: true });
}
