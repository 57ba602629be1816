/** When to try again, in words, after a wait in seconds (rules.md R49): 'over 12 minuten', 'morgen', 'over 3 dagen'. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'over een minuut';
  if (minutes < 60) return `over ${minutes}\u00a0minuten`;
  const hours = Math.ceil(minutes / 60);
  if (hours < 12) return `over ${hours}\u00a0uur`;
  const days = Math.ceil(hours / 24);
  return days <= 1 ? 'morgen' : `over ${days}\u00a0dagen`;
}

/** The same at the begin of a sentence: 'Over 12 minuten', 'Morgen'. */
export const waitAsBegin = (seconds: number): string =>
  waitInWords(seconds).replace(/^./, (letter) => letter.toUpperCase());
