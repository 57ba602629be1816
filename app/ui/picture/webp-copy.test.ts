import { expect, it } from 'vitest';
import type { PictureCopy } from './nearest-copies.ts';
import { webpCopy } from './webp-copy.ts';

const copy = (type: PictureCopy['type'], scale: PictureCopy['scale']): PictureCopy => ({
  ...{ size: 'news', scale, type, file: `${scale}.${type.slice('image/'.length)}` },
  ...{ width: 900 * scale, height: 450 * scale },
});

it('is the smallest in WebP, else the first there is', () => {
  const avif = copy('image/avif', 1);
  expect(webpCopy([avif, copy('image/webp', 2), copy('image/webp', 1)], 'news')?.file).toBe('1.webp');
  expect(webpCopy([avif], 'news')).toBe(avif);
  expect(webpCopy([], 'news')).toBeUndefined();
});
