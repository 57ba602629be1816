import { cutText } from '#app/platform/cut-text.ts';

/** The maximum length of the description of a page that members wrote, in characters. */
const MAX_LENGTH = 100;

/**
 * Truncates what a member wrote after a word, to `max` characters at most, and adds '…'; by default for a list, or as a
 * description for search engines.
 */
export function truncate(text: string, max = MAX_LENGTH): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return `${cutText(text, end > 0 ? end : max).replace(/[\s,;:.–-]+$/, '')}…`;
}
