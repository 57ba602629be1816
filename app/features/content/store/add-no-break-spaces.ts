import { unbroken } from '#app/ui/text/unbroken.ts';

/** A tag of sanitised HTML, which has attributes in double quotes; or a text between two tags. */
export const TAG_OR_TEXT = /<(?:[^<>"]|"[^"]*")*>|[^<]+/g;

const MONTHS = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const UNITS =
  'uur|minuten|gram|milligram|kilo|kilogram|liter|milliliter|centimeter|meter|euro|procent|graden|mg|ml|kg|cm|g|%';

/** What is read as one word: a date, a phone number in groups of digits, an amount with its unit. */
const WHOLE = new RegExp(
  [
    `\\d{1,2} (?:${MONTHS})(?: \\d{4})?`,
    '(?:\\+\\d{2}|\\b0\\d{1,3})(?: \\d{2,4}){1,4}',
    `\\d (?:${UNITS})(?![\\p{L}\\d])`,
    '€ \\d',
  ].join('|'),
  'gu',
);

/** Sanitised HTML in which no line ends within a date, a phone number or an amount: their spaces do not break. */
export const addNoBreakSpaces = (html: string): string =>
  html.replace(TAG_OR_TEXT, (part) => (part.startsWith('<') ? part : addNoBreakSpacesInText(part)));

/** The same in a text without HTML. */
export const addNoBreakSpacesInText = (text: string): string => text.replace(WHOLE, unbroken);
