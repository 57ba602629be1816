import type { CollectionConfig, Field, ValidationError } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let collections: CollectionConfig[];
beforeAll(async () => {
  cms = await openTestCms();
  ({ collections } = await import('../collections/all.ts')); // reads the settings of the test
}, 60_000);
afterAll(() => cms.close());

const MESSAGE =
  'Zet {infolijn} niet in de titel: in lijsten en zoeksuggesties komt daar geen telefoonnummer. In een tekst kun je het wel gebruiken.';

const errorsOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: ValidationError) => error.data.errors.map(({ path, message }) => ({ path, message })),
  );

/** What the field says of this text. */
const validate = (field: Field, value: string) =>
  'validate' in field &&
  field.validate?.(value as never, { req: { payload: { config: {} }, t: (key: string) => key } } as never);

test('the title of every collection refuses the marker of the infoline', () => {
  const titles = collections.flatMap(({ slug, fields }) =>
    fields.flatMap((field) => ('name' in field && field.name === 'title' ? [{ slug, field }] : [])),
  );
  expect(titles.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['content-pages', 'recipes', 'files', 'menus']),
  );
  for (const { slug, field } of titles) {
    expect(validate(field, 'Bel {infolijn}'), slug).toBe(MESSAGE);
    expect(validate(field, 'Bel de infolijn'), slug).toBe(true);
  }
});

test('a page with the marker of the infoline in its title is refused when it is published, and saved as a draft', async () => {
  const page = { title: 'Bel {infolijn}', path: '/bel-de-infolijn' };
  expect(await errorsOf(publish(cms.payload, 'content-pages', page))).toEqual([{ path: 'title', message: MESSAGE }]);
  expect(await errorsOf(draft(cms.payload, 'content-pages', page))).toBeNull();
});

test('an item of a menu refuses the marker of the infoline, and the title of a block may have it', async () => {
  const item = { title: 'Bel {infolijn}', url: '/bellen', enabled: true, expanded: false, children: [] };
  expect(await errorsOf(publish(cms.payload, 'menus', { title: 'Voet', name: 'voet', items: [item] }))).toEqual([
    { path: 'items.0.title', message: MESSAGE },
  ]);
  const tip = { blockType: 'tip', id: 'a', title: 'Bel {infolijn}', html: text('Een tekst') };
  expect(await errorsOf(publish(cms.payload, 'content-pages', { title: 'Bellen', blocks: [tip] }))).toBeNull();
});

test('a title still has to be filled in, and has a limit', async () => {
  expect(await errorsOf(publish(cms.payload, 'content-pages', { title: '', path: '/leeg' }))).toMatchObject([
    { path: 'title' },
  ]);
  expect(await errorsOf(publish(cms.payload, 'content-pages', { title: 'x'.repeat(131), path: '/lang' }))).toEqual([
    { path: 'title', message: 'Dit is te lang: er passen hoogstens 130 tekens in.' },
  ]);
});
