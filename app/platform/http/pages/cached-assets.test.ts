import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const CODE = 'console.log("een bestand van de site");';

let files: string;
let site: TestSite;
let origin: string;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'niergenoten-files-'));
  await mkdir(join(files, 'assets'));
  await writeFile(join(files, 'favicon.svg'), '<svg/>');
  for (const name of ['entry-1.js', 'entry-2.js', 'entry-3.js']) await writeAsset(name);
  site = await openTestSite({}, { pages: { ...(await allPages()), files } });
  origin = await site.server.listen();
});
afterAll(async () => {
  await site.close();
  await rm(files, { recursive: true });
});

async function writeAsset(name: string): Promise<void> {
  const path = join(files, 'assets', name);
  await writeFile(path, CODE);
  await writeFile(`${path}.br`, brotliCompressSync(CODE));
  await writeFile(`${path}.gz`, gzipSync(CODE));
}

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a file from the listening server: others come after the cache. */
const read = (path: string, headers: Record<string, string> = { 'accept-encoding': 'br, gzip' }) =>
  new Promise<Received>((resolve, reject) => {
    get(origin + path, { headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    }).once('error', reject);
  });

/** Reads a file, changes it on disk once the server has nothing more to read, and reads it again. */
async function readTwice(path: string, headers?: Record<string, string>): Promise<[Received, Received]> {
  const injected = vi.spyOn(site.server, 'inject');
  const first = await read(path, headers);
  await Promise.all(injected.mock.results.map(({ value }) => value));
  await new Promise(setImmediate);
  for (const ending of ['', '.br', '.gz']) await writeFile(join(files, path + ending), 'changed');
  return [first, await read(path, headers)];
}

const withoutDate = ({ status, headers: { date: _, ...headers }, body }: Received) => ({ status, headers, body });

describe('R38 an asset', () => {
  it('is read from disk once, and then sent as it was', async () => {
    const [first, second] = await readTwice('/assets/entry-1.js');
    expect(brotliDecompressSync(first.body).toString()).toBe(CODE);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(withoutDate(second)).toEqual(withoutDate(first));
  });

  it('is sent in the encoding that each browser accepts', async () => {
    const [, plain] = await readTwice('/assets/entry-2.js', {});
    const other = await read('/assets/entry-2.js', { 'accept-encoding': 'gzip' });
    expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([CODE, undefined]);
    expect([other.body.toString(), other.headers['content-encoding']]).toEqual(['changed', 'gzip']); // not cached yet
  });

  it('is read from disk for a request with conditions', async () => {
    const [{ headers }] = await readTwice('/assets/entry-3.js', {});
    expect((await read('/assets/entry-3.js', { range: 'bytes=0-3' })).body.toString()).toBe('chan');
    expect((await read('/assets/entry-3.js', { 'if-none-match': String(headers.etag) })).status).toBe(200);
  });
});

it('other files are read from disk each time', async () => {
  const [, second] = await readTwice('/favicon.svg', {});
  expect(second.body.toString()).toBe('changed');
});

it('an asset that is not there is not found, again and again', async () => {
  const statuses = [await read('/assets/geen.js'), await read('/assets/geen.js')].map(({ status }) => status);
  expect(statuses).toEqual([404, 404]);
});
