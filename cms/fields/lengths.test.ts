import type { CollectionConfig, Field, TextareaField, TextField } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocks } from '../blocks/all.ts';
import { errorsOf } from '../testing/errors-of.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { limitLengths } from './lengths.ts';

let cms: TestCms;
let collections: CollectionConfig[];
beforeAll(async () => {
  cms = await openTestCms();
  ({ collections } = await import('../collections/all.ts')); // reads the settings of the test
});
afterAll(() => cms.close());

/** The texts of the CMS that an editor types, with their limits, by the collection or block that they are in. */
function typedTexts(): { name: string; field: TextField | TextareaField }[] {
  const textsIn = (fields: Field[]): (TextField | TextareaField)[] =>
    fields.flatMap((field) => (isTyped(field) ? [field] : 'fields' in field ? textsIn(field.fields) : []));
  return [...collections, ...blocks].flatMap((config) =>
    textsIn(limitLengths(config).fields).map((field) => ({ name: `${config.slug} ${field.name}`, field })),
  );
}

const isTyped = (field: Field): field is TextField | TextareaField =>
  (field.type === 'text' || field.type === 'textarea') && !field.virtual && !field.admin?.readOnly;

test('every text that an editor types has a limit and a counter', () => {
  const without = typedTexts().filter(
    ({ field }) =>
      !field.maxLength ||
      (!('hasMany' in field && field.hasMany) &&
        field.admin?.components?.Description !== '/admin/length-description.tsx#LengthDescription'),
  );
  // These have rules of their own, which allow no long text.
  const ruled = ['menus name', 'urgent number', 'videos youtubeId'];
  expect([...new Set(without.map(({ name }) => name))].toSorted()).toEqual(ruled);
});

test('the limit of an address is that of the contract', () => {
  const limits = new Map(typedTexts().map(({ name, field }) => [name, field.maxLength]));
  for (const name of ['content-pages path', 'redirects from']) expect(limits.get(name), name).toBe(255);
  for (const name of ['redirects to', 'external-link url', 'medical-articles url']) {
    expect(limits.get(name), name).toBe(2000);
  }
});

test('a text that is too long is refused in Dutch when it is published, also in a block, and saved as a draft', async () => {
  const blocks = [{ blockType: 'external-link', id: 'a', title: 'x'.repeat(131), url: 'https://example.org/' }];
  const long = { title: 'Lang', description: 'x'.repeat(301), blocks };
  expect(await errorsOf(publish(cms.payload, 'content-pages', long))).toEqual([
    { path: 'description', message: 'Dit is te lang: er passen hoogstens 300 tekens in.' },
    { path: 'blocks.0.title', message: 'Dit is te lang: er passen hoogstens 130 tekens in.' },
  ]);
  expect(await errorsOf(draft(cms.payload, 'content-pages', long))).toBeNull();
  const fits = { title: 'y'.repeat(130), description: 'y'.repeat(300) };
  expect(await errorsOf(publish(cms.payload, 'content-pages', fits))).toBeNull();
});

test('an address that is too long is refused in Dutch', async () => {
  const page = { title: 'Lang', path: `/${'x'.repeat(255)}` };
  expect(await errorsOf(publish(cms.payload, 'content-pages', page))).toEqual([
    { path: 'path', message: 'Een pad heeft hoogstens 255 tekens.' },
  ]);
});
