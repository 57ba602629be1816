/** The maximum length of the description of a page that members wrote, in characters. */
const MAX_LENGTH = 100;

/** Truncates what a member wrote after a word, to 100 characters at most, and adds '…': a description for search engines. */
export function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : MAX_LENGTH).replace(/[\s,;:.–-]+$/, '')}…`;
}
