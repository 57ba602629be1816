import { describe, expect, it } from 'vitest';
import { parseGroupView } from './group-view.ts';

const terms = [
  { id: 12, name: 'Eten' },
  { id: 5, name: 'Reizen' },
  { id: 7, name: 'Slapen' },
];

const view = (query: string, member = true) =>
  parseGroupView(new URLSearchParams(query), { group: { slug: 'thuis' }, terms, member });

describe('the query of a group page', () => {
  it.each([
    ['', { followed: false, terms: [], page: 1 }],
    ['page=3', { followed: false, terms: [], page: 3 }],
    ['terms=5,12&page=2', { followed: false, terms: [5, 12], page: 2 }],
    ['terms=5%2C7', { followed: false, terms: [5, 7], page: 1 }],
    ['toon=gevolgd&page=2', { followed: true, terms: [], page: 2 }],
    ['van=een-mail', { followed: false, terms: [], page: 1 }],
  ])('is not redirected if it is canonical: %s', (query, expected) => {
    expect(view(query)).toEqual({ view: expected, redirect: null });
  });

  it.each([
    ['terms=12,5', '?terms=5,12'],
    ['terms=12&terms=5', '?terms=5,12'],
    ['terms=5,5', '?terms=5'],
    ['terms=5,99,abc', '?terms=5'],
    ['terms=', ''],
    ['terms=99&page=2', '?page=2'],
    ['page=1', ''],
    ['page=nul', ''],
    ['page=2&page=3', '?page=2'],
    ['toon=alles', ''],
    ['toon=gevolgd&terms=5', '?toon=gevolgd'],
  ])('is redirected to the canonical path otherwise: %s', (query, expected) => {
    expect(view(query).redirect).toBe(`/groepen/thuis${expected}`);
  });

  it('R30 ignores following for a visitor, whose pages are cached', () => {
    expect(view('toon=gevolgd', false)).toEqual({ view: { followed: false, terms: [], page: 1 }, redirect: null });
  });
});
