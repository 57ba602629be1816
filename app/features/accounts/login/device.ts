/** The label of a browser that sends no User-Agent, and of sessions from before it was stored. */
export const UNKNOWN_DEVICE = 'Onbekend apparaat';

/**
 * The first token found in the User-Agent header decides, because browsers also send the tokens of those below them
 * here.
 */
const BROWSERS: readonly [token: string, name: string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const SYSTEMS: readonly [token: string, words: string][] = [
  ['iPhone', 'op een iPhone'],
  ['iPad', 'op een iPad'],
  ['Android', 'op een Android-toestel'],
  ['CrOS', 'op een Chromebook'],
  ['Windows', 'op Windows'],
  ['Macintosh', 'op een Mac'],
  ['Linux', 'op Linux'],
];

/**
 * The browser and the operating system in Dutch, such as 'Firefox op Windows'. No library: a member can tell devices
 * apart without versions, which would store more about them than needed.
 */
export function describeDevice(userAgent: string | null): string {
  const find = (list: typeof BROWSERS) => list.find(([token]) => userAgent?.includes(token))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (!browser && !system) return UNKNOWN_DEVICE;
  return [browser ?? 'Een browser', system].filter(Boolean).join(' ');
}
