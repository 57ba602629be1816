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
