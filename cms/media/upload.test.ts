import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '../../tests/support/thorough.ts';
import { openSession, send } from '../testing/calls.ts';
import { makeFile, makePicture } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { sharp } from './picture-reader.ts';

let cms: TestCms;
let editor: PayloadRequest['user'];
let session: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  cms = await openTestCms();
  const data = { email: 'joost@example.org', name: 'Joost', role: 'redacteur' as const, password: 'lang-genoeg-toch' };
  editor = { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' };
  session = await openSession(data.email, data.password);
});
afterAll(() => cms.close());

/** A refusal with this message. */
const says = (message: string) => ({ errors: [{ message }] });

const jpeg = async () => {
  const data = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b5260' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .jpeg()
    .toBuffer();
  return { data, mimetype: 'image/jpeg', name: 'nieren.jpg', size: data.length };
};

const content = Buffer.from('%PDF-1.4 een folder xref %%EOF');
const pdf = { data: content, mimetype: 'application/pdf', name: 'folder.pdf', size: content.length };

/** The stored original of a picture: its content and its sizes in bytes. */
async function original(id: number): Promise<{ key: string; bytes: number; recorded: number }> {
  const { rows } = await cms.database.query(
    `select key, bytes::int, filesize::int as recorded from cms.media join editorial.media_file on name = filename
     where media.id = $1`,
    [id],
  );
  return rows[0];
}

test('R23 nothing is decoded for users who may not write: also a damaged picture is a 403 for them', async () => {
  const file = await jpeg();
  file.data = file.data.subarray(0, file.data.length / 2);
  const upload = (user: PayloadRequest['user']) =>
    cms.payload.create({ collection: 'media', data: { alt: 'Nieren' }, file, overrideAccess: false, user });
  await expect(upload(null)).rejects.toMatchObject({ status: 403 });
  await expect(upload(editor)).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: 'file', message: 'Deze afbeelding is beschadigd. Kies een andere afbeelding.' }] },
  });
});

const REFUSED = 'Kies een bestand van je eigen apparaat. Het CMS haalt zelf geen bestanden op van een adres.';

test.for(['media', 'files'] as const)(
  'R23 nothing is fetched from an address for %s, and the refusal says why',
  async (collection) => {
    let fetched = 0;
    const server = createServer((_, response) => {
      fetched += 1;
      response.end();
    });
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nieren.jpg`;
    for (const url of [
      own,
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      '/api/users/me',
      'geen adres',
    ]) {
      const data = { alt: 'Nieren', title: 'Nieren', filename: 'nieren.jpg', url };
      expect(await session('POST', collection, data), url).toMatchObject({ status: 400, body: says(REFUSED) });
      expect(await send('POST', collection, data), url).toMatchObject({ status: 403 });
    }
    const src = encodeURIComponent(own);
    expect(await session('GET', `${collection}/paste-url?src=${src}`)).toMatchObject({
      status: 400,
      body: says(REFUSED),
    });
    expect(await session('GET', `${collection}/paste-url/1?src=${src}`)).toMatchObject({
      status: 400,
      body: says(REFUSED),
    });
    expect(await send('GET', `${collection}/paste-url?src=${src}`)).toMatchObject({ status: 403 });
    expect(fetched).toBe(0);
    server.close();
    expect((await cms.payload.count({ collection })).totalDocs).toBe(0);
  },
);

test.for(someOf(1, ['media', 'files'] as const))(
  'R23 a file that Payload fetched from an address itself is not stored in %s',
  async (collection) => {
    const { hooks } = cms.payload.collections[collection].config;
    const original = hooks.beforeOperation;
    const id = collection === 'media' ? await makePicture(cms.payload) : await makeFile(cms.payload);
    const before = await cms.payload.findByID({ collection, id });
    const file = collection === 'media' ? await jpeg() : pdf;
    hooks.beforeOperation = [
      ...(original ?? []),
      ({ args, req }) => {
        req.file = file; // as Payload does, after all our hooks
        return args;
      },
    ];
    const update = cms.payload.update({ collection, id, data: {} });
    await expect(update).rejects.toMatchObject({ status: 400, message: REFUSED });
    hooks.beforeOperation = original;
    expect(await cms.payload.findByID({ collection, id })).toEqual(before);
  },
);

test.for(someOf(1, ['media', 'files'] as const))(
  'R23 an edit of a stored file in %s fetches nothing',
  async (collection) => {
    const id =
      collection === 'media' ? await makePicture(cms.payload) : await makeFile(cms.payload, { brochure: false });
    const edit = `${collection}/${id}?uploadEdits[heightInPixels]=10&uploadEdits[widthInPixels]=10`;
    expect((await session('PATCH', edit, {})).status).toBe(200);
  },
);

test('R23 the stored original has no metadata, and stays the same when the focal point changes', async () => {
  const id = await makePicture(cms.payload);
  const first = await original(id);
  expect(first.recorded).toBe(first.bytes);
  for (const x of [10, 90]) {
    const req = { query: { uploadEdits: { focalPoint: { x, y: 50 } } }, user: editor } as unknown as PayloadRequest;
    await cms.payload.update({ collection: 'media', id, data: {}, req });
  }
  expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({ focalX: 90 });
  expect(await original(id)).toEqual(first);
});

test.for(someOf(2, ['', '   ', '\u00a0\u200b\u2060', '. -']))('an alt text of %j is refused', async (alt) => {
  const made = cms.payload.create({ collection: 'media', data: { alt }, file: await jpeg() });
  await expect(made).rejects.toMatchObject({
    data: { errors: [{ path: 'alt', message: 'Beschrijf wat er te zien is.' }] },
  });
});

test('the alt text of a picture cannot be emptied, and is stored without spaces around it', async () => {
  const id = await makePicture(cms.payload, '  Twee nieren ');
  expect((await cms.payload.findByID({ collection: 'media', id })).alt).toBe('Twee nieren');
  const emptied = cms.payload.update({ collection: 'media', id, data: { alt: '  ' } });
  await expect(emptied).rejects.toMatchObject({ data: { errors: [{ path: 'alt' }] } });
});
