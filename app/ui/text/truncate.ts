/** The maximum length of a description in a teaser, in characters (spec §9). */
const MAX_LENGTH = 100;

/** Truncates the description of a teaser after a word, to 100 characters at most, and adds '…'. */
export function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : MAX_LENGTH).replace(/[\s,;:.–-]+$/, '')}…`;
}
