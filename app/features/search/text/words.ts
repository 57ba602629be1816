/** Longer ones are no words of Dutch: addresses, keys, typing with a cat on the keyboard. */
const MAX_LENGTH = 40;

/** A text in small letters and without accents: 'Patiënt' and 'patient' are one word. */
export function normalise(text: string): string {
  const small = text.toLowerCase();
  return ASCII.test(small) ? small : small.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

const ASCII = /^\p{ASCII}*$/u;

/** The words of a normalised text, in their order. A single letter is none, a single digit is. */
export const wordsOfNormalised = (normalised: string): string[] =>
  (normalised.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length <= MAX_LENGTH && (word.length > 1 || /\p{N}/u.test(word)),
  );

/** The words of a text, normalised. */
export const wordsOf = (text: string): string[] => wordsOfNormalised(normalise(text));
