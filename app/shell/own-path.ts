const BASE = 'https://own.invalid';

/**
 * A path to lead a reader back to, or '/' when it could lead elsewhere (an open redirect). Only one leading slash, no
 * backslash (browsers read it as a slash), no double slash, no control characters; checked again after normalising.
 */
export function ownPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 512) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we refuse (they split headers)
  if (!value.startsWith('/') || /[\\\u0000-\u001f\u007f-\u009f]|\/\//.test(value)) return '/';
  if (!URL.canParse(value, BASE)) return '/';
  const { origin, pathname } = new URL(value, BASE);
  return origin === BASE && !pathname.startsWith('//') ? value : '/';
}
