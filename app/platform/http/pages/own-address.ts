import { redirect } from 'react-router';
import { EDIT_PARAMETER } from '#app/platform/paths.ts';
import type { RequestContext } from '../request-context.ts';
import { pagePath } from './page-routes.ts';

/**
 * Leads a reader who came by a former address of what a page shows to `path`, its address now, with what they asked. A member
 * who has an editor open stays: the title or the group can change meanwhile, in another tab or by a moderator, and a redirect
 * would take away what the form was told, and what was typed (rules.md R52).
 */
export function requireOwnAddress({ url }: Request, path: string, { viewer }: Pick<RequestContext, 'viewer'>): void {
  const { pathname, searchParams } = new URL(url);
  if (pagePath(pathname) === path || (viewer && searchParams.has(EDIT_PARAMETER))) return;
  throw redirect(searchParams.size > 0 ? `${path}?${searchParams}` : path, 301);
}
