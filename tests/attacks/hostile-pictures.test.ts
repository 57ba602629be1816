import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Color, type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHOTO_COPIES } from '#app/features/profiles/photo-copies.ts';
import type { Outcome } from '#tests/support/clean-picture-process.ts';
import { picture } from '#tests/support/pictures.ts';
import { chunk, png } from '#tests/support/png.ts';
import { THOROUGH } from '#tests/support/thorough.ts';

/** A script that is hidden in pictures and may be in no copy. */
const SECRET = 'alert(document.cookie)';

const FORMAT = 'Dit bestand kunnen we niet gebruiken. Kies een foto in JPEG, PNG, WebP of AVIF.';
const PIXELS = /^Deze foto heeft te veel beeldpunten/;
const DAMAGED = 'Deze foto is beschadigd. Kies een andere foto.';
const SHAPE = 'Deze foto is te lang en te smal. Knip de foto eerst bij, of kies een andere.';

const MB = 1024 ** 2;

let folder: string;
let cleaner: ChildProcess;
/** What a photo of a phone costs on this machine, of 24 megapixels, in milliseconds of CPU time. */
let ordinaryCost: number;
/** The memory of the process in which a small picture is decoded, in bytes. */
let smallPeak: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niergenoten-pictures-'));
  cleaner = fork('tests/support/clean-picture-process.ts');
  smallPeak = (await clean(await jpeg())).peak;
  ordinaryCost = (await clean(await photo(6000, 4000))).milliseconds;
});
afterAll(async () => {
  cleaner.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Cleans a picture in a separate process, as the site would. Throws when that process ends. */
async function clean(content: Buffer | string): Promise<Outcome> {
  const path = join(folder, 'picture');
  await writeFile(path, content);
  const ended = new AbortController();
  const onExit = () => ended.abort();
  cleaner.once('exit', onExit).send(path);
  const [outcome] = await once(cleaner, 'message', { signal: ended.signal });
  cleaner.off('exit', onExit);
  return outcome;
}

/** Cleans a picture and checks that it costs no more than a few ordinary ones, and stays within the limit of memory. */
async function cleanWithinLimits(content: Buffer | string): Promise<Outcome> {
  const outcome = await clean(content);
  expect(outcome.milliseconds).toBeLessThan(5 * ordinaryCost);
  expect(outcome.peak - smallPeak).toBeLessThan(256 * MB);
  return outcome;
}

/** Checks that every copy exists, has the right size, and holds nothing but pixels. */
async function expectClean({ made, refused }: Outcome): Promise<void> {
  expect(refused).toBeNull();
  expect(Object.keys(made ?? {}).toSorted()).toEqual(PHOTO_COPIES.map(({ name }) => name).toSorted());
  for (const { name, size, format } of PHOTO_COPIES) {
    const content = Buffer.from(made?.[name] ?? '', 'base64');
    const { width, height, mediaType, depth, pages = 1, ...head } = await sharp(content).metadata();
    expect({ width, height, mediaType, depth, pages }).toEqual({
      width: size,
      height: size,
      mediaType: format === 'jpg' ? 'image/jpeg' : `image/${format}`,
      depth: 'uchar',
      pages: 1,
    });
    expect(head).not.toHaveProperty('exif');
    expect(head).not.toHaveProperty('icc');
    expect(head).not.toHaveProperty('xmp');
    expect(head).not.toHaveProperty('iptc');
    expect(head).not.toHaveProperty('comments');
    expect(content.includes(SECRET)).toBe(false);
  }
}

/** The small ones that `npm test` tries; the others, most of which take seconds, are for `npm run proof -- thorough`. */
const SMALL = [
  'an SVG, whatever it is called',
  'an SVG that begins as a PNG',
  'a PNG that claims to have 256 megapixels',
  'a line of 40,000 pixels',
  'half a JPEG',
  'a JPEG with a script in its comment',
  'a JPEG with the place where it was taken',
  'a half-transparent greyscale PNG',
];
const isTried = ([what]: readonly [string, ...unknown[]]) => THOROUGH || SMALL.includes(what);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>${SECRET}</script></svg>`;
const big = (background: Color, more: object = {}) =>
  sharp({ create: { width: 6000, height: 4000, channels: 3, background, ...more }, limitInputPixels: false });
/** A photo with noise, as a phone that is held upright makes it. */
const photo = (width: number, height: number) =>
  noise(width, height).withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer();
const noise = (width: number, height: number, kernel: 'cubic' | 'nearest' = 'cubic') =>
  sharp(randomBytes(300 * 225 * 3), { raw: { width: 300, height: 225, channels: 3 } }).resize(width, height, {
    kernel,
  });
const jpeg = () => picture().jpeg().toBuffer();

describe('R23 a file that is not an accepted picture is refused', () => {
  const refused: [string, () => Buffer | string | Promise<Buffer>, string | RegExp][] = [
    ['an SVG, whatever it is called', () => svg, FORMAT],
    ['an SVG behind an XML head', () => `<?xml version="1.0"?><!DOCTYPE svg>${svg}`, FORMAT],
    ['an SVG that is compressed', () => gzipSync(svg), FORMAT],
    [
      'an SVG that begins as a PNG',
      () => Buffer.concat([png({ width: 1, height: 1 }).subarray(0, 8), Buffer.from(svg)]),
      FORMAT,
    ],
    ['a page of HTML', () => `<!doctype html><script>${SECRET}</script>`, FORMAT],
    ['a GIF that is a script, too', () => `GIF89a/*${'\0'.repeat(20)}*/=1;${SECRET}`, FORMAT],
    ['a GIF', () => picture().gif().toBuffer(), FORMAT],
    ['a TIFF', () => picture().tiff().toBuffer(), FORMAT],
    ['a PDF', () => '%PDF-1.7\n1 0 obj\n', FORMAT],
    ['an image of raw numbers', () => 'P6 10 10 255\n'.padEnd(400, 'x'), FORMAT],
    ['a script for a picture program', () => `push graphic-context\nimage over 0,0 0,0 'https://example.org/'`, FORMAT],
    ['a HEIC without anything in it', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), FORMAT],
    ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)), FORMAT],
    ['nothing at all', () => Buffer.alloc(0), 'Kies eerst een foto.'],
    [
      '26 MB',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(26 * MB)]),
      'Deze foto is te groot. Kies een foto van hoogstens 25\u00a0MB.',
    ],
    ['a PNG that claims to have 256 megapixels', () => png({ width: 16_384, height: 16_384 }), PIXELS],
    ['a PNG as wide as can be', () => png({ width: 2 ** 31 - 1, height: 1 }).subarray(0, 1000), FORMAT],
    [
      'a PNG of 24 megapixels that must be decoded as a whole',
      () =>
        big('#123', { channels: 4 }).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
      PIXELS,
    ],
    [
      'an AVIF of 9 megapixels',
      () =>
        sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#123' } })
          .avif({ effort: 0 })
          .toBuffer(),
      PIXELS,
    ],
    ['a line of 40,000 pixels', () => picture('#123', { width: 40_000, height: 2 }).jpeg().toBuffer(), SHAPE],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 900), DAMAGED],
    ['half a PNG', async () => half(await noisy().png().toBuffer()), DAMAGED],
    ['half a WebP', async () => half(await noisy().webp().toBuffer()), /beschadigd|niet gebruiken/],
    ['half an AVIF', async () => half(await noisy().avif().toBuffer()), /beschadigd|niet gebruiken/],
    ['a PNG with less in it than it claims', () => png({ width: 800, height: 600 }), DAMAGED],
  ];
  it.each(refused.filter(isTried))('%s', async (_what, make, words) => {
    const outcome = await cleanWithinLimits(await make());
    expect(outcome.made).toBeNull();
    expect(outcome.refused).toMatch(words);
  });
});

describe('R23 a picture with hidden content comes out clean', () => {
  const cleaned: [string, () => Promise<Buffer> | Buffer][] = [
    [
      'a JPEG with a page of HTML behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from(`<script>${SECRET}</script>`)]),
    ],
    ['a JPEG with a script in its comment', async () => withComment(await jpeg(), `*/=1;${SECRET}//`)],
    [
      'a PNG with a script in its text',
      () => png({ width: 64, height: 64, extraChunks: [chunk('tEXt', Buffer.from(`Comment\0${SECRET}`))] }),
    ],
    [
      'a PNG with 100 MB of text in a few bytes',
      () => png({ width: 64, height: 64, extraChunks: [chunk('zTXt', compressed('Comment'))] }),
    ],
    [
      'a PNG with 100 MB of colour profile in a few bytes',
      () => png({ width: 64, height: 64, extraChunks: [chunk('iCCP', compressed('icc'))] }),
    ],
    [
      'a JPEG with the place where it was taken',
      () =>
        picture()
          .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
          .jpeg()
          .toBuffer(),
    ],
    ['a PNG with a colour profile', () => picture().withIccProfile('p3').png().toBuffer()],
    [
      'a WebP with metadata of a photo program',
      () => picture().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`).webp().toBuffer(),
    ],
    [
      'an AVIF with the place where it was taken',
      () =>
        picture()
          .withExif({ IFD0: { Copyright: SECRET } })
          .avif()
          .toBuffer(),
    ],
    ['a PNG of 16 bits', () => picture().toColourspace('rgb16').png().toBuffer()],
    ['a JPEG for print', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
    [
      'a half-transparent greyscale PNG',
      () =>
        sharp({ create: { width: 90, height: 90, channels: 4, background: '#88888888' } })
          .toColourspace('b-w')
          .png()
          .toBuffer(),
    ],
    ['a WebP that moves', () => moving()],
    ['a picture of one pixel', () => picture('#123', { width: 1, height: 1 }).png().toBuffer()],
    ['a JPEG of 24 megapixels', () => big('#456').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['a PNG of 24 megapixels', () => big('#456').png({ compressionLevel: 1 }).toBuffer()],
    ['a JPEG of 64 megapixels', () => photo(9248, 6936)],
    ['a PNG of 32 megapixels', () => noise(6500, 4900, 'nearest').png({ compressionLevel: 1 }).toBuffer()],
    ['a WebP of 24 megapixels', () => big('#456').webp({ effort: 0 }).toBuffer()],
    [
      'an AVIF of 6 megapixels',
      () =>
        sharp({ create: { width: 3000, height: 2000, channels: 4, background: '#45678988' } })
          .avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })
          .toBuffer(),
    ],
  ];
  it.each(cleaned.filter(isTried))('%s', async (_what, make) => {
    await expectClean(await cleanWithinLimits(await make()));
  });

  it('a photo taken with the phone on its side comes out upright', async () => {
    const left = { input: await picture('#d00', { width: 200, height: 400 }).png().toBuffer(), left: 0, top: 0 };
    const lying = await picture('#00d', { width: 400, height: 400 })
      .composite([left])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { made } = await cleanWithinLimits(lying);
    const { data, info } = await sharp(Buffer.from(made?.['180.jpg'] ?? '', 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const isRed = ([red = 0, , blue = 0]: number[]) => red > 150 && blue < 80;
    expect([isRed(at(90, 20)), isRed(at(90, 160))]).toEqual([true, false]);
  });
});

it('the memory that a picture needs is measured', async () => {
  const { peak } = await clean(await big('#456').png({ compressionLevel: 1 }).toBuffer());
  expect(peak - smallPeak).toBeGreaterThan(MB);
});

it('R34 pictures damaged in any way leave the process alive', async () => {
  const whole = [
    await noisy().jpeg().toBuffer(),
    await noisy().png().toBuffer(),
    await noisy().webp().toBuffer(),
    await noisy().avif({ effort: 0 }).toBuffer(),
  ];
  const damaged = whole.flatMap((file, kind) =>
    Array.from({ length: THOROUGH ? 8 : 1 }, (_, time) => damage(file, kind * 100 + time)),
  );
  for (const file of damaged) {
    const { made, refused } = await cleanWithinLimits(file);
    expect(made === null).toBe(refused !== null);
  }
});

const half = (file: Buffer): Buffer => file.subarray(0, file.length / 2);

/** A picture that does not compress well. */
function noisy(): Sharp {
  const data = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * index * 31) % 253));
  return sharp(data, { raw: { width: 200, height: 200, channels: 3 } });
}

/** Adds a comment after the first two bytes, which mark a JPEG. */
function withComment(file: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, Buffer.from(comment), file.subarray(2)]);
}

const compressed = (name: string): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0\0`), deflateSync(Buffer.alloc(100 * MB), { level: 1 })]);

/** An animation of three frames, below each other as sharp expects. */
const moving = (): Promise<Buffer> =>
  sharp(Buffer.alloc(60 * 180 * 3, 120), { raw: { width: 60, height: 180, channels: 3, pageHeight: 60 } })
    .webp({ delay: [100, 100, 100], loop: 0 })
    .toBuffer();

/** Changes some bytes of the file, the same ones for the same `seed`. */
function damage(file: Buffer, seed: number): Buffer {
  const changed = Buffer.from(file);
  let random = seed + 1;
  for (let time = 0; time < 20; time += 1) {
    random = (random * 48_271) % 2_147_483_647;
    changed[random % changed.length] = random >> 8;
  }
  return changed;
}
