/**
 * Removes the tags of HTML from a text, in one pass: what is left holds none, also where one tag surrounded another.
 * Other angle brackets, as in 'ik <3 je', stay.
 */
export function removeTags(text: string): string {
  const kept: string[] = [];
  const opened: number[] = [];
  for (const character of text) {
    const start = character === '>' ? opened.pop() : undefined;
    if (start !== undefined && OPENS_TAG.test(kept[start + 1] ?? '')) {
      kept.length = start;
      continue;
    }
    if (character === '<') opened.push(kept.length);
    kept.push(character);
  }
  return kept.join('');
}

/** What follows the bracket of a tag, an end tag, a comment or an instruction (HTML, 13.2.5.6). */
const OPENS_TAG = /[a-z/!?]/i;
