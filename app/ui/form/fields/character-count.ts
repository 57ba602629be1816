/** What a counter says below a text of `length` of at most `max` characters (limits are inclusive, decisions 8). */
export function counterText(length: number, max: number): string {
  const left = max - length;
  if (left <= 0) return `Je hebt het maximum van ${max} tekens bereikt`;
  return `Nog ${left} ${left === 1 ? 'teken' : 'tekens'}`;
}

/** What is said aloud: only near the end and by tens, because every key would drown what is being typed. */
export function counterAnnouncement(length: number, max: number): string {
  const left = max - length;
  if (left <= 0) return counterText(length, max);
  return left <= 50 ? `Nog ongeveer ${Math.ceil(left / 10) * 10} tekens` : '';
}
