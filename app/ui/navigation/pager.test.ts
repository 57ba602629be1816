import { describe, expect, test } from 'vitest';
import { pagerWindow } from './pager.tsx';

describe('pagerWindow', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5, 6]],
    [10, 20, [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    [20, 20, [15, 16, 17, 18, 19, 20]],
    [1, 0, []],
    [40, 20, []],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pagerWindow(page, pages)).toEqual(shown);
  });
});
