import { expect, it } from 'vitest';
import { FILTER_KINDS, peopleViewPath } from '../paths.ts';
import { type KnownChoices, parsePeopleView } from './parse-people-view.ts';

const none = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, new Set<number>()])) as unknown as KnownChoices;
const choices = { ...none, treatment: new Set([7, 5]), role: new Set([9]), yearOfBirth: new Set([1, 2]) };

const parse = (query: string, member = true) => parsePeopleView(new URLSearchParams(query), { choices, member });

it('reads the filter of the address, and gives its canonical path', () => {
  const { view, redirect } = parse('rol=9&behandeling=5,7&page=2');
  expect(view).toEqual({ contacts: false, name: '', filter: { treatment: [5, 7], role: [9] }, page: 2 });
  expect(redirect).toBeNull();
  expect(peopleViewPath(view)).toBe('/personen?behandeling=5,7&rol=9&page=2');
});

it.each([
  ['behandeling=7&behandeling=5', '/personen?behandeling=5,7'],
  ['behandeling=5,6', '/personen?behandeling=5'],
  ['leeftijd=3&page=1', '/personen'],
  ['zoeken=', '/personen'],
  ['zoeken=%20anna%20', '/personen?zoeken=anna'],
  ['zoeken=anna&rol=9', '/personen?zoeken=anna'],
  ['mycontacts=show&zoeken=anna', '/personen?mycontacts=show'],
])('?%s leads to %s', (query, path) => {
  expect(parse(query).redirect).toBe(path);
});

it('has no contacts for visitors', () => {
  expect(parse('mycontacts=show', false)).toMatchObject({ view: { contacts: false }, redirect: null });
});
