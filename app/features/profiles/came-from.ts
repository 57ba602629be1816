import { isAnyPage } from '#app/features/content/index.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import type { Visit } from '#app/platform/http/visit.ts';

/** The page on which a form about the photo stood, to go back to. */
export async function cameFrom(visit: Visit, form: { get(name: string): string | null }): Promise<string> {
  const path = ownPath(form.get('from'));
  return path && (await isAnyPage(visit, path)) ? path : '/account/foto';
}
