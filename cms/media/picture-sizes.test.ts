import { expect, test } from 'vitest';
import { PICTURE_SIZES, picture } from '../../app/features/content/published/picture.ts';
import { copiesOf, hasWholeCopy, imageSizes, type StoredSizes, tooSmallCopies } from './picture-sizes.ts';

/** The copies that Payload makes of a picture of `most` by `most` pixels. */
const madeOf = (most: number): StoredSizes =>
  Object.fromEntries(
    imageSizes.map(({ name, width = 0, height = width }) => [
      name,
      { filename: `foto-${name}.webp`, width: Math.min(width, most), height: Math.min(height, most) },
    ]),
  );

test('a picture has every size, in two formats, for normal and high-density screens', () => {
  const copies = copiesOf(madeOf(5000), { keepShape: false });
  for (const [size, [width, height]] of Object.entries(PICTURE_SIZES)) {
    for (const type of ['image/avif', 'image/webp'] as const) {
      expect(copies).toContainEqual(expect.objectContaining({ size, type, scale: 1, width, height }));
      expect(copies).toContainEqual(
        expect.objectContaining({ size, type, scale: 2, width: 2 * width, height: 2 * height }),
      );
    }
  }
  expect(picture.parse({ id: 1, alt: 'Een foto', description: null, copies }).copies).toHaveLength(28);
});

test('only a picture that keeps its own shape has copies that are not cropped', () => {
  const copies = copiesOf(madeOf(5000), { keepShape: true });
  expect(copies.filter(({ size }) => size === 'whole')).toHaveLength(4);
  expect(picture.parse({ id: 1, alt: 'Een schema', description: null, copies }).copies).toHaveLength(32);
  expect([hasWholeCopy(madeOf(5000)), hasWholeCopy({})]).toEqual([true, false]);
});

test('a picture that is too small for high-density screens has no copies for them', () => {
  expect(tooSmallCopies(madeOf(5000))).toEqual([]);
  expect(tooSmallCopies(madeOf(400)).sort()).toEqual(
    ['featured', 'grid', 'news', 'default', 'header', 'recipe', 'whole']
      .flatMap((size) => [`${size}2xavif`, `${size}2xwebp`])
      .sort(),
  );
});
