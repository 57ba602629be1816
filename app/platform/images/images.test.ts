import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { picture, pictureFile } from '#tests/support/pictures.ts';
import { type Copy, MEGAPIXEL } from './copies.ts';
import { openImages } from './images.ts';

vi.unmock('./clean-in-process.ts');

const LIMITS = { bytes: 1_000_000, pixels: MEGAPIXEL, seconds: 120 };
const images = openImages(LIMITS);
const small: Copy = { name: '50.webp', size: 50, fit: 'square', format: 'webp' };
const inside = (size: number): Copy => ({ name: `${size}.jpg`, size, fit: 'inside', format: 'jpg' });

const sizeOf = async (content: Uint8Array | undefined) => {
  const { width, height } = await sharp(content).metadata();
  return [width, height];
};

it('makes squares, and copies that keep their aspect ratio and are never larger than the picture', async () => {
  const file = new Blob([new Uint8Array(await picture('#123', { width: 600, height: 300 }).png().toBuffer())]);
  const made = await images.clean(file, { copies: [small, inside(200), inside(1200)], field: 'photo', by: 1 });
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
    const content = await picture('#123', { width: 1024, height }).toFormat(format, options).toBuffer();
    const cleaned = images.clean(new Blob([new Uint8Array(content)]), { copies: [inside(200)], field: 'photo', by: 1 });
    return cleaned.then(
      () => null,
      ({ fields }) => fields.photo,
    );
  };
  expect([await errorOf('png', 1024), await errorOf('jpeg', 2048)]).toEqual([null, null]);
  const tooMany = expect.stringContaining('als JPEG hoogstens 2 megapixel, als AVIF 0.25, anders 1.');
  expect(await errorOf('png', 1025)).toEqual(tooMany);
  expect(await errorOf('jpeg', 2049)).toEqual(tooMany);
  expect(await errorOf('jpeg', 1025, { progressive: true })).toEqual(tooMany); // decoded as a whole
});

// rules.md R38
it('refuses a JPEG of many scans unless it is small: each costs as much as decoding it', async () => {
  const large = openImages({ ...LIMITS, pixels: 10 * MEGAPIXEL });
  const errorOf = async (height: number) => {
    const jpeg = await picture('#123', { width: 3000, height }).jpeg({ progressive: true }).toBuffer();
    const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const content = Buffer.concat([jpeg.subarray(0, -2), ...Array(20).fill(scan), jpeg.subarray(-2)]);
    const cleaned = large.clean(new Blob([new Uint8Array(content)]), { copies: [small], field: 'photo', by: 1 });
    return cleaned.catch(({ fields }) => fields.photo);
  };
  expect(await errorOf(2700)).toEqual(expect.stringContaining('zo bewaard dat het lezen te lang duurt'));
  expect(await errorOf(400)).not.toEqual(expect.stringContaining('zo bewaard'));
});

it('names the field whose picture can not be used', async () => {
  const cleaned = images.clean(new Blob(['geen foto']), { copies: [small], field: 'image', by: 1 });
  await expect(cleaned).rejects.toMatchObject({ code: 'invalid_input', fields: { image: expect.any(String) } });
});

it('R23 stops a picture that takes too long, and cleans the next one', async () => {
  const hasty = openImages({ ...LIMITS, seconds: 0.001 });
  await expect(hasty.clean(await pictureFile(), { copies: [small], field: 'photo', by: 1 })).rejects.toMatchObject({
    fields: { photo: expect.stringContaining('Het duurt te lang') },
  });
  expect(await images.clean(await pictureFile(), { copies: [small], field: 'photo', by: 1 })).toHaveLength(1);
});

it('R34 calls no picture damaged whose process is ended from outside, as with the site', async () => {
  const file = await pictureFile();
  const stop = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => child.kill('SIGTERM'));
  };
  subscribe('child_process', stop);
  const cleaned = images.clean(file, { copies: [small], field: 'photo', by: 1 });
  await expect(cleaned).rejects.toMatchObject({ code: 'unavailable' });
  unsubscribe('child_process', stop);
});

it('R33 never has more than two processes at once, and refuses more pictures when many are waiting', async () => {
  let [alive, peak] = [0, 0];
  const count = (message: unknown) => {
    alive += 1;
    peak = Math.max(peak, alive);
    (message as { process: ChildProcess }).process.once('exit', () => {
      alive -= 1;
    });
  };
  subscribe('child_process', count);
  const file = await pictureFile();
  const cleaned = await Promise.allSettled(
    Array.from({ length: 20 }, () => images.clean(file, { copies: [small], field: 'photo', by: 1 })),
  );
  unsubscribe('child_process', count);
  expect([alive, peak]).toEqual([0, 2]);
  const refused = cleaned.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['unavailable']));
});
