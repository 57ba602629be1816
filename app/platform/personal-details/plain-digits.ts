/** The digits that are written as words. */
const DIGITS: Readonly<Record<string, string>> = {
  nul: '0',
  een: '1',
  één: '1',
  twee: '2',
  drie: '3',
  vier: '4',
  vijf: '5',
  zes: '6',
  zeven: '7',
  acht: '8',
  negen: '9',
};

const WORD = Object.keys(DIGITS).join('|');

/** So many of them in a row are a number; fewer are words of a sentence. */
const SPELLED = new RegExp(`(?<![\\p{L}\\d])(?:${WORD})(?:[ ,.-]{1,3}(?:${WORD})){3,}(?![\\p{L}\\d])`, 'giu');

/** Full-width characters, and raised, lowered, circled and mathematical digits. */
const OTHER_FORMS = /[\u00b2\u00b3\u00b9\u2070-\u2089\u2460-\u249b\uff01-\uff5e\u{1d7ce}-\u{1d7ff}]+/gu;

/**
 * The text in which each number has the same characters, however it is written: full-width digits, digits in words
 * ('nul zes een twee …'), the letter O before a 6, and invisible characters and odd spaces and hyphens in between.
 */
export const withPlainDigits = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(OTHER_FORMS, (characters) => characters.normalize('NFKC'))
    .replaceAll(/\p{Cf}|\u20e3|\ufe0f/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\t\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replaceAll(/(?<![\p{L}\d])o6(?=[ .-]{0,3}\d)/giu, '06')
    .replaceAll(/(?<!\p{L})nul[ -]?zes(?=[ ,.-]{0,3}\d)/giu, '06')
    .replaceAll(SPELLED, (words) => (words.match(/\p{L}+/gu) ?? []).map((word) => DIGITS[word.toLowerCase()]).join(''));
