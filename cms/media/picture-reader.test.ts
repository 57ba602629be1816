import { expect, test } from 'vitest';
import { uploadLimitsOf } from '../../app/platform/config/upload-limits.ts';
import { checkSettings } from '../../settings/read-settings.js';
import { photoOfPhone } from '../../tests/support/pictures.ts';
import { png } from '../../tests/support/png.ts';
import { reencode, sharp } from './picture-reader.ts';

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#0b5260' } });
const LIMITS = { bytes: 1_000_000, pixels: 24_000_000, seconds: 20 };
const codeOf = (file: Buffer) =>
  reencode(file, LIMITS).then(
    () => null,
    ({ code }) => code,
  );

test('JPEG, PNG, WebP and AVIF become a WebP', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const webp = await reencode(await picture().toFormat(format).toBuffer(), LIMITS);
    expect(await sharp(webp).metadata(), format).toMatchObject({ format: 'webp', width: 40, height: 30 });
  }
});

test('R23 other formats are refused without reading them', async () => {
  for (const format of ['gif', 'tiff'] as const) {
    expect(await codeOf(await picture().toFormat(format).toBuffer()), format).toBe('format');
  }
  expect(await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe('format');
  expect(await codeOf(Buffer.from('%PDF-1.4'))).toBe('format');
  expect(await codeOf(Buffer.alloc(0))).toBe('empty');
});

test('R23 the result is upright, not larger than a page shows, and has no metadata', async () => {
  const file = await picture(3000, 1500)
    .withExif({ IFD0: { Artist: 'Wie dit maakte' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, exif, icc, xmp, orientation } = await sharp(await reencode(file, LIMITS)).metadata();
  expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 1200, height: 2400 });
});

test('transparency is preserved', async () => {
  const logo = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect((await sharp(await reencode(logo, LIMITS)).metadata()).hasAlpha).toBe(true);
});

test('R53 a photo of a phone is taken as it is, within the limits of the settings', async () => {
  const { buffer } = await photoOfPhone();
  const read = await reencode(buffer, uploadLimitsOf(checkSettings('cms', {}).values));
  const { width, height, exif } = await sharp(read).metadata();
  expect({ width, height, exif }).toEqual({ width: 1800, height: 2400 });
});

test('R23 too many bytes or pixels, an extreme shape and a damaged file each have an error', async () => {
  const jpeg = await picture(400, 300).jpeg().toBuffer();
  expect(await codeOf(Buffer.concat([jpeg, Buffer.alloc(LIMITS.bytes)]))).toBe('bytes');
  expect(await codeOf(png({ width: 16_384, height: 16_384 }))).toBe('pixels');
  expect(await codeOf(await picture(900, 100).png().toBuffer())).toBe('shape');
  expect(await codeOf(jpeg.subarray(0, jpeg.length / 2))).toBe('damaged');
});
