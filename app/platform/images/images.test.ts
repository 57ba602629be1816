import type { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { picture, pictureFile } from '#tests/support/pictures.ts';
import type { Copy } from './copies.ts';
import { openImages } from './images.ts';

const LIMITS = { bytes: 1_000_000, pixels: 1_000_000, seconds: 120 };
const images = openImages(LIMITS);
const small: Copy = { name: '50.webp', size: 50, fit: 'square', format: 'webp' };
const inside = (size: number): Copy => ({ name: `${size}.jpg`, size, fit: 'inside', format: 'jpg' });

const sizeOf = async (content: Uint8Array | undefined) => {
  const { width, height } = await sharp(content).metadata();
  return [width, height];
};

it('makes squares, and copies that keep their aspect ratio and are never larger than the picture', async () => {
  const file = new Blob([new Uint8Array(await picture('#123', { width: 600, height: 300 }).png().toBuffer())]);
  const made = await images.clean(file, { copies: [small, inside(200), inside(1200)], field: 'photo' });
  const sizes = await Promise.all(made.map(async ({ name, content }) => [name, ...(await sizeOf(content))]));
  expect(sizes).toEqual([
    ['50.webp', 50, 50],
    ['200.jpg', 200, 100],
    ['1200.jpg', 600, 300],
  ]);
});

// rules.md R53
it('takes a JPEG of twice as many pixels as other formats, as it is decoded at a reduced scale', async () => {
  const errorOf = async (format: 'jpeg' | 'png', height: number, options = {}) => {
    const content = await picture('#123', { width: 1000, height }).toFormat(format, options).toBuffer();
    const cleaned = images.clean(new Blob([new Uint8Array(content)]), { copies: [inside(200)], field: 'photo' });
    return cleaned.then(
      () => null,
      ({ fields }) => fields.photo,
    );
  };
  expect([await errorOf('png', 1000), await errorOf('jpeg', 2000)]).toEqual([null, null]);
  const tooMany = expect.stringContaining('als JPEG hoogstens 2 megapixel, als AVIF 0.25, anders 1.');
  expect(await errorOf('png', 1001)).toEqual(tooMany);
  expect(await errorOf('jpeg', 2001)).toEqual(tooMany);
  expect(await errorOf('jpeg', 1001, { progressive: true })).toEqual(tooMany); // decoded as a whole
});

it('names the field whose picture can not be used', async () => {
  const cleaned = images.clean(new Blob(['geen foto']), { copies: [small], field: 'image' });
  await expect(cleaned).rejects.toMatchObject({ code: 'invalid_input', fields: { image: expect.any(String) } });
});

it('R23 stops a picture that takes too long, and cleans the next one', async () => {
  const hasty = openImages({ ...LIMITS, seconds: 0.001 });
  await expect(hasty.clean(await pictureFile(), { copies: [small], field: 'photo' })).rejects.toMatchObject({
    fields: { photo: expect.stringContaining('Het duurt te lang') },
  });
  expect(await images.clean(await pictureFile(), { copies: [small], field: 'photo' })).toHaveLength(1);
});

it('R33 never has more than two threads at once', async () => {
  let [alive, peak] = [0, 0];
  const count = (thread: Worker) => {
    alive += 1;
    peak = Math.max(peak, alive);
    thread.once('exit', () => {
      alive -= 1;
    });
  };
  process.on('worker', count);
  const file = await pictureFile();
  await Promise.all(Array.from({ length: 12 }, () => images.clean(file, { copies: [small], field: 'photo' })));
  process.off('worker', count);
  expect(peak).toBe(2);
  expect(alive).toBe(0);
});

it('R33 cleans few pictures at once, and refuses more when many are waiting', async () => {
  const file = await pictureFile();
  const cleaned = await Promise.allSettled(
    Array.from({ length: 30 }, () => images.clean(file, { copies: [small], field: 'photo' })),
  );
  const refused = cleaned.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  expect(new Set(refused)).toEqual(new Set(['unavailable']));
});
