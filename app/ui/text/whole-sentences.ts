/** The maximum length of a description in a teaser, in characters. */
const MAX_LENGTH = 100;

/**
 * A sentence with the spaces after it. A dot after three letters or fewer may be that of an abbreviation, as in 'dr. Smit'.
 */
const SENTENCE = /.+?(?:[!?…]|[^\s.]{4}\.)['’”")]*(?:\s+|$)|.+$/gsu;

/**
 * The sentences of a text that fit in a teaser, `maxLength` characters together, and at least the first, whatever its
 * length: no teaser ends in the middle of a sentence.
 */
export function wholeSentences(text: string, maxLength = MAX_LENGTH): string {
  const sentences = text.trim().match(SENTENCE) ?? [];
  let shown = '';
  for (const sentence of sentences) {
    if (shown && shown.length + sentence.trimEnd().length > maxLength) break;
    shown += sentence;
  }
  return shown.trimEnd();
}
