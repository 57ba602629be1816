/** How much of a description a teaser shows (spec §9). */
const LONGEST = 100;

/** A description as a teaser shows it: 100 characters at most, cut behind a word, with '…' where there is more. */
export function truncate(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : LONGEST).replace(/[\s,;:.–-]+$/, '')}…`;
}
