import { cleanText } from '#app/platform/clean-text.ts';
import { removeAddresses } from './remove-addresses.ts';

/**
 * A text that somebody writes for the mail to another, without tags, addresses and characters that hide something: the mail
 * comes from us, and must carry nobody's link (rules.md R29). Names stay as they are, in any script. Line ends stay. The
 * caller limits the length first.
 */
export const plainText = (text: string): string =>
  removeAddresses(removeTags(visibleText(text)))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The same of one line. */
export const plainLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ');

/** The text without invisible characters and without heaps of accents. */
const visibleText = (text: string): string =>
  cleanText(text.normalize('NFC'))
    .replaceAll(/(?![\n\u200c\u200d])\p{C}/gu, '')
    .replaceAll(HIDING_JOINER, '')
    .replaceAll(/([\p{M}&&\p{Script=Inherited}]{2})[\p{M}&&\p{Script=Inherited}]+/gv, '$1');

/**
 * A joiner that shapes no letter and no emoji. Persian and the scripts of India, Sri Lanka and Burma are written with
 * joiners (RFC 5892, A.1 and A.2), and emoji of several parts with U+200D.
 */
const HIDING_JOINER = (() => {
  const scripts = [
    'Arab',
    'Beng',
    'Deva',
    'Gujr',
    'Guru',
    'Knda',
    'Khmr',
    'Mlym',
    'Mymr',
    'Orya',
    'Sinh',
    'Taml',
    'Telu',
  ];
  const shaped = scripts.map((script) => `\\p{scx=${script}}`).join('');
  const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f';
  return new RegExp(`(?<![${shaped}])\\u200c|(?<![${shaped}${emoji}])\\u200d`, 'gu');
})();

/**
 * Removes the tags of HTML from a text, in one pass: what is left holds none, also where one tag surrounded another.
 * Other angle brackets, as in 'ik <3 je', stay.
 */
function removeTags(text: string): string {
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
