import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toFormData } from '#tests/support/request.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { openUploads, type Uploads } from './uploads.ts';

const LIMITS = { bytes: 100_000, pixels: 1, seconds: 1 };

let dataDir: string;
let uploads: Uploads;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'niergenoten-uploads-'));
  uploads = openUploads({ dataDir, uploads: LIMITS });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** An upload of a member that was begun. */
function begin(memberId: number, headers: Record<string, string> = {}, destroyed = false) {
  const response = Object.assign(new EventEmitter(), { destroyed });
  const request = { headers } as FastifyRequest;
  uploads.begin(request, { raw: response } as unknown as FastifyReply, memberId);
  return { request, end: () => response.emit('close') };
}

/** Receives this form, in parts that are no larger than those of a network. */
async function receive(form: FormData) {
  const sent = new Response(form);
  const { request, end } = begin(1, { 'content-type': sent.headers.get('content-type') ?? '' });
  const content = Buffer.from(await sent.arrayBuffer());
  const body = Readable.from(content.length > 1000 ? [content.subarray(0, 999), content.subarray(999)] : [content]);
  return { form: await uploads.receive(request, body), end };
}

const filesOnDisk = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

it('R38 of one member go on two at once, and of others none the less', () => {
  const first = begin(1);
  begin(1);
  expect(() => begin(1)).toThrow(expect.objectContaining({ code: 'too_many_uploads' }));
  begin(2);
  first.end();
  begin(1);
});

it('R38 whose connection is closed before they begin take no place of the member', () => {
  for (const _ of Array(3)) {
    expect(() => begin(1, {}, true)).toThrow(expect.objectContaining({ code: 'unavailable' }));
  }
});

it('R38 have their files on disk until they end', async () => {
  const photo = new File([Buffer.alloc(50_000, 7)], 'foto.jpg', { type: 'image/jpeg' });
  const leftover = join(dataDir, 'uploads', 'upload-of-a-process-that-died');
  await mkdir(leftover, { recursive: true });
  await utimes(leftover, 0, 0);
  const { form, end } = await receive(toFormData({ Alt: 'De tuin', photo, none: new File([], 'leeg.jpg') }));
  const file = form.get('photo') as File;
  expect([form.get('Alt'), file.name, file.type, (form.get('none') as File).size]).toEqual([
    'De tuin',
    'foto.jpg',
    'image/jpeg',
    0,
  ]);
  expect(new Set(await file.bytes())).toEqual(new Set([7]));
  expect(await filesOnDisk()).toBe(2);
  expect(existsSync(leftover)).toBe(false);
  end();
  await waitFor(async () => expect(await filesOnDisk()).toBe(0));
});

it('R33 are refused when they are larger than they may be, and leave nothing behind', async () => {
  const large = toFormData({ photo: new File([Buffer.alloc(120_000)], 'foto.jpg') });
  await expect(receive(large)).rejects.toMatchObject({ code: 'too_large' });
  await expect(receive(toFormData({ ...Array(300).fill('x') }))).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await filesOnDisk()).toBe(0);
});

it('R34 whose sender goes leave nothing behind, before and while they are received', async () => {
  const gone = begin(1);
  gone.end();
  await expect(uploads.receive(gone.request, Readable.from([]))).rejects.toMatchObject({ code: 'unavailable' });
  const { request, end } = begin(1, { 'content-type': 'multipart/form-data; boundary=x' });
  const body = new PassThrough();
  const received = expect(uploads.receive(request, body)).rejects.toMatchObject({ code: 'unavailable' });
  body.write('--x');
  await waitFor(async () => expect(await filesOnDisk()).toBe(1));
  end();
  body.destroy(new Error('aborted'));
  await received;
  await waitFor(async () => expect(await filesOnDisk()).toBe(0));
});

it('R34 whose files can not be deleted do not end the process', async () => {
  const { end } = await receive(toFormData({ Alt: 'De tuin' }));
  const folder = join(dataDir, 'uploads');
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  end(); // a rejection that nobody handles fails the run
  await expect(receive(toFormData({ Alt: 'De tuin' }))).rejects.toMatchObject({ code: 'EEXIST' });
});
