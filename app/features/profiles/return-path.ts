import { isAnyPage } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { safeRedirectPath } from '#app/platform/http/safe-redirect-path.ts';
import { PHOTO_PATH } from './paths.ts';

/** The page that a form about the photo was sent from, where the reader goes back to; else the page of the photo. */
export async function findReturnPath(ctx: RequestContext, form: { get(name: string): string | null }): Promise<string> {
  const path = safeRedirectPath(form.get('from'));
  return path && (await isAnyPage(ctx, path)) ? path : PHOTO_PATH;
}
