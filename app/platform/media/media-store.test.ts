import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#app/platform/clock.ts';
import { fileSystemTime } from '#tests/support/file-system-time.ts';
import { type MediaStore, openMediaStore } from './media-store.ts';

const content = new TextEncoder().encode('een plaatje');
const HASH = /^[0-9a-f]{64}$/;

/** `now` is the time by which files are stored. */
function testStore(store: () => MediaStore, now: () => Promise<Date>) {
  it('reads and opens a stored file by its key, the hash of its content', async () => {
    const key = await store().store(content);
    expect(key).toMatch(HASH);
    expect(Buffer.from((await store().read(key)) ?? [])).toEqual(Buffer.from(content));
    const opened = await store().open(key);
    expect(opened?.bytes).toBe(content.byteLength);
    expect(Buffer.concat((await opened?.content.toArray()) ?? [])).toEqual(Buffer.from(content));
    expect(await store().store(content)).toBe(key);
  });

  it('gives null for an unknown key, and for an invalid one', async () => {
    expect(await store().read('0'.repeat(64))).toBeNull();
    expect(await store().read('../../etc/passwd')).toBeNull();
    expect(await store().open('0'.repeat(64))).toBeNull();
    expect(await store().open('../../etc/passwd')).toBeNull();
  });

  it('lists its keys, and when each was stored', async () => {
    const key = await store().store(new TextEncoder().encode('een ander plaatje'));
    expect((await Array.fromAsync(store().keys())).flat()).toContain(key);
    const age = (await now()).getTime() - Number(await store().storedAt(key));
    expect(Math.abs(age)).toBeLessThan(HOUR);
    await store().delete(key);
    expect((await Array.fromAsync(store().keys())).flat()).not.toContain(key);
    expect(await store().storedAt(key)).toBeNull();
  });

  it('deletes a file, and deleting it again is no error', async () => {
    const key = await store().store(new TextEncoder().encode('weg'));
    await store().delete(key);
    await store().delete(key);
    expect(await store().read(key)).toBeNull();
  });
}

describe('on disk', () => {
  let store: MediaStore;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'niergenoten-media-'));
    store = await openMediaStore({ mediaUrl: null, dataDir });
  });
  afterAll(() => rm(dataDir, { recursive: true }));
  testStore(() => store, fileSystemTime);
});

describe('in a bucket', () => {
  let store: MediaStore;
  let bucket: Server;
  beforeAll(async () => {
    bucket = createBucket();
    await new Promise<void>((listening) => bucket.listen(0, '127.0.0.1', listening));
    const { port } = bucket.address() as AddressInfo;
    store = await openMediaStore({ mediaUrl: `s3://key:secret@127.0.0.1:${port}/media?insecure=1`, dataDir: '' });
  });
  afterAll(() => {
    bucket.closeAllConnections();
    bucket.close();
  });
  testStore(
    () => store,
    async () => new Date(),
  );
});

/** The response of S3 to a request for the objects of a bucket. */
const listingOf = (paths: string[], bucket: string): string =>
  `<ListBucketResult>${paths.map((path) => `<Contents><Key>${path.slice(bucket.length).replace(/^\//, '')}</Key></Contents>`).join('')}</ListBucketResult>`;

/** A server with the part of S3 that the store uses: listing, and PUT, GET, HEAD and DELETE of an object. */
function createBucket(): Server {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    if (searchParams.has('list-type')) return response.end(listingOf([...objects.keys()], path));
    if (request.method === 'PUT') {
      const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
      objects.set(path, Buffer.concat(chunks));
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const object = objects.get(path);
    if (!object) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-length': object.length, 'last-modified': new Date().toUTCString() })
      .end(request.method === 'HEAD' ? undefined : object);
  });
}
