// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { NO_TASTE, ownTaste } from './own-taste.ts';

it('is kept by the browser, and leaves out what is none of ours', () => {
  ownTaste.write({ types: [7], without: ['milk'] });
  expect(ownTaste.read()).toEqual({ types: [7], without: ['milk'] });
  for (const altered of ['geen JSON', 'null', '[]', '{"types":["7"],"without":"melk"}', '{"without":["graan"]}']) {
    localStorage.setItem('own.recipes.taste', altered);
    expect(ownTaste.read()).toEqual(NO_TASTE);
  }
});
