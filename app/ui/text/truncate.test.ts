import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it('returns a short description unchanged', () => {
  expect(truncate('Wat je nieren doen.')).toBe('Wat je nieren doen.');
  expect(truncate('a'.repeat(100))).toBe('a'.repeat(100));
});

it('truncates a long one after a word, to 100 characters at most', () => {
  expect(truncate(`${'woord '.repeat(20)}`)).toBe(`${'woord '.repeat(15)}woord…`);
  expect(truncate(`${'Een zin, '.repeat(20)}`)).toMatch(/zin…$/);
  expect(truncate('b'.repeat(101))).toBe(`${'b'.repeat(100)}…`);
});
