import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, makeFile, makePicture, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
}, 60_000);
afterAll(() => cms.close());

const pages = 'content-pages';
const kept = async (name: string) =>
  (await cms.database.query('select from editorial.media_file where name = $1', [name])).rowCount;

/** A page with this in it alone, under the title. */
const withBlock = (title: string, block: object) => ({ title, blocks: [{ id: 'a', ...block }] });

test.for([
  {
    collection: 'files' as const,
    make: () => makeFile(cms.payload),
    block: (file: number) => ({ blockType: 'file-download', file }),
  },
  {
    collection: 'media' as const,
    make: () => makePicture(cms.payload),
    block: (picture: number) => ({ blockType: 'image', picture }),
  },
])('one of $collection is deleted when no page shows it, and not before', async ({ collection, make, block }) => {
  const id = await make();
  const { filename } = await cms.payload.findByID({ collection, id });
  const remove = () => cms.payload.delete({ collection, id });
  const page = await publish(cms.payload, pages, withBlock('Op de site', block(id)));
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    message: 'Dit bestand staat nog op een gepubliceerde pagina: ‘Op de site’. Haal het daar eerst weg.',
  });
  await cms.payload.delete({ collection: pages, id: page });
  const concept = await draft(cms.payload, pages, withBlock('Nog bezig', block(id)));
  await expect(remove()).rejects.toMatchObject({
    message: 'Dit bestand staat nog in een concept: ‘Nog bezig’. Haal het daar eerst weg.',
  });
  await cms.payload.delete({ collection: pages, id: concept });
  expect(await kept(filename as string)).toBe(1);
  await remove();
  expect(await kept(filename as string)).toBe(0);
});

test('a file that a text links to by its name is not deleted', async () => {
  const id = await makeFile(cms.payload);
  const { filename } = await cms.payload.findByID({ collection: 'files', id });
  const fields = { linkType: 'custom', newTab: false, url: `/media/editorial/${filename}` };
  const link = { type: 'link', version: 3, id: 'a1', fields, children: [] };
  await publish(cms.payload, pages, withBlock('Met een link', { blockType: 'html', html: text('Zie ', link) }));
  await expect(cms.payload.delete({ collection: 'files', id })).rejects.toMatchObject({
    message: expect.stringMatching(/‘Met een link’/),
  });
});

test('who another file replaces is forgotten, but for what a draft still shows', async () => {
  const id = await makePicture(cms.payload);
  const { filename } = await cms.payload.findByID({ collection: 'media', id });
  const concept = await draft(cms.payload, pages, withBlock('Nog bezig', { blockType: 'image', picture: id }));
  const replace = async () => {
    const other = await cms.payload.findByID({ collection: 'media', id: await makePicture(cms.payload) });
    const { readFile } = await import('./store.ts');
    const data = (await readFile(other.filename as string, cms.payload.db.drizzle)) as Buffer;
    const file = { data, mimetype: 'image/webp', name: 'anders.webp', size: data.length };
    const changed = await cms.payload.update({ collection: 'media', id, data: {}, file });
    return changed.filename as string;
  };
  const second = await replace();
  expect(await kept(filename as string)).toBe(1);
  await cms.payload.delete({ collection: pages, id: concept });
  await replace();
  expect(await kept(second)).toBe(0);
});
