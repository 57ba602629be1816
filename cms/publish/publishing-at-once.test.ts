import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REFERENCE_LOCK, SAVE_LOCK } from '../../app/platform/database/lock-numbers.ts';
import { THOROUGH } from '../../tests/support/thorough.ts';
import { draft, linkTo, makePicture, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { publishAll } from './publish-all.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const pages = 'content-pages';
const blocksWith = (...links: number[]) => [
  { blockType: 'html', id: 'a', html: text('Zie ', ...links.map((id) => linkTo(pages, id))) },
];
const image = (picture: number) => ({ blockType: 'image', id: 'b', picture });
const change = (id: number, data: object, req?: PayloadRequest) =>
  cms.payload.update({ collection: pages, id, data: { ...data, _status: 'published' } as never, ...(req && { req }) });
const saveDraft = (id: number, data: object) =>
  cms.payload.update({ collection: pages, id, draft: true, autosave: true, data: data as never });
const publishedText = async (id: number) => JSON.stringify((await cms.published(id))?.document);

/** Publishes a page in a transaction that stays open until it is committed. */
async function publishOpen(id: number, data: object): Promise<{ commit: () => Promise<void> }> {
  const req = await createLocalReq({}, cms.payload);
  await initTransaction(req);
  await change(id, data, req).catch(async (error) => {
    await killTransaction(req);
    throw error;
  });
  return { commit: () => commitTransaction(req) };
}

/** How many transactions wait for a lock of this kind. */
const waitingFor = async (number: number) =>
  (
    await cms.database.query(
      `select from pg_locks where locktype = 'advisory' and classid = $1 and not granted
       and database = (select oid from pg_database where datname = current_database())`,
      [number],
    )
  ).rowCount;

test('two documents are published at the same time', async () => {
  const held = await draft(cms.payload, pages, { title: 'Houdt vast' });
  const other = await draft(cms.payload, pages, { title: 'Gaat door' });
  const open = await publishOpen(held, {});
  await change(other, {});
  expect(await cms.published(other)).toMatchObject({ document: { title: 'Gaat door' } });
  expect(await cms.published(held)).toBeUndefined();
  await open.commit();
  expect(await cms.published(held)).toMatchObject({ document: { title: 'Houdt vast' } });
});

test('a draft is saved while another document is published, also one that it links to', async () => {
  const held = await draft(cms.payload, pages, { title: 'Wordt gepubliceerd' });
  const fresh = await draft(cms.payload, pages, { title: 'Concept', blocks: blocksWith(held) });
  const live = await publish(cms.payload, pages, { title: 'Op de site' });
  const open = await publishOpen(held, {});
  await saveDraft(fresh, { subtitle: 'Verder' });
  await saveDraft(live, { subtitle: 'Verder' });
  expect([await cms.draft(fresh), await cms.draft(live)]).toMatchObject([
    { subtitle: 'Verder' },
    { subtitle: 'Verder' },
  ]);
  await open.commit();
});

test('two saves of one document wait for each other', async () => {
  const id = await draft(cms.payload, pages, { title: 'Eerst' });
  const open = await publishOpen(id, { title: 'Een' });
  const second = change(id, { title: 'Twee' });
  await expect.poll(() => waitingFor(SAVE_LOCK)).toBe(1);
  await open.commit();
  await second;
  expect(await publishedText(id)).toContain('Twee');
  expect(await cms.publicationCount(id)).toBe(2);
});

test('publishing a link waits for the publication of its target, and then has the path of that', async () => {
  const target = await draft(cms.payload, pages, { title: 'Nieuw doel' });
  const linking = await draft(cms.payload, pages, { title: 'Linkt' });
  const open = await publishOpen(target, {});
  const second = change(linking, { blocks: blocksWith(target) });
  await expect.poll(() => waitingFor(REFERENCE_LOCK)).toBe(1);
  await open.commit();
  await second;
  expect(await publishedText(linking)).toContain('/nieuw-doel');
});

test('publishing a page waits for the publication of a link to it, and then updates that link', async () => {
  const target = await draft(cms.payload, pages, { title: 'Later doel' });
  const linking = await draft(cms.payload, pages, { title: 'Linkt al' });
  const open = await publishOpen(linking, { blocks: blocksWith(target) });
  const second = change(target, {});
  await expect.poll(() => waitingFor(REFERENCE_LOCK)).toBe(1);
  await open.commit();
  await second;
  expect(await publishedText(linking)).toContain('/later-doel');
});

test('two documents that link to each other have each other’s path, published concurrently or together', async () => {
  const pair = async (title: string) => {
    const one = await draft(cms.payload, pages, { title: `${title} een` });
    const other = await draft(cms.payload, pages, { title: `${title} twee`, blocks: blocksWith(one) });
    await saveDraft(one, { blocks: blocksWith(other) });
    return [one, other] as const;
  };
  const [a, b] = await pair('Apart');
  await Promise.all([change(a, {}), change(b, {})]);
  expect([await publishedText(a), await publishedText(b)]).toEqual([
    expect.stringContaining('/apart-twee'),
    expect.stringContaining('/apart-een'),
  ]);
  await Promise.all([change(a, { path: '/apart-1' }), change(b, { path: '/apart-2' })]); // both are published already, and move
  expect([await publishedText(a), await publishedText(b)]).toEqual([
    expect.stringContaining('href=\\"/apart-2'),
    expect.stringContaining('href=\\"/apart-1'),
  ]);
  const [c, d] = await pair('Samen');
  const where = { id: { in: [c, d] } };
  const together = await cms.payload.update({ collection: pages, where, data: { _status: 'published' }, draft: true });
  expect(together.errors).toEqual([]);
  expect([await publishedText(c), await publishedText(d)]).toEqual([
    expect.stringContaining('/samen-twee'),
    expect.stringContaining('/samen-een'),
  ]);
});

test('changes of all sorts at once cause no deadlock, and readers see what is published', async () => {
  const pictures = [await makePicture(cms.payload), await makePicture(cms.payload)];
  const ids: number[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(await draft(cms.payload, pages, { title: `Kluwen ${n}` }));
  const [one, two] = pictures as [number, number];
  for (const [n, id] of ids.entries()) {
    const links = ids.filter((other) => other !== id);
    await change(id, { blocks: [...blocksWith(...links), image(n % 2 ? one : two)] });
  }
  const all = (data: object) =>
    cms.payload.update({ collection: pages, where: { id: { in: ids } }, data, draft: false });
  for (let round = 0; round < (THOROUGH ? 2 : 1); round += 1) {
    const work = [
      ...ids.map((id, n) => change(id, { path: `/kluwen-${n}-${round}` })),
      ...ids.map((id) => saveDraft(id, { subtitle: `Ronde ${round}` })),
      ...pictures.map((id) => cms.payload.update({ collection: 'media', id, data: { alt: `Ronde ${round}` } })),
      all({ description: `Ronde ${round}` }).then(({ errors }) => expect(errors).toEqual([])),
      publishAll(cms.payload).then(({ errors }) => expect(errors).toEqual([])),
    ];
    const done = await Promise.allSettled(work);
    expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
    const before = await Promise.all(ids.map(publishedText));
    await publishAll(cms.payload);
    expect(await Promise.all(ids.map(publishedText))).toEqual(before);
    expect(before.join()).toContain(`Ronde ${round}`);
  }
});
