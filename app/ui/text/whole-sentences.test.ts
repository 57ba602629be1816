import { expect, it } from 'vitest';
import { expectLinear } from '#tests/support/linear.ts';
import { wholeSentences } from './whole-sentences.ts';

const long =
  'Deze zin is met al zijn woorden samen veel langer dan er in een teaser past, maar hij blijft toch helemaal heel.';

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

it.each(['a. ', 'a'])('R38 takes time in proportion to a text of %j', async (part) => {
  await expectLinear(20_000, (size) => wholeSentences(part.repeat(size)));
});
