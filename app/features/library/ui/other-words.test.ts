import { expect, test } from 'vitest';
import { otherWords } from './other-words.ts';

test.each([
  ['CMV', ['cytomegalovirus'], ['cytomegalovirus']],
  [
    'NSAID',
    ["NSAID's", 'ontstekingsremmende pijnstiller', 'ontstekingsremmende pijnstillers'],
    ['ontstekingsremmende pijnstiller'],
  ],
  ['cyste', ['cysten'], []],
])('the other words for %s', (name, spellings, others) => {
  expect(otherWords(name, spellings)).toEqual(others);
});
