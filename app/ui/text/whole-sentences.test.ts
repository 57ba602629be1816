import { expect, it } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

const long =
  'Deze zin is met al zijn woorden samen veel langer dan er in een teaser past, maar hij blijft toch helemaal heel.';

// site-38
it.each([
  ['Wat je nieren doen.', 'Wat je nieren doen.'],
  ['Kort en goed. Lees hoe.', 'Kort en goed. Lees hoe.'],
  [`Kort en goed. ${long}`, 'Kort en goed.'],
  [`Hoe zit dat? ${long}`, 'Hoe zit dat?'],
  [`Ze zei: ‘Kom maar.’ ${long}`, 'Ze zei: ‘Kom maar.’'],
  [`${long} Nog een zin.`, long],
  [
    `Met dr. A. de Vries en het hele team van de afdeling. ${long}`,
    'Met dr. A. de Vries en het hele team van de afdeling.',
  ],
  ['a'.repeat(300), 'a'.repeat(300)],
  ['Zonder punt aan het eind', 'Zonder punt aan het eind'],
  ['  ', ''],
])('%s', (text, shown) => {
  expect(wholeSentences(text)).toBe(shown);
});

it('R38 takes time in proportion to the text', () => {
  const started = performance.now();
  wholeSentences('a. '.repeat(50_000));
  wholeSentences('a'.repeat(150_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
