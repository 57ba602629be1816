import { describe, expect, it } from 'vitest';
import { type NutrientLimits, recipesViewPath } from './overview-paths.ts';
import { parseRecipesView } from './recipes-view.ts';

const types = [{ id: 12 }, { id: 4 }, { id: 7 }];
const parse = (query: string, member = true, profileLimits: NutrientLimits = {}) =>
  parseRecipesView(new URLSearchParams(query), { types, member, profileLimits });

it.each([
  ['', { favourites: false, types: [], limits: {}, page: 1 }],
  ['page=2', { favourites: false, types: [], limits: {}, page: 2 }],
  ['types=4,12&page=3', { favourites: false, types: [4, 12], limits: {}, page: 3 }],
  [
    'types=4&zonder=gluten,melk&page=2',
    { favourites: false, types: [4], without: ['gluten', 'milk'], limits: {}, page: 2 },
  ],
  ['toon=favorieten&page=2', { favourites: true, types: [], limits: {}, page: 2 }],
])('the canonical query %s is a view', (query, view) => {
  expect(parse(query)).toEqual({ view: { without: [], ...view, profileLimits: {} }, redirect: null });
});

it.each([
  ['types=12&types=4', '/recepten?types=4,12'],
  ['types=12,4', '/recepten?types=4,12'],
  ['types=4,999', '/recepten?types=4'],
  ['types=', '/recepten'],
  ['zonder=melk&zonder=gluten&zonder=lucht', '/recepten?zonder=gluten,melk'],
  ['zonder=melk,gluten&types=7', '/recepten?types=7&zonder=gluten,melk'],
  ['toon=favorieten&zonder=melk', '/recepten?toon=favorieten'],
  ['page=1', '/recepten'],
  ['page=x&types=7', '/recepten?types=7'],
  ['toon=favorieten&types=4', '/recepten?toon=favorieten'],
  ['toon=iets', '/recepten'],
])('the query %s redirects to %s', (query, path) => {
  expect(parse(query).redirect).toBe(path);
});

it('a visitor has no favourites', () => {
  expect(parse('toon=favorieten', false)).toEqual({
    view: { favourites: false, types: [], without: [], limits: {}, profileLimits: {}, page: 1 },
    redirect: null,
  });
});

describe('for a member with limits in their profile', () => {
  const profileLimits = { salt: 1500, potassium: 400 };

  it.each([
    ['', profileLimits],
    ['types=4&page=2', profileLimits],
    ['toon=favorieten', profileLimits],
    ['grenzen=geen', {}],
    ['types=4&grenzen=geen', {}],
  ])('the canonical query %s has the limits %o', (query, limits) => {
    const { view, redirect } = parse(query, true, profileLimits);
    expect([view.limits, redirect]).toEqual([limits, null]);
  });

  it.each([['grenzen=iets', '/recepten?grenzen=geen']])('the query %s redirects to %s', (query, path) => {
    expect(parse(query, true, profileLimits).redirect).toBe(path);
  });

  it('R57 other limits that are sent hold, and its address says only that those of the profile do not', () => {
    const viewer = { types, member: true, profileLimits, limits: { potassium: 500 } };
    const { view } = parseRecipesView(new URLSearchParams('types=4&kalium=500'), viewer);
    expect(view.limits).toEqual({ potassium: 500 });
    expect(recipesViewPath(view)).toBe('/recepten?types=4&grenzen=geen');
  });

  it('another member is led away from the address without limits, and a visitor sees what all visitors see', () => {
    expect(parse('grenzen=geen').redirect).toBe('/recepten');
    expect(parse('grenzen=geen', false)).toMatchObject({ view: { limits: {} }, redirect: null });
  });
});
