/** The text of a counter: how many characters are left of `max`, which is inclusive (choices.md 8). */
export function counterText(length: number, max: number): string {
  const left = max - length;
  if (left <= 0) return `Je hebt het maximum van ${max} tekens bereikt`;
  return `Nog ${left} ${left === 1 ? 'teken' : 'tekens'}`;
}

/**
 * What a screen reader announces: only near the limit and in tens, because an announcement per key would drown out the
 * typed characters.
 */
export function counterAnnouncement(length: number, max: number): string {
  const left = max - length;
  if (left <= 0) return counterText(length, max);
  return left <= 50 ? `Nog ongeveer ${Math.ceil(left / 10) * 10} tekens` : '';
}
