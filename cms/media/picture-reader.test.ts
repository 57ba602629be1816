import { expect, test } from 'vitest';
import { isPicture, sharp } from './picture-reader.ts';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5260' } });

test('JPEG, PNG, WebP and AVIF are pictures', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    expect(await isPicture(await picture().toFormat(format).toBuffer()), format).toBe(true);
  }
});

test('R23 nothing else is, and nothing else is even read', async () => {
  for (const format of ['gif', 'tiff'] as const) {
    expect(await isPicture(await picture().toFormat(format).toBuffer()), format).toBe(false);
  }
  expect(await isPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(false);
  expect(await isPicture(Buffer.from('%PDF-1.4'))).toBe(false);
  expect(await isPicture(Buffer.alloc(0))).toBe(false);
});
