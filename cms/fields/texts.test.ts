import type { CollectionConfig, Field } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorsOf } from '../testing/errors-of.ts';
import { draft, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let collections: CollectionConfig[];
beforeAll(async () => {
  cms = await openTestCms();
  ({ collections } = await import('../collections/all.ts')); // reads the settings of the test
});
afterAll(() => cms.close());

const MESSAGE =
  'Zet {infolijn} niet in dit veld: in lijsten, menu’s en zoeksuggesties komt daar geen telefoonnummer. In een tekst met opmaak of een knop kun je het wel gebruiken.';

/** What the field says of this text. */
const validate = (field: Field, value: string) =>
  'validate' in field &&
  field.validate?.(value as never, { req: { payload: { config: {} }, t: (key: string) => key } } as never);

test('what lists show of every collection refuses the marker of the infoline', () => {
  // The caption of a picture (media) stands only in pages.
  const names = ['title', 'altTitle', 'description', 'introduction'];
  const texts = collections
    .filter(({ slug }) => slug !== 'media')
    .flatMap(({ slug, fields }) =>
      fields.flatMap((field) => ('name' in field && names.includes(field.name) ? [{ slug, field }] : [])),
    );
  const found = texts.map(({ slug, field }) => `${slug}.${'name' in field && field.name}`);
  expect(found).toEqual(expect.arrayContaining(['content-pages.description', 'recipes.altTitle', 'menus.title']));
  for (const [index, { field }] of texts.entries()) {
    expect(validate(field, 'Bel {infolijn}'), found[index]).toBe(MESSAGE);
    expect(validate(field, 'Bel de infolijn'), found[index]).toBe(true);
  }
});

test('a page with the marker of the infoline in its title is refused when it is published, and saved as a draft', async () => {
  const page = { title: 'Bel {infolijn}', path: '/bel-de-infolijn' };
  expect(await errorsOf(publish(cms.payload, 'content-pages', page))).toEqual([{ path: 'title', message: MESSAGE }]);
  expect(await errorsOf(draft(cms.payload, 'content-pages', page))).toBeNull();
});

test('an item of a menu refuses the marker of the infoline, and the title of a block may have it', async () => {
  const allAbout = { title: 'Alles over {infolijn}', url: '/alles' };
  const item = { title: 'Bel {infolijn}', url: '/bellen', enabled: true, expanded: false, children: [], allAbout };
  expect(await errorsOf(publish(cms.payload, 'menus', { title: 'Voet', name: 'voet', items: [item] }))).toEqual([
    { path: 'items.0.title', message: MESSAGE },
    { path: 'items.0.allAbout.title', message: MESSAGE },
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
