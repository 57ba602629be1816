import { expect, test } from 'vitest';
import { png } from '../../tests/support/png.ts';
import { drawAnew, sharp } from './picture-reader.ts';

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#0b5260' } });
const LIMITS = { bytes: 1_000_000, pixels: 24_000_000, seconds: 20 };
const faultOf = (file: Buffer) =>
  drawAnew(file, LIMITS).then(
    () => null,
    ({ fault }) => fault,
  );

test('JPEG, PNG, WebP and AVIF become a WebP', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const drawn = await drawAnew(await picture().toFormat(format).toBuffer(), LIMITS);
    expect(await sharp(drawn).metadata(), format).toMatchObject({ format: 'webp', width: 40, height: 30 });
  }
});

test('R23 nothing else is a picture, and nothing else is even read', async () => {
  for (const format of ['gif', 'tiff'] as const) {
    expect(await faultOf(await picture().toFormat(format).toBuffer()), format).toBe('format');
  }
  expect(await faultOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe('format');
  expect(await faultOf(Buffer.from('%PDF-1.4'))).toBe('format');
  expect(await faultOf(Buffer.alloc(0))).toBe('empty');
});

test('R23 it is upright, not larger than a page shows, and has nothing but its pixels', async () => {
  const file = await picture(3000, 1500)
    .withExif({ IFD0: { Artist: 'Wie dit maakte' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, exif, icc, xmp, orientation } = await sharp(await drawAnew(file, LIMITS)).metadata();
  expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 1200, height: 2400 });
});

test('what is see-through stays so: a logo stands on the page', async () => {
  const logo = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect((await sharp(await drawAnew(logo, LIMITS)).metadata()).hasAlpha).toBe(true);
});

test('R23 too many bytes, too many pixels, an odd shape, half a picture: each is said, and none is decoded whole', async () => {
  const jpeg = await picture(400, 300).jpeg().toBuffer();
  expect(await faultOf(Buffer.concat([jpeg, Buffer.alloc(LIMITS.bytes)]))).toBe('bytes');
  expect(await faultOf(png({ width: 16_384, height: 16_384 }))).toBe('pixels');
  expect(await faultOf(await picture(900, 100).png().toBuffer())).toBe('shape');
  expect(await faultOf(jpeg.subarray(0, jpeg.length / 2))).toBe('damaged');
});
