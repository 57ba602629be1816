import type { ValidationError } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedDocument } from '../../app/features/content/published/documents.ts';
import { withTransaction } from '../database/transaction.ts';
import { draft, linkTo, makePicture, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { publishAll } from './publish-all.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const html = (id: string, ...parts: (string | object)[]) => ({ blockType: 'html', id, html: text(...parts) });
const pages = 'content-pages';
const change = (id: number, data: object) => cms.payload.update({ collection: pages, id, data: data as never });
const errorsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: ValidationError) => thrown,
  );
  return (error?.data as { errors?: { path: string; message: string }[] } | undefined)?.errors;
};

test('a page is published as the contract has it', async () => {
  const id = await publish(cms.payload, pages, { title: 'Over ons', blocks: [html('b1', 'Dag & welkom')] });
  const row = await cms.published(id);
  expect(row).toMatchObject({ kind: 'content-page', document: { id, title: 'Over ons', path: '/over-ons' } });
  expect(publishedDocument.parse(row?.document)).toMatchObject({
    blocks: [{ kind: 'html', id: 'b1', html: '<p>Dag &amp; welkom</p>' }],
  });
  expect(await cms.publicationCount(id)).toBe(1);
});

test('a draft only changes the preview, also when the page is published', async () => {
  const id = await draft(cms.payload, pages, { title: 'Nog bezig' });
  expect(await cms.published(id)).toBeUndefined();
  expect(await cms.draft(id)).toMatchObject({ title: 'Nog bezig', kind: 'content-page' });
  await change(id, { _status: 'published' });
  const before = await cms.published(id);
  expect(before?.document).toMatchObject({ title: 'Nog bezig' });
  await cms.payload.update({ collection: pages, id, draft: true, data: { title: 'Anders' } });
  expect(await cms.published(id)).toEqual(before);
  expect(await cms.draft(id)).toMatchObject({ title: 'Anders' });
});

test('a document is withdrawn when it is unpublished, binned or deleted, and published when it is restored from the bin', async () => {
  const id = await publish(cms.payload, pages, { title: 'Even hier' });
  await change(id, { _status: 'draft' });
  expect(await cms.published(id)).toMatchObject({ document: null });
  await change(id, { _status: 'published' });
  expect((await cms.published(id))?.document).toMatchObject({ title: 'Even hier' });
  await change(id, { deletedAt: new Date().toISOString() });
  expect(await cms.published(id)).toMatchObject({ document: null });
  expect(await cms.draft(id)).toBeUndefined();
  await cms.payload.update({ collection: pages, id, trash: true, data: { deletedAt: null } });
  expect((await cms.published(id))?.document).toMatchObject({ title: 'Even hier' });
  await cms.payload.delete({ collection: pages, id });
  expect(await cms.published(id)).toMatchObject({ document: null });
  expect(await cms.draft(id)).toBeUndefined();
});

test('a document that breaks the contract fails at its field and changes nothing', async () => {
  const id = await publish(cms.payload, pages, { title: 'Goed', blocks: [html('a', 'Goed')] });
  const before = await cms.published(id);
  const picture = await makePicture(cms.payload);
  await cms.database.query('update cms.media set sizes_card1xwebp_filename = null where id = $1', [picture]);
  await cms.database.query(
    `update cms.media set ${(await sizeColumns()).map((name) => `${name} = null`).join(', ')} where id = $1`,
    [picture],
  );
  const image = { blockType: 'image', id: 'b', picture };
  const broken = { title: 'Fout', blocks: [html('a', 'Goed'), image], _status: 'published' };
  expect(await errorsOf(change(id, broken))).toEqual([
    { path: 'blocks.1.picture', message: 'Deze afbeelding heeft nog geen formaten.' },
  ]);
  expect(await cms.published(id)).toEqual(before);
  expect(await cms.payload.findByID({ collection: pages, id })).toMatchObject({ title: 'Goed' });
});

test('an error in another page that shows a picture is reported with the id of that page', async () => {
  const picture = await makePicture(cms.payload);
  const blocks = [{ blockType: 'image', id: 'a', picture }];
  const id = await publish(cms.payload, pages, { title: 'Ooit goed', blocks });
  const before = await cms.published(id);
  await cms.database.query("update cms.content_pages set path = '/Niet Meer' where id = $1", [id]);
  const alt = cms.payload.update({ collection: 'media', id: picture, data: { alt: 'Anders' } });
  await expect(alt).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`nummer ${id} in ‘Pagina’s’`),
  });
  expect(await cms.published(id)).toEqual(before);
  expect(await cms.payload.findByID({ collection: 'media', id: picture })).toMatchObject({ alt: 'Twee nieren' });
  await cms.database.query("update cms.content_pages set path = '/ooit-goed' where id = $1", [id]);
});

