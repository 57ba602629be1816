import { isAnyPage } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { safeRedirectPath } from '#app/platform/http/safe-redirect-path.ts';
import { PHOTO_PATH } from '../paths.ts';

/** The page from which a form about the photo was sent, to redirect to after it; by default the page of the photo. */
export async function findReturnPath(ctx: RequestContext, form: { get(name: string): string | null }): Promise<string> {
  const path = safeRedirectPath(form.get('from'));
  return path && (await isAnyPage(ctx, path)) ? path : PHOTO_PATH;
}
