import { CARE, FIRST_NAMES, KNOWN_NAMES, NO_NAMES, PARTICLES } from './name-words.ts';

/** A word with a capital, perhaps particles, and another word with a capital. */
const PAIR = new RegExp(
  `(?<![\\p{L}\\d@#])(\\p{Lu}\\p{Ll}{1,20}(?:-\\p{Lu}\\p{Ll}{1,20})?) ((?:(?:${PARTICLES}) )?)(\\p{Lu}\\p{Ll}{2,25}(?:-\\p{Lu}\\p{Ll}{1,25})?)(?!\\p{L})`,
  'gu',
);

/** The end of a sentence, after which any word has a capital. */
const SENTENCE_END = /(?:^|[.!?:;\n"“‘(•-])\s*$/u;

/** How far from a name a hospital or an illness is still about it, in characters. */
const NEAR = 200;

/**
 * The full names of people that stand near a hospital or an illness, in small letters. Names of hospitals, illnesses and
 * people whom everybody knows are none, and a word at the beginning of a sentence only where it is a known first name.
 */
export function findNamesNearCare(text: string): string[] {
  const places = [...text.matchAll(CARE)].map(({ index }) => index);
  if (places.length === 0) return [];
  let at = 0;
  return [...text.matchAll(PAIR)].flatMap(({ 0: match, 1: first = '', 2: particles = '', 3: last = '', index }) => {
    while (at < places.length && (places[at] as number) < index - NEAR) at += 1;
    const isNear = at < places.length && (places[at] as number) <= index + match.length + NEAR;
    return isNear && isName({ first, particles, last, before: text.slice(Math.max(0, index - 4), index) })
      ? [match.toLowerCase()]
      : [];
  });
}

function isName({
  first,
  particles,
  last,
  before,
}: Record<'first' | 'particles' | 'last' | 'before', string>): boolean {
  const [one, other] = [first.toLowerCase(), last.toLowerCase()];
  if (KNOWN_NAMES.has(`${one} ${particles}${other}`) || NO_NAMES.has(other)) return false;
  if (FIRST_NAMES.has(one.split('-')[0] ?? one)) return true;
  return !NO_NAMES.has(one) && !SENTENCE_END.test(before);
}
