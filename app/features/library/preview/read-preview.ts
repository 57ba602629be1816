import { prepareDraft, readReferred } from '#app/features/content/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { readAround } from '../read-around.ts';
import { readArticlePlace } from '../read-article.ts';
import { crumbsOf, readCrumbs } from '../read-page.ts';
import type { PageScreen } from '../screens.ts';
import { completeDraft } from './complete-draft.ts';
import { isPreviewSigned, type Preview } from './signature.ts';

/**
 * What an editor is working on, as its page would be; null where too little is there yet. Throws AppError not_found
 * without the sign of the CMS, when its time is over, and where there is no such draft.
 */
export async function readPreview(visit: Visit, preview: Preview, sign: string): Promise<PageScreen | null> {
  const { config, clock, db } = visit.platform;
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
  const read = { document, refs: await readReferred(visit, refs) };
  const around = await readAround(visit, read);
  const url = new URL(document.path, config.publicUrl.origin).href;
  if (document.kind !== 'medical-article') {
    return { document, around, crumbs: await readCrumbs(visit, read), url, place: null };
  }
  const place = await readArticlePlace(visit, document);
  return { document, around, crumbs: crumbsOf(document, place.ancestors), url, place };
}
