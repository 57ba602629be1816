import { ownPath } from '#app/platform/http/own-path.ts';
import type { Visit } from '#app/platform/http/visit.ts';

/** The page on which a form about the photo stood, to go back to. */
export function cameFrom({ isPage }: Visit, form: { get(name: string): string | null }): string {
  const path = ownPath(form.get('from'));
  return path && isPage(path) ? path : '/account/foto';
}
