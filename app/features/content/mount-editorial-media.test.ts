import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();

const read = (name: string, headers = {}) => request(site, 'GET', `/media/editorial/${name}`, { headers });

async function storeFile(name: string, content: Uint8Array, mime = 'application/pdf'): Promise<string> {
  const key = await site.platform.media.store(content);
  const row = { name, key, mime, bytes: content.byteLength, createdAt: site.clock.now() };
  await site.platform.db.insertInto('editorial.mediaFile').values(row).execute();
  return key;
}

it('serves a file unchanged, and browsers may cache it for ever', async () => {
  const content = randomBytes(300_000); // more than one chunk of a stream
  const key = await storeFile('folder.pdf', content);
  const response = await read('folder.pdf');
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.equals(content)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '300000',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}"`,
  });
  expect(response.headers).not.toHaveProperty('content-disposition');
});

it('sends a file that a browser could execute as a download', async () => {
  await storeFile('tekening.svg', randomBytes(8), 'image/svg+xml');
  expect((await read('tekening.svg')).headers['content-disposition']).toBe('attachment');
});

it('answers conditional requests with 304 Not Modified, without reading the file', async () => {
  const key = await storeFile('weg.pdf', randomBytes(16));
  await site.platform.media.delete(key);
  for (const condition of [`"${key}"`, `W/"${key}"`, `"iets anders", "${key}"`]) {
    const response = await read('weg.pdf', { 'if-none-match': condition });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', `"${key}"`]);
  }
  expect((await read('weg.pdf', { 'if-none-match': '"iets anders"' })).statusCode).toBe(404);
});

it('answers 404 for a name that the CMS never gave', async () => {
  for (const name of ['nergens.pdf', '..%2f..%2fetc%2fpasswd']) expect((await read(name)).statusCode, name).toBe(404);
});
