import { expect, test } from 'vitest';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { markChangedDefinitions } from './mark-changed-definitions.ts';

const site = setUpTestSite();

const html = '<p>Over dialyse.</p>';
const page = makeDocument('content-page', { path: '/over-dialyse', blocks: [{ kind: 'html', id: 'a', html }] });
const definition = makeDocument('definition', { title: 'dialyse', description: 'Een machine maakt je bloed schoon.' });
const stored = async () =>
  JSON.stringify(
    await site.platform.db.selectFrom('document').select(['content', 'refs']).where('id', '=', page.id).execute(),
  );
const mark = `<dfn data-definition=\\"${definition.id}\\">dialyse</dfn>`;

test('marks a word on pages that were stored before its definition, and on those after it', async () => {
  await publish(site.platform, page);
  expect(await stored()).not.toContain('<dfn');
  await publish(site.platform, definition);
  await markChangedDefinitions(site.platform);
  expect(await stored()).toContain(mark);
  expect(await stored()).toContain(`"refs":[${definition.id}]`);
  await publish(site.platform, { ...page, title: 'Opnieuw' });
  expect(await stored()).toContain(mark);
});

test('invalidates the pages that it changes, and those alone', async () => {
  const { db } = site.platform;
  const other = makeDocument('content-page', { blocks: [{ kind: 'html', id: 'a', html: '<p>Over eten.</p>' }] });
  await publish(site.platform, other, { ...definition, spellings: ['dialyses'] });
  await db.deleteFrom('pageChange').execute();
  expect(await markChangedDefinitions(site.platform)).toBeGreaterThan(1);
  expect(await db.selectFrom('pageChange').selectAll().execute()).toEqual([]);
  await publish(site.platform, { ...definition, title: 'eten' });
  await db.deleteFrom('pageChange').execute();
  await markChangedDefinitions(site.platform);
  const changed = await db.selectFrom('pageChange').select('topic').execute();
  expect(changed.map(({ topic }) => topic).toSorted()).toEqual(
    [`document:${other.id}`, `document:${page.id}`].toSorted(),
  );
});

test('has nothing to mark when only an explanation changes', async () => {
  await publish(site.platform, { ...definition, title: 'eten', description: 'Met mes en vork.' });
  expect(await markChangedDefinitions(site.platform)).toBe(0);
});

test('marks kinds with blocks alone, and stores what changes in a few queries', async () => {
  const { db } = site.platform;
  const expert = makeDocument('expert');
  const pages = Array.from({ length: 60 }, (_, number) =>
    makeDocument('content-page', {
      blocks: [{ kind: 'html', id: 'a', html: number < 3 ? '<p>Over slapen.</p>' : '<p>Over lezen.</p>' }],
    }),
  );
  await publish(site.platform, expert, ...pages, { ...definition, title: 'slapen' });
  await db.deleteFrom('pageChange').execute();
  const queries: string[] = [];
  const counted = db.withPlugin({
    transformQuery({ node }) {
      queries.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const marked = await markChangedDefinitions({ ...site.platform, db: counted });
  expect(marked).toBe((await listHashes(true)).length);
  expect(queries.length).toBeLessThanOrEqual(10);
  expect(await listHashes(false)).toEqual([expert.id, definition.id].map((id) => ({ id, definitionsHash: null })));
  const changed = (await db.selectFrom('pageChange').select('topic').execute()).map(({ topic }) => topic);
  for (const [number, { id }] of pages.entries()) expect(changed.includes(`document:${id}`)).toBe(number < 3);
});

/** The pages, or the documents that are none, with what they were marked with. */
const listHashes = (isPage: boolean) =>
  site.platform.db
    .selectFrom('document')
    .select(['id', 'definitionsHash'])
    .where('kind', isPage ? '=' : '<>', 'content-page')
    .orderBy('kind', 'desc')
    .execute();
