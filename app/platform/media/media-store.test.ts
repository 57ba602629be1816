import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#app/platform/clock.ts';
import { type MediaStore, openMediaStore } from './media-store.ts';

const content = new TextEncoder().encode('een plaatje');
const HASH = /^[0-9a-f]{64}$/;

function keepsFiles(store: () => MediaStore) {
  it('gives back what was put, under the hash of what is in it', async () => {
    const key = await store().store(content);
    expect(key).toMatch(HASH);
    expect(Buffer.from((await store().read(key)) ?? [])).toEqual(Buffer.from(content));
    const opened = await store().open(key);
    expect(opened?.bytes).toBe(content.byteLength);
    expect(Buffer.concat((await opened?.content.toArray()) ?? [])).toEqual(Buffer.from(content));
    expect(await store().store(content)).toBe(key);
  });

  it('has nothing under a key that was never put, or that is no key', async () => {
    expect(await store().read('0'.repeat(64))).toBeNull();
    expect(await store().read('../../etc/passwd')).toBeNull();
    expect(await store().open('0'.repeat(64))).toBeNull();
    expect(await store().open('../../etc/passwd')).toBeNull();
  });

  it('tells what it keeps, and since when', async () => {
    const key = await store().store(new TextEncoder().encode('een ander plaatje'));
    expect((await Array.fromAsync(store().keys())).flat()).toContain(key);
    expect(Math.abs(Date.now() - Number(await store().storedAt(key)))).toBeLessThan(HOUR);
    await store().delete(key);
    expect((await Array.fromAsync(store().keys())).flat()).not.toContain(key);
    expect(await store().storedAt(key)).toBeNull();
  });

  it('removes, and removes again without complaint', async () => {
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
  keepsFiles(() => store);
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
  keepsFiles(() => store);
});

/** What S3 says of the objects in a bucket. */
const listOf = (paths: string[], bucket: string): string =>
  `<ListBucketResult>${paths.map((path) => `<Contents><Key>${path.slice(bucket.length).replace(/^\//, '')}</Key></Contents>`).join('')}</ListBucketResult>`;

/** As much of S3 as a store needs: a list, and PUT, GET, HEAD and DELETE of an object. */
function createBucket(): Server {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    if (searchParams.has('list-type')) return response.end(listOf([...objects.keys()], path));
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
