import { lettersOf } from '#app/ui/filter/narrow.ts';

/** Two words that begin with as many letters alike are forms of one word. */
const STEM = 5;

/** The other words for a name among its spellings, without its own forms: of 'CMV' that is 'cytomegalovirus', of 'cyste' nothing. */
export function otherWords(name: string, spellings: readonly string[]): string[] {
  const stems = new Set([stemOf(name)]);
  return spellings.filter((spelling) => {
    const stem = stemOf(spelling);
    const isOther = ![...stems].some((known) => stem.startsWith(known) || known.startsWith(stem));
    stems.add(stem);
    return isOther;
  });
}

const stemOf = (text: string): string => lettersOf(text).slice(0, STEM);
