/** Longer ones are no words of Dutch: addresses, keys, typing with a cat on the keyboard. */
const MAX_LENGTH = 40;

/** A word as it is written, with the soft hyphens and other invisible characters in it. */
export const SPELLING = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*/gu;

/** A text in small letters, without accents and invisible characters: 'Patiënt' and 'pa\u00adtient' are one word (R51). */
export function normalise(text: string): string {
  const small = text.toLowerCase();
  return ASCII.test(small)
    ? small
    : small.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}

const ASCII = /^\p{ASCII}*$/u;

/** A word, or an ion such as K+ and Ca2+, of which the plus belongs to the word. */
const WORD = /(?<![\p{L}\p{N}])[a-z]{1,2}\d?\+(?![\p{L}\p{N}+])|[\p{L}\p{N}]+/gu;

/** The words of a normalised text, in their order. A single letter is none, a single digit is. */
export const wordsOfNormalised = (normalised: string): string[] =>
  (normalised.match(WORD) ?? []).filter(
    (word) => word.length <= MAX_LENGTH && (word.length > 1 || /\p{N}/u.test(word)),
  );

/** The words of a text, normalised. */
export const wordsOf = (text: string): string[] => wordsOfNormalised(normalise(text));

/**
 * Words that are in many questions and say little of what they are about, beside the stop words of PostgreSQL's stemmer,
 * which are left out altogether. They are looked for, but count least.
 */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  [
    'altijd alleen bent beter bij blijf blijft blijven daar deze dingen dit doe doen doet door echt eerst elke erg even',
    'gaan gaat gedaan geef geen geeft gelden geven goed graag had hebben heb hebt heeft heel helemaal hier hoe hoelang hoeveel',
    'hoort iemand iets ineens jullie kan klopt kom komen komt kon krijg krijgen krijgt kun kunnen kunt laat laten lang langer',
    'mag mee meer mensen mijn moest moet moeten mogen nodig nog nooit nou over snel soms steeds terug toch tussen uit vaak veel',
    'verder vinden vind vindt vraag waar waarom wanneer wat week weer wel welk welke wie wil willen word worden wordt zal zelf zetten',
    'zien zijn zit zo zoals zou zouden',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a normalised word says little. */
export const isWeak = (word: string): boolean => WEAK_WORDS.has(word);

/** Spellings of one sound in Dutch, which writers confuse; longer ones first. */
const SOUNDS: readonly [RegExp, string][] = [
  [/sch$/g, 's'],
  [/(?:ij|ei|ey|ie|y|i)+/g, 'i'],
  [/(?:au|ou)w?/g, 'o'],
  [/ph/g, 'f'],
  [/th|dt|d/g, 't'],
  [/ch|g/g, 'g'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/ck|c|q/g, 'k'],
  [/v/g, 'f'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** How a normalised word sounds, about: the same for 'dialyse' and 'dyalise', for 'kreatinine' and 'creatinine'. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [spelling, letter]) => sound.replaceAll(spelling, letter), word);
