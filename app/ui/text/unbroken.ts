/** A text within which no line ends: a date, a phone number, an amount with its noun. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const MONTHS = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const TIMES = 'uur|uren|min|minuut|minuten|seconden';
const WEIGHTS = 'gram|milligram|kilogram|kilo|g|mg|kg|µg';
const VOLUMES = 'liter|deciliter|milliliter|l|dl|ml|eetlepels?|theelepels?';
const OTHER_UNITS = 'meter|centimeter|millimeter|cm|mm|euro|procent|%|graden|°C|kcal|mmol|mmHg|kB|MB';

/** What is read as one word: a date, a phone number in groups of digits, an amount or a range with its unit. */
const WHOLE = new RegExp(
  [
    `\\d{1,2} (?:${MONTHS})(?: \\d{4})?`,
    '(?:\\+\\d{2}|\\b0\\d{1,3})(?: \\d{2,4}){1,4}',
    '\\d tot (?:en met )?(?=\\d)',
    `[\\d½¼¾⅓⅔] (?:${TIMES}|${WEIGHTS}|${VOLUMES}|${OTHER_UNITS})(?![\\p{L}\\d])`,
    '€ \\d',
  ].join('|'),
  'gu',
);

/** A text without HTML in which no line ends within a date, a phone number or an amount. */
export const unbrokenAmounts = (text: string): string => text.replace(WHOLE, unbroken);

const NAME = /\p{Lu}\. (?:(?:van|de|den|der|ten|ter|te) ){1,2}(?=\p{Lu})/gu;

/** A text without HTML in which no line ends within a name such as 'S. van Dijk'. */
export const unbrokenNames = (text: string): string => text.replace(NAME, unbroken);
