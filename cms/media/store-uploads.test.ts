import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PictureCopy } from '../../app/features/content/published/picture.ts';
import { draft, makeFile, makePicture, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { stemOf } from './names.ts';
import { sharp } from './picture-reader.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const pages = 'content-pages';
const countFiles = async (name: string) =>
  (await cms.database.query('select from editorial.media_file where name = $1', [name])).rowCount;

/** The data of a page with one block. */
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
])('a document of $collection is only deleted when no page shows it', async ({ collection, make, block }) => {
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
  expect(await countFiles(filename as string)).toBe(1);
  await remove();
  expect(await countFiles(filename as string)).toBe(0);
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

/** Uploads another file for a picture. Returns its name. */
async function replace(id: number): Promise<string> {
  const data = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const file = { data, mimetype: 'image/webp', name: 'anders.webp', size: data.length };
  return (await cms.payload.update({ collection: 'media', id, data: {}, file })).filename as string;
}

const nameOf = async (id: number) => (await cms.payload.findByID({ collection: 'media', id })).filename as string;

test('a file that is replaced is deleted: pages and drafts show the new one at once', async () => {
  const id = await makePicture(cms.payload);
  const first = await nameOf(id);
  const concept = await draft(cms.payload, pages, withBlock('Nog bezig', { blockType: 'image', picture: id }));
  const shown = await publish(cms.payload, pages, withBlock('Op de site', { blockType: 'image', picture: id }));
  const second = await replace(id);
  expect(await countFiles(first)).toBe(0);
  const drafted = await cms.database.query('select document::text as text from editorial.draft where id = $1', [
    concept,
  ]);
  for (const document of [drafted.rows[0].text, JSON.stringify(await cms.published(shown))]) {
    expect(document).toContain(stemOf(second));
    expect(document).not.toContain(stemOf(first));
  }
});

test('a file that is replaced stays while a text links to it by name', async () => {
  const id = await makePicture(cms.payload);
  const first = await nameOf(id);
  const fields = { linkType: 'custom', newTab: false, url: `/media/editorial/${first}` };
  const link = { type: 'link', version: 3, id: 'a1', fields, children: [] };
  const linking = await draft(
    cms.payload,
    pages,
    withBlock('Met een link', { blockType: 'html', html: text('Zie ', link) }),
  );
  await replace(id);
  expect(await countFiles(first)).toBe(1);
  await cms.payload.delete({ collection: pages, id: linking });
  const { deleteReplacedFiles } = await import('./delete-replaced-files.ts'); // imported late, because it reads the settings
  await deleteReplacedFiles(cms.payload);
  expect(await countFiles(first)).toBe(0);
});

test('a picture keeps its own shape in a text when its editor says so, and is cropped in lists', async () => {
  const data = await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#0b5260' } })
    .jpeg()
    .toBuffer();
  const file = { data, mimetype: 'image/jpeg', name: 'schema.jpg', size: data.length };
  const { id } = await cms.payload.create({ collection: 'media', data: { alt: 'Schema', keepShape: true }, file });
  const page = await publish(cms.payload, pages, withBlock('Met een schema', { blockType: 'image', picture: id }));
  const copies = async () => {
    const { document } = (await cms.published(page)) ?? {};
    const [block] = (document?.blocks ?? []) as { picture: { copies: PictureCopy[] } }[];
    return block?.picture.copies ?? [];
  };
  const whole = (await copies()).filter(({ size }) => size === 'whole');
  expect(whole.map(({ type, scale, width, height }) => [type, scale, width, height])).toEqual([
    ['image/avif', 1, 720, 1080],
    ['image/webp', 1, 720, 1080],
  ]);
  expect(await copies()).toContainEqual(expect.objectContaining({ size: 'default', width: 720, height: 480 }));
  await cms.payload.update({ collection: 'media', id, data: { keepShape: false } });
  expect((await copies()).filter(({ size }) => size === 'whole')).toEqual([]);
});

test('a picture without a whole copy cannot keep its own shape until it is uploaded again', async () => {
  const id = await makePicture(cms.payload);
  const sizes = ['avif', 'webp'].flatMap((format) => [`whole1x${format}`, `whole2x${format}`]);
  const columns = sizes.map((size) => `sizes_${size}_filename = null`);
  await cms.database.query(`update cms.media set ${columns} where id = $1`, [id]);
  const keep = cms.payload.update({ collection: 'media', id, data: { keepShape: true } });
  await expect(keep).rejects.toMatchObject({ data: { errors: [{ path: 'keepShape' }] } });
});
