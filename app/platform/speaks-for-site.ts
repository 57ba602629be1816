/** Words that nobody but the site says of itself: a name may hold none of them, with whatever stands around it. */
const WITHIN = [
  'administrator',
  'beheer',
  'dietist',
  'dietician',
  'infolijn',
  'moderatie',
  'moderator',
  'niergenoten',
  'redacteur',
  'redactie',
  'webmaster',
];

/** Words that stand inside harmless ones too (badminton, supporter): a name may not have them as a word. */
const WORDS = ['admin', 'helpdesk', 'huisarts', 'nefroloog', 'nierarts', 'support', 'verpleegkundige'];

/** Titles that are surnames too: a name may not begin with them (Arts Jansen, not Jan Arts). */
const TITLES = ['arts', 'artsen', 'dokter'];

/** Words that may stand before a title. */
const BEFORE_TITLE = ['de', 'een', 'het', 'je', 'jouw', 'onze', 'team', 'uw'];

/** Letters and digits that look like another letter; those of one line are one letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: '4@аαɑ',
  b: '8вβ',
  c: '(сϲ',
  d: 'ԁđ',
  e: '3еєε€',
  g: '9ɡ',
  h: 'нһ',
  i: '1l!|јjіιıӏłίї',
  k: 'кκ',
  m: 'м',
  n: 'ոηпи',
  o: '0оοøօ',
  p: 'рρ',
  r: 'гř',
  s: '5$ѕ',
  t: '7+тτ',
  u: 'υսцv',
  w: 'ԝѡω',
  x: 'хχ',
  y: 'уγ',
  z: '2',
};

const LETTERS = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, alike]) => [...alike].map((other) => [other, letter] as const)),
);

/**
 * Whether a name speaks for the site, or for those who answer on it (choices.md 52): by one of the words above, also with
 * letters that look alike, accents, digits for letters, or separators between them. Work is linear in its length.
 */
export function speaksForSite(name: string): boolean {
  const words = wordsOf(name);
  const whole = words.join('');
  const first = words.find((word) => !IS_BEFORE_TITLE.has(word));
  return (
    IS_WITHIN.some((word) => whole.includes(word)) ||
    [...words, whole].some((word) => IS_WORD.has(word)) ||
    [first, whole].some((word) => word !== undefined && IS_TITLE.has(word))
  );
}

/** Whether a name has a letter or a digit, so that it can be read (choices.md 52). */
export const hasLetterOrDigit = (name: string): boolean => /[\p{L}\p{N}]/u.test(name);

/** The words of a name by the look of their letters, each without a number at its end. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}]/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s\p{Pd}\p{Pc}.,:;/\\'’"*~]+/u)
    .map(lookOf)
    .filter((word) => word !== '');

/** A word as it looks: each letter by one of those that look like it. */
function lookOf(word: string): string {
  const withoutNumber = word.replace(/(\p{L})\d+$/u, '$1');
  return Array.from(withoutNumber, (letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('uu', 'w');
}

const looks = (words: readonly string[]): string[] => words.map(lookOf);
const IS_WITHIN = looks(WITHIN);
const IS_WORD: ReadonlySet<string> = new Set(looks(WORDS));
const IS_TITLE: ReadonlySet<string> = new Set(looks(TITLES));
const IS_BEFORE_TITLE: ReadonlySet<string> = new Set(looks(BEFORE_TITLE));
