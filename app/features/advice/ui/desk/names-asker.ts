/** A greeting at the beginning of a line, and the name that follows: 'Beste Greet', 'Dag mevrouw De Wit'. */
const GREETING =
  /^\s*(?:beste|dag|hallo|hoi|hi|lieve|geachte|goede(?:morgen|middag|navond))\s+(?:(?:mevrouw|meneer|dhr\.?|mevr?\.?|heer)\s+)?(\p{Lu}[\p{L}'’-]+)/imu;

/** Words that follow a greeting and name nobody. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'vragensteller vraagsteller deelnemer lezer mevrouw meneer heer allemaal iedereen daar u jij jullie'.split(' '),
);

/**
 * How an answer names who asked, by their username or in a greeting; null where it does not. It may be wrong both ways: it
 * only warns.
 */
export function findAskerName(text: string, username: string): string | null {
  const [first = ''] = username.split(/[^\p{L}\p{N}]+/u);
  for (const name of [username, first]) {
    if (name.length >= 3 && hasName(text, name)) return name;
  }
  const greeted = GREETING.exec(text)?.[1];
  // The flag that ignores capitals does so for the name too, which has one.
  return greeted && /^\p{Lu}/u.test(greeted) && !NO_NAMES.has(greeted.toLowerCase()) ? greeted : null;
}

/** Whether a text has the words of this name one after another, in any capitals. */
const hasName = (text: string, name: string): boolean => wordsOf(text).includes(wordsOf(name));

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
