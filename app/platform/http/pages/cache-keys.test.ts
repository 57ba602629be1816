import { expect, it } from 'vitest';
import { CacheKeys, MAX_BYTES } from './cache-keys.ts';

it('works out the key of a URL once', () => {
  const asked: string[] = [];
  const keys = new CacheKeys((url) => {
    asked.push(url);
    return url === '/prive' ? null : `${url}?`;
  });
  expect(['/a', '/a', '/prive', '/prive'].map((url) => keys.of(url))).toEqual(['/a?', '/a?', null, null]);
  expect(asked).toEqual(['/a', '/prive']);
});

it('R38 takes no more memory for many long URLs', () => {
  const keys = new CacheKeys((url) => `${url}?`);
  for (let number = 0; number < 5000; number += 1) keys.of(`/${number}${'a'.repeat(2000)}`);
  expect(keys.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(keys.of('/b')).toBe('/b?');
});
