import { isAnyPage } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { safeRedirectPath } from '#app/platform/http/safe-redirect-path.ts';

/** The login and the logout, to which nobody should return, and the calls, which are no pages. */
const EXCLUDED = /^\/(inloggen|uitloggen|api)(\/|$)/i;

/**
 * The page to go to after logging in: `requested` when it is a path on this site that `isPage` knows and that is
 * neither the login nor the logout, else null (rules.md R10).
 */
export async function validAfterLoginPath(
  requested: string | null,
  isPage: (path: string) => Promise<boolean>,
): Promise<string | null> {
  const path = safeRedirectPath(requested);
  if (!path) return null;
  const { pathname, search, hash } = new URL(path, 'https://own.invalid');
  return !EXCLUDED.test(decoded(pathname)) && (await isPage(pathname)) ? pathname + search + hash : null;
}

/** `validAfterLoginPath` with the pages that this site has, of the code and of the editors. */
export const findAfterLoginPath = (ctx: RequestContext, requested: string | null): Promise<string | null> =>
  validAfterLoginPath(requested, (path) => isAnyPage(ctx, path));

/**
 * Decodes a path like the router, to which `/%69nloggen` is the login as well. No page has a path that cannot be
 * decoded.
 */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
