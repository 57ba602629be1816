import { FIRST_NAMES } from '#app/platform/personal-details/name-words.ts';
import { looksOf, withoutMarks } from './look-of-name.ts';

const words = (list: string): string[] => list.trim().split(/\s+/);

/** What nobody but the site, and who answer on it, call themselves: a name may not have one as a word (choices.md 52). */
const ROLES = words(`
  admin admins administrator administrators beheer beheerder beheerders diëtist diëtiste diëtisten dietician helpdesk huisarts
  infolijn internist klantenservice moderatie moderator moderatoren moderators nefroloog nierarts niergenoten redacteur
  redactie redactrice support verpleegkundige webmaster webredactie
`);

/** Titles that are surnames or words too: a name may not begin with them (Arts Jansen, not Jan Arts). */
const TITLES = words('arts artsen dokter');

/** Short titles, which also begin other words: only as the first word of a name. */
const SHORT_TITLES = words('dr prof');

/** Words that may stand before a title. */
const BEFORE_TITLE = words('de een het je jouw onze team uw');

/** What people write against a role (siteadmin, hoofdredactie), beside the first names of people. */
const BESIDE_ROLE = words(`
  de een het onze van team teams lid leden site website web forum groep hoofd eind chef nier nieren officieel official echt
`);

const setOfLooks = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(looksOf));

const IS_ROLE = setOfLooks(ROLES);
const IS_ROLE_OR_TITLE = setOfLooks([...ROLES, ...TITLES]);
const IS_SHORT_TITLE = setOfLooks(SHORT_TITLES);
const IS_BEFORE_TITLE = setOfLooks(BEFORE_TITLE);
const IS_BESIDE_ROLE = setOfLooks([...BESIDE_ROLE, ...FIRST_NAMES]);
const LONGEST = Math.max(...[...IS_ROLE, ...IS_BESIDE_ROLE].map(({ length }) => length));

/**
 * Whether a name speaks for the site, or for those who answer on it (choices.md 52): by a role or title as a word, also with
 * characters that look alike, digits for letters, separators within it, or a first name against it. Work is linear in its
 * length.
 */
export function speaksForSite(name: string): boolean {
  const parts = withoutMarks(name)
    .split(/[,()[\]{}]+/)
    .map(wordsOf);
  const words = parts.flat();
  return (
    words.flatMap(readingsOf).some((look) => isMadeOf(look, IS_ROLE)) ||
    [...parts.flatMap(firstOf), words.join('')].flatMap(readingsOf).some((look) => isMadeOf(look, IS_ROLE_OR_TITLE)) ||
    parts
      .flatMap(firstOf)
      .flatMap(readingsOf)
      .some((look) => IS_SHORT_TITLE.has(look))
  );
}

/** The first word of a part, after those that may stand before a title. */
const firstOf = (words: readonly string[]): string[] =>
  words.slice(words.findIndex((word) => !looksOf(word).some((look) => IS_BEFORE_TITLE.has(look)))).slice(0, 1);

/** The words of a name: at separators, and where a capital follows a small letter. */
const wordsOf = (part: string): string[] =>
  part
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}@!|€$+]+/u)
    .filter((word) => word !== '');

/** The looks of a word: as it is, and without a number before and after it. */
const readingsOf = (word: string): string[] =>
  [word, word.replace(/^\d+(?=\p{L})/u, '')]
    .flatMap((reading) => [reading, reading.replace(/(\p{L})\d+$/u, '$1')])
    .flatMap(looksOf);

/** Whether a word begins with one of `first`, or has a role, and for the rest is made of words that stand beside them. */
function isMadeOf(word: string, first: ReadonlySet<string>): boolean {
  // Up to each letter: whether one of the words there is a role; undefined where it is not made of such words.
  const made: (boolean | undefined)[] = [false];
  for (let end = 1; end <= word.length; end += 1) {
    for (let begin = Math.max(0, end - LONGEST); begin < end; begin += 1) {
      const former = made[begin];
      if (former === undefined) continue;
      const part = word.slice(begin, end);
      if (IS_ROLE.has(part) || (begin === 0 && first.has(part))) made[end] = true;
      else if (IS_BESIDE_ROLE.has(part)) made[end] ||= former;
    }
  }
  return made[word.length] === true;
}
