import type { Field } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorsOf } from '../testing/errors-of.ts';
import { draft, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { HOOKS, hasText } from './clean-texts.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

/** All fields of a collection or block, also those in groups, rows and lists. */
const allFields = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [field, ...('fields' in field ? allFields(field.fields) : [])]);

/** Of Payload: names of files and of rows, which nobody sees, and what it knows of a session or password. */
const OWN =
  /^(blockName|filename|mimeType|url|thumbnailURL|prefix|resetPasswordToken|salt|hash|sessions|id|_objectKey)$/;

// rules.md R51
test('every text of every collection and block is cleaned', () => {
  const { collections, blocks = [] } = cms.payload.config;
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'));
  const texts = [...own, ...blocks].flatMap(({ slug, fields }) =>
    allFields(fields as Field[])
      .filter(hasText)
      .filter(({ name }) => !OWN.test(name))
      .map((field) => ({ name: `${slug} ${field.name}`, field })),
  );
  expect(texts.map(({ name }) => name)).toEqual(expect.arrayContaining(['media alt', 'tip html', 'users name']));
  const isCleaned = ({ field }: (typeof texts)[number]) => field.hooks?.beforeValidate?.[0] === HOOKS[field.type];
  expect(texts.filter((text) => !isCleaned(text)).map(({ name }) => name)).toEqual([]);
});

const NOTHING = ['\u200b', '\u2060\u00ad', '\u3164', '\u2800', '\ufffc\u{1d159}', '\u202e \u2066'];

// rules.md R51
test.for(NOTHING)('%j is no title, text or description', async (nothing) => {
  const blocks = [
    { blockType: 'html', id: 'a', html: text(nothing, nothing) },
    { blockType: 'quote', id: 'b', text: nothing },
  ];
  const errors = await errorsOf(publish(cms.payload, 'content-pages', { title: nothing, path: '/leeg', blocks }));
  expect(errors?.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(
    ['blocks.0.html', 'blocks.1.text', 'title'].map((path) => ({ path, message: 'Dit veld is verplicht.' })),
  );
  const id = await draft(cms.payload, 'content-pages', { title: nothing, description: nothing, blocks });
  const saved = await cms.payload.findByID({ collection: 'content-pages', id, draft: true });
  expect(saved).toMatchObject({ title: '', description: '', blocks: [{ html: null }, { text: '' }] });
});

// rules.md R51
test('what turns text around goes, and what belongs to a letter or to words stays', async () => {
  const html = text('een ', { ...text('x').root.children[0]?.children[0], text: '\u202evet\u202c' }, ' woord');
  const id = await publish(cms.payload, 'content-pages', {
    title: ' Mijn \u202eleven\u202c met 💚\u200b ',
    description: 'Eerste regel\r\ntweede met dia\u00adlyse',
    blocks: [{ blockType: 'html', id: 'a', html }],
  });
  expect((await cms.published(id))?.document).toMatchObject({
    title: 'Mijn leven met 💚',
    description: 'Eerste regel\ntweede met dia\u00adlyse',
    blocks: [{ html: '<p>een vet woord</p>' }],
  });
});
