const OWN = 'https://own.invalid';
const MOST = 512;

/**
 * A path of our own to lead a reader to, or null when it could lead elsewhere (an open redirect): at most 512 characters,
 * one leading slash, no backslash (browsers read it as a slash), no double slash, no control characters, and still so
 * after normalising (rules.md R10).
 */
export function safeRedirectPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MOST) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we refuse (they split headers)
  if (!value.startsWith('/') || /[\\\u0000-\u001f\u007f-\u009f]|\/\//.test(value)) return null;
  if (!URL.canParse(value, OWN)) return null;
  const { origin, pathname } = new URL(value, OWN);
  return origin === OWN && !pathname.startsWith('//') ? value : null;
}
