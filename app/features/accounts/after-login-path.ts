import { isAnyPage } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { safeRedirectPath } from '#app/platform/http/safe-redirect-path.ts';

const NEVER = /^\/(inloggen|uitloggen|api)(\/|$)/i;

/**
 * Where to go after logging in: `asked` when it is a page of ours or of the editors that is neither login nor logout,
 * else null (rules.md R10).
 */
export async function validAfterLoginPath(
  asked: string | null,
  isPage: (path: string) => Promise<boolean>,
): Promise<string | null> {
  const path = safeRedirectPath(asked);
  if (!path) return null;
  const { pathname, search, hash } = new URL(path, 'https://own.invalid');
  return !NEVER.test(decoded(pathname)) && (await isPage(pathname)) ? pathname + search + hash : null;
}

/** The same, on this site. */
export const findAfterLoginPath = (ctx: RequestContext, asked: string | null): Promise<string | null> =>
  validAfterLoginPath(asked, (path) => isAnyPage(ctx, path));

/** As the router reads it: `/%69nloggen` is the login, too. What can't be decoded no page answers to. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
