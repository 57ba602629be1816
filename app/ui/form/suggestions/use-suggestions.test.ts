import { expect, it } from 'vitest';
import { matchingSuggestions } from './use-suggestions.ts';

const suggestions = ['Dialyse', 'Dialyse thuis', 'diëtist', 'Thuisdialyse'];

it.each([
  ['dial', ['Dialyse', 'Dialyse thuis']],
  ['dialyse', ['Dialyse thuis']],
  [' DIALYSE  ', ['Dialyse thuis']],
  ['dialyse thuis', ['Thuisdialyse']],
  ['nog meer thui', ['Dialyse thuis', 'Thuisdialyse']],
  ['nog meer thu', []],
  ['diet', ['diëtist']],
  ['diëtis', ['diëtist']],
  ['die', []],
  ['dia ', []],
  ['thuis', ['Dialyse thuis', 'Thuisdialyse']],
  ['ialyse', []],
])('what is typed is %j: %j', (typed, shown) => {
  expect(matchingSuggestions(suggestions, typed, 3)).toEqual(shown);
});
