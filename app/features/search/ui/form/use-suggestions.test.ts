import { expect, it } from 'vitest';
import { matchingSuggestions } from './use-suggestions.ts';

const suggestions = ['Dialyse', 'Dialyse thuis', 'diëtist', 'Thuisdialyse'];

// search-4
it.each([
  ['dial', ['Dialyse', 'Dialyse thuis']],
  ['dialyse', ['Dialyse thuis']],
  [' DIALYSE  ', ['Dialyse thuis']],
  ['dialyse thuis', []],
  ['diet', ['diëtist']],
  ['diëtis', ['diëtist']],
  ['die', []],
  ['dia ', []],
  ['thuis', ['Thuisdialyse']],
])('search-4: what is typed is %j: %j', (typed, shown) => {
  expect(matchingSuggestions(suggestions, typed)).toEqual(shown);
});
