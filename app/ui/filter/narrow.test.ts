import { expect, test } from 'vitest';
import { narrow } from './narrow.ts';

const NAMES = ['Lupusnefritis', 'Amyloïdose', 'Ziekte van Fabry', 'PH1'];

test.each([
  ['', NAMES],
  ['lupus nefritis', ['Lupusnefritis']],
  ['AMYLOI', ['Amyloïdose']],
  ['fabry', ['Ziekte van Fabry']],
  ['z', ['Ziekte van Fabry']],
  ['ph 1', ['PH1']],
  ['griep', []],
])('‘%s’ narrows the list', (typed, found) => {
  expect(narrow(NAMES, typed, (name) => [name])).toEqual(found);
});
