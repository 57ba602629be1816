/** A name, with what may stand before it: 'Greet', 'De Vries', 'van der Wal'. */
const NAME = "((?:(?:[Dd]e|[Vv]an|[Dd]er|[Dd]en|[Tt]en|[Tt]er|[Hh]et|['’]t)\\s+)*\\p{Lu}[\\p{L}'’-]+)";

/** Where somebody is addressed: with a title, in a greeting that begins a line, or at the end of a sentence. */
const ADDRESSED: readonly RegExp[] = [
  new RegExp(`(?:^|\\P{L})(?:[Mm]evrouw|[Mm]eneer|[Dd]hr\\.?|[Mm]evr?\\.?|[Hh]eer)\\s+${NAME}`, 'u'),
  new RegExp(
    `^\\s*(?:[Bb]este|[Dd]ag|[Hh]allo|[Hh]oi|[Hh]i|[Ll]ieve|[Gg]eachte|[Gg]oede(?:morgen|middag|navond))\\s+${NAME}`,
    'mu',
  ),
  new RegExp(`,\\s+${NAME}(?=\\s*(?:[.!?]|$))`, 'mu'),
];

/** Words that stand there and name nobody. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'vragensteller vraagsteller deelnemer lezer mevrouw meneer heer allemaal iedereen daar u jij jullie'.split(' '),
);

/**
 * How an answer names who asked, by their username or by addressing somebody; null where it does not. It may be wrong both ways: it
 * only warns.
 */
export function findAskerName(text: string, username: string): string | null {
  const [first = ''] = username.split(/[^\p{L}\p{N}]+/u);
  for (const name of [username, first]) {
    if (name.length >= 3 && hasName(text, name)) return name;
  }
  const addressed = ADDRESSED.map((pattern) => pattern.exec(text)?.[1] ?? '');
  return addressed.find((name) => name && !NO_NAMES.has(name.toLowerCase())) ?? null;
}

/** Whether a text has the words of this name one after another, in any capitals. */
const hasName = (text: string, name: string): boolean => wordsOf(text).includes(wordsOf(name));

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** What is said of a name that an answer below an anonymous question gives. */
export const namedInAnswer = (name: string): string =>
  `In je antwoord staat ‘${name}’, en iedereen kan het antwoord lezen.`;
