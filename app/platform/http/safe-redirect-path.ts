const ORIGIN = 'https://own.invalid';
const MAX_LENGTH = 512;

/**
 * The path when it is safe to redirect to; null when it could lead to another site (an open redirect). It has at most 512
 * characters, one leading slash, no backslash (browsers read it as a slash), no double slash and no control characters,
 * also after normalising (rules.md R10).
 */
export function safeRedirectPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we refuse (they split headers)
  if (!value.startsWith('/') || /[\\\u0000-\u001f\u007f-\u009f]|\/\//.test(value)) return null;
  if (!URL.canParse(value, ORIGIN)) return null;
  const { origin, pathname } = new URL(value, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? value : null;
}
