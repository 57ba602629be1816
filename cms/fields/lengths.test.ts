import type { CollectionConfig, Field, ValidationError } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocks } from '../blocks/all.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { limitLengths } from './lengths.ts';

let cms: TestCms;
let collections: CollectionConfig[];
beforeAll(async () => {
  cms = await openTestCms();
  ({ collections } = await import('../collections/all.ts')); // reads the settings of the test
}, 60_000);
afterAll(() => cms.close());

const errorsOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: ValidationError) => error.data.errors.map(({ path, message }) => ({ path, message })),
  );

test('every text that an editor types has a limit', () => {
  const isTyped = (field: Field) =>
    (field.type === 'text' || field.type === 'textarea') && !field.virtual && !field.admin?.readOnly;
  const textsIn = (fields: Field[]): Field[] =>
    fields.flatMap((field) => (isTyped(field) ? [field] : 'fields' in field ? textsIn(field.fields) : []));
  const unlimited = [...collections, ...blocks].flatMap((config) =>
    textsIn(limitLengths(config).fields)
      .filter((field) => !('maxLength' in field))
      .map((field) => `${config.slug} ${'name' in field ? field.name : ''}`),
  );
  // These have rules of their own.
  expect(unlimited.filter((text) => !/ (path|from|to|url|youtubeId|name|number)$/.test(text))).toEqual([]);
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