const sizeColumns = async () =>
  (
    await cms.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'cms' and table_name = 'media' and column_name like 'sizes%filename'`,
    )
  ).rows.map(({ name }) => name);

test('the fields of the form report the same errors as the contract', async () => {
  const link = { blockType: 'external-link', id: 'a', title: 'Kwaad', url: 'javascript:alert(1)' };
  const errors = await errorsOf(publish(cms.payload, pages, { title: 'Kwaad', path: '/Kwaad', blocks: [link] }));
  expect(errors?.map(({ path }) => path).toSorted()).toEqual(['blocks.0.url', 'path']);
  expect(errors?.every(({ message }) => /Een pad begint|Dit adres kan niet/.test(message))).toBe(true);
});

test('a save that is rolled back leaves no publication', async () => {
  const { createLocalReq, initTransaction, killTransaction } = await import('payload');
  const req = await createLocalReq({}, cms.payload);
  await initTransaction(req);
  const data = { title: 'Nooit gebeurd', _status: 'published' } as never;
  const { id } = await cms.payload.create({ collection: pages, data, req });
  await killTransaction(req);
  expect(await cms.published(id)).toBeUndefined();
  expect(await cms.publicationCount(id)).toBe(0);
});

test('a document that did not change is not enqueued again, except by publishAll', async () => {
  const id = await publish(cms.payload, pages, { title: 'Twee keer' });
  const { publishDocument } = await import('./publish-document.ts');
  const { readPublished } = await import('./read/document-versions.ts');
  await withTransaction(cms.payload, async ({ req }) =>
    publishDocument(await readPublished({ slug: pages, id }, req), req),
  );
  expect(await cms.publicationCount(id)).toBe(1);
  expect((await publishAll(cms.payload)).total).toBeGreaterThan(0);
  expect(await cms.publicationCount(id)).toBe(2);
});

test('publishAll reports the documents that break the contract and publishes the others', async () => {
  const [good, bad, later] = [
    await publish(cms.payload, pages, { title: 'Blijft goed' }),
    await publish(cms.payload, pages, { title: 'Wordt fout' }),
    await publish(cms.payload, pages, { title: 'Ook goed' }),
  ];
  const before = await cms.published(bad);
  await cms.database.query(`update cms.content_pages set path = '/FOUT' where id = $1`, [bad]);
  const { errors } = await publishAll(cms.payload);
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^Nummer ${bad} in ‘.+’, bij path: Een pad begint met /`))]);
  expect(await cms.published(bad)).toEqual(before);
  expect([await cms.publicationCount(good), await cms.publicationCount(later)]).toEqual([2, 2]);
  await cms.payload.delete({ collection: pages, id: bad });
});

test('publishAll withdraws a document that the CMS does not have any more', async () => {
  const id = await publish(cms.payload, pages, { title: 'Uit een reservekopie' });
  await cms.database.query('delete from cms.content_pages where id = $1', [id]);
  expect((await publishAll(cms.payload)).errors).toEqual([]);
  expect(await cms.published(id)).toMatchObject({ kind: 'content-page', document: null });
});

test('a change of a picture is published with every page that shows it, and in the previews of drafts', async () => {
  const picture = await makePicture(cms.payload, 'Eerst');
  const shown = await publish(cms.payload, pages, {
    title: 'Met plaatje',
    blocks: [{ blockType: 'image', id: 'a', picture }],
  });
  const other = await publish(cms.payload, pages, { title: 'Zonder plaatje' });
  const concept = await draft(cms.payload, pages, {
    title: 'In een concept',
    blocks: [{ blockType: 'image', id: 'a', picture }],
  });
  await cms.payload.update({ collection: 'media', id: picture, data: { alt: 'Daarna' } });
  expect((await cms.published(shown))?.document).toMatchObject({
    blocks: [{ picture: { id: picture, alt: 'Daarna' } }],
  });
  expect(await cms.publicationCount(other)).toBe(1);
  const { rows } = await cms.database.query('select document from editorial.draft where id = $1', [concept]);
  expect(rows[0].document).toMatchObject({ blocks: [{ picture: { alt: 'Daarna' } }] });
  expect(await cms.published(concept)).toBeUndefined();
});

test('a link in a text follows the page that it leads to', async () => {
  const target = await draft(cms.payload, pages, { title: 'Doel' });
  const link = await publish(cms.payload, pages, {
    title: 'Verwijst',
    blocks: [html('a', 'Zie ', linkTo(pages, target))],
  });
  const publishedText = async () => JSON.stringify((await cms.published(link))?.document?.blocks);
  expect(await publishedText()).toContain('<p>Zie <a>lees verder</a></p>');
  await change(target, { _status: 'published' });
  expect(await publishedText()).toContain('<p>Zie <a href=\\"/doel\\">lees verder</a></p>');
  await change(target, { path: '/doelwit', _status: 'published' });
  expect(await publishedText()).toContain('<p>Zie <a href=\\"/doelwit\\">lees verder</a></p>');
  await change(target, { _status: 'draft' });
  expect(await publishedText()).toContain('<p>Zie <a>lees verder</a></p>');
});
