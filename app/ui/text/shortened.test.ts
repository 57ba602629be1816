import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('leaves a short description as it is', () => {
  expect(shortened('Wat je nieren doen.')).toBe('Wat je nieren doen.');
  expect(shortened('a'.repeat(100))).toBe('a'.repeat(100));
});

it('cuts a long one behind a word, at 100 characters at most', () => {
  expect(shortened(`${'woord '.repeat(20)}`)).toBe(`${'woord '.repeat(15)}woord…`);
  expect(shortened(`${'Een zin, '.repeat(20)}`)).toMatch(/zin…$/);
  expect(shortened('b'.repeat(101))).toBe(`${'b'.repeat(100)}…`);
});
