const MOST = 512;

/**
 * Where to go after logging in: `asked` when it is a page of ours, else null. Our own path only, with one leading slash
 * and nothing that a browser reads otherwise, the same after normalising, and a known page that is neither login nor
 * logout (rules.md R10).
 */
export function afterLoginUrl(asked: string | null, isPage: (path: string) => boolean): string | null {
  if (!asked || asked.length > MOST || hasControlCharacter(asked) || asked.includes('\\')) return null;
  if (!asked.startsWith('/') || asked.startsWith('//')) return null;
  if (!URL.canParse(asked, OWN)) return null;
  const url = new URL(asked, OWN);
  if (url.origin !== OWN || url.pathname.startsWith('//')) return null;
  if (/^\/(inloggen|uitloggen)(\/|$)/i.test(url.pathname) || /^\/api(\/|$)/i.test(url.pathname)) return null;
  return isPage(url.pathname) ? url.pathname + url.search + url.hash : null;
}

const OWN = 'https://own.invalid';

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'));
