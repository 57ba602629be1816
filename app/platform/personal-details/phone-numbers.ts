/** What may stand between two digits of a number, three of them at most. */
const GAP = '[ .()/-]{0,3}';
const digits = (count: string): string => `(?:${GAP}\\d){${count}}`;

const COUNTRY = `(?:\\+|00)${GAP}31${GAP}`;

/**
 * The ways in which a telephone number is written. A number in the Netherlands has ten digits, of which the country code
 * replaces the first; one with an area code has that in a group of its own, because dates and doses have groups too.
 */
const PATTERNS = [
  `(?:${COUNTRY}|31${GAP})(?:\\(?0\\)?${GAP})?6${digits('8')}`,
  `${COUNTRY}(?:\\(?0\\)?${GAP})?[1-57-9]${digits('8')}`,
  `\\(?06\\)?${digits('8')}`,
  '(?:0[1-57]\\d|085)\\d{7}',
  '\\(?(?:0[1-57]\\d|085)\\)?[ ./-]{1,3}\\d(?:[ .-]?\\d){6}',
  '\\(?0[1-57]\\d{2}\\)?[ ./-]{1,3}\\d(?:[ .-]?\\d){5}',
  '0(?: \\d){9}',
  `\\+[1-9]${digits('8,13')}`,
  `00(?:3[0-69]|4\\d|90|212|297|59[79])${digits('7,10')}`,
];

// Not in a longer number, and not behind the decimal point, the date or the time of another one.
const PHONE = new RegExp(`(?<![\\p{L}\\d])(?<!\\d[.,:/-])(?:${PATTERNS.join('|')})(?!\\d)`, 'gu');

/** A date at the beginning: the tenth digit of '06-03-2024 12' is of something else. */
const DATE = /^\(?\d{1,2}[ ./-]\d{1,2}[ ./-](?:19|20)\d{2}(?!\d)/;

/** What follows a dose or a lab value. */
const UNIT = /^ ?(?:mg|ml|mcg|µg|μg|ug|mmol|µmol|umol|nmol|pmol|kg|gr?|cc|liter|mmhg|%|ie|kcal|euro|x|uur)(?!\p{L})/iu;

/** What anybody calls: free and paid numbers, and those of companies. */
const PUBLIC = /^(?:[89]00|90[69]|88)/;

/**
 * The telephone numbers of people in a text with plain digits, without what is dialled before them. Those of services, and
 * those in `known`, are of nobody. Ten digits that are a date, a dose or a lab value are no number.
 */
export function findPhoneNumbers(text: string, known: readonly string[]): string[] {
  const ofNobody = new Set(known.map(toNational));
  return [...text.matchAll(PHONE)].flatMap(({ 0: match, index }) => {
    const behind = index + match.length;
    if (DATE.test(match) || UNIT.test(text.slice(behind, behind + 8))) return [];
    const number = toNational(match);
    return PUBLIC.test(number) || ofNobody.has(number) ? [] : [number];
  });
}

/** The digits without what is dialled before them: 612345678 for '+31 (0)6 1234 5678'. */
const toNational = (number: string): string =>
  number
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?31(?=0?[1-9]\d{8}$)/, '')
    .replace(/^0(?=\d{9}$)/, '');
