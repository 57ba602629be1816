/**
 * The slug of a title: lower case, without accents. Latin letters that Dutch lacks become what stands for them, '&' becomes
 * '-en-', any other run of characters than letters and digits becomes one hyphen, without hyphens at the ends. An empty
 * result becomes '-'.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(FOREIGN_LETTER, (letter) => FOREIGN_LETTERS[letter] ?? '')
    .replaceAll('&', '-en-')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug || '-';
}

/** Letters that Unicode does not take apart into one of Dutch and an accent. */
const FOREIGN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ı: 'i',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ə: 'e',
};
const FOREIGN_LETTER = new RegExp(`[${Object.keys(FOREIGN_LETTERS).join('')}]`, 'g');

/** `slug` if it is not taken, else the first one that is not of `slug`-2, `slug`-3 and so on (choices.md 28). */
export function uniqueSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let candidate = slug;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${slug}-${number}`;
  return candidate;
}
