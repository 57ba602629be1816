/** The label of a browser that sends no User-Agent, and of sessions from before it was stored. */
export const UNKNOWN_DEVICE = 'Onbekend apparaat';

/** The first whose sign stands in the header is meant: the browsers below name those above nowhere, but not the reverse. */
const BROWSERS: readonly [sign: string, name: string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const SYSTEMS: readonly [sign: string, words: string][] = [
  ['iPhone', 'op een iPhone'],
  ['iPad', 'op een iPad'],
  ['Android', 'op een Android-toestel'],
  ['CrOS', 'op een Chromebook'],
  ['Windows', 'op Windows'],
  ['Macintosh', 'op een Mac'],
  ['Linux', 'op Linux'],
];

/**
 * The browser's family and the system, in words: 'Firefox op Windows'. Its own label, no library: families are enough to
 * know one's devices apart, and versions, which say more of a member than they need, are never kept.
 */
export function deviceOf(userAgent: string | null): string {
  const named = (list: typeof BROWSERS) => list.find(([sign]) => userAgent?.includes(sign))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (!browser && !system) return UNKNOWN_DEVICE;
  return [browser ?? 'Een browser', system].filter(Boolean).join(' ');
}
