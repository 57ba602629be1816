import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readPageRoutes } from './page-routes.ts';

/** A site with one page, which is cached for visitors. */
const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    group: {
      id: 'group',
      parentId: 'root',
      path: 'groepen/:group',
      module: { handle: { cache: { query: ['terms', 'page'], flags: ['alle'] } } },
    },
  },
} as unknown as ServerBuild;

it('knows the pages that have a route; one that ends in * is not that of a page', () => {
  const routes = ['', 'groepen', 'groepen/:group', 'account/instellingen', 'account/*', '*'];
  const site = { routes: Object.fromEntries(routes.map((path) => [path, { id: path, path, module: {} }])) };
  const { isPage } = readPageRoutes(site as unknown as ServerBuild);
  const paths = ['/', '/groepen', '/groepen/thuis', '/account/instellingen', '/account/profiel', '/zoeken', '/groepen'];
  expect(paths.map(isPage)).toEqual([true, true, true, true, false, false, true]);
});

const keyOf = (query: string) => readPageRoutes(build).cacheKey('/groepen/thuis', new URLSearchParams(query));

describe('R30 the key of a cached page', () => {
  it('is the same for all parameters that the page does not depend on, in any order', () => {
    expect(keyOf('van=mail')).toBe(keyOf(''));
    expect(keyOf('toon=gevolgd&page=2&terms=1')).toBe(keyOf('terms=1&page=2'));
  });

  it('differs for a parameter that occurs twice, as a form without JavaScript sends it', () => {
    expect(new Set([keyOf(''), keyOf('terms='), keyOf('terms=1'), keyOf('terms=1&terms=2')]).size).toBe(4);
  });

  it('is the same for any value of a flag, and however often it occurs', () => {
    expect(new Set(['alle', 'alle=1', 'alle=2', 'alle=1&alle=2'].map(keyOf)).size).toBe(1);
    expect(keyOf('alle=1')).not.toBe(keyOf(''));
    expect(keyOf('page=2&alle')).toBe(keyOf('alle=1&page=2'));
  });

  it('is null for a part of a page, and for a page that may not be cached', () => {
    expect(keyOf('_routes=group')).toBeNull();
    expect(readPageRoutes(build).cacheKey('/anders', new URLSearchParams())).toBeNull();
  });
});
