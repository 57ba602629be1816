import { removeAddresses } from './remove-addresses.ts';
import { removeTags } from './remove-tags.ts';

/**
 * A text that somebody writes for the mail to another, without tags, addresses and characters that hide something: the mail
 * comes from us, and must carry nobody's link (rules.md R29). Line ends stay. The caller limits the length first.
 */
export const plainText = (text: string): string =>
  removeAddresses(removeTags(visibleText(text)))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The same of one line. */
export const plainLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ');

/**
 * The text in the usual form of each character, as a full-width 'ｈｔｔｐ' is 'http', without invisible characters and
 * without heaps of accents.
 */
const visibleText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/(?<=\S)[\u3002\u00b7\u2219\u22c5](?=\S)/g, '.') // read as dots in an address, or taken for them
    .replaceAll(/(?![\n\u200d])\p{C}/gu, '')
    .replaceAll(/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu, '') // joins emoji, and hides elsewhere
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1');
