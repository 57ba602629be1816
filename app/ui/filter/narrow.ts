/**
 * The entries of a list in whose texts stands what is typed, whatever its capitals, accents, spaces and hyphens: 'lupus
 * nefritis' finds 'Lupusnefritis'. A single letter is that with which a text begins.
 */
export function narrow<T>(
  entries: readonly T[],
  typed: string,
  textsOf: (entry: T) => readonly string[],
): readonly T[] {
  const wanted = lettersOf(typed);
  if (wanted === '') return entries;
  return entries.filter((entry) =>
    textsOf(entry).some((text) => {
      const letters = lettersOf(text);
      return wanted.length === 1 ? letters.startsWith(wanted) : letters.includes(wanted);
    }),
  );
}

/** A text as letters and digits alone, small and without accents. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
