import { isPublished } from '#app/features/content/index.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import type { Visit } from '#app/platform/http/visit.ts';

const NEVER = /^\/(inloggen|uitloggen|api)(\/|$)/i;

/**
 * Where to go after logging in: `asked` when it is a page of ours that is neither login nor logout, else null
 * (rules.md R10).
 */
export function afterLoginUrl(asked: string | null, isPage: (path: string) => boolean): string | null {
  const path = ownPath(asked);
  if (!path) return null;
  const { pathname, search, hash } = new URL(path, 'https://own.invalid');
  return !NEVER.test(decoded(pathname)) && isPage(pathname) ? pathname + search + hash : null;
}

/** The same, where the pages of the editors count as well. */
export async function pageAfterLogin(
  { isPage, platform: { db } }: Visit,
  asked: string | null,
): Promise<string | null> {
  const known = afterLoginUrl(asked, isPage);
  if (known) return known;
  const path = afterLoginUrl(asked, () => true);
  return path && (await isPublished(db, new URL(path, 'https://own.invalid').pathname)) ? path : null;
}

/** As the router reads it: `/%69nloggen` is the login, too. What can't be decoded no page answers to. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
