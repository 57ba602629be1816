import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { linesOf } from '../admin/compare/lines-of.ts';
import { contentPages } from '../collections/content-pages.ts';
import { files } from '../collections/files.ts';
import { comparedAsWords, isComparedAsJson } from './compared.ts';

/** The fields of a collection that Payload would compare as JSON, at any depth, with what compares them. */
function listCompared(fields: Field[]): [name: unknown, diff: unknown][] {
  return fields.flatMap((field) => {
    const below = 'fields' in field ? listCompared(field.fields) : [];
    const { name, admin } = field as { name?: string; admin?: { components?: { Diff?: unknown } } };
    return [...(isComparedAsJson(field) ? [[name, admin?.components?.Diff] as [unknown, unknown]] : []), ...below];
  });
}

test('lists of words and boxes are compared by our own part of the admin', () => {
  for (const [collection, name] of [
    [contentPages, 'questionLines'],
    [files, 'brochure'],
  ] as const) {
    const before = listCompared(collection.fields);
    expect(before).toContainEqual([name, undefined]);
    const after = listCompared(comparedAsWords(collection).fields);
    expect(after.map(([each]) => each)).toEqual(before.map(([each]) => each));
    for (const [, diff] of after) expect(diff).toBe('/admin/compare/values-diff.tsx#ValuesDiff');
  }
});

const richText = (...children: object[]) => ({ root: { children } });
const node = (type: string, ...children: object[]) => ({ type, children });
const words = (text: string) => ({ type: 'text', text });
const paragraph = (...texts: string[]) => node('paragraph', ...texts.map(words));

test.each([
  [
    ['wat is dialyse', 'nier spoelen'],
    ['wat is dialyse', 'nier spoelen'],
  ],
  [[], []],
  [null, []],
  [true, ['Ja']],
  [false, ['Nee']],
  ['Zout', ['Zout']],
  [1.5, ['1,5']],
  [richText(paragraph('Eet ', 'minder'), paragraph()), ['Eet minder']],
  [
    richText(
      paragraph('Eet'),
      node('quote', words('Zoutarm')),
      node('list', node('listitem', words('brood')), node('listitem', words('rijst'))),
      paragraph('Drink'),
    ),
    ['Eet', 'Zoutarm', 'brood', 'rijst', 'Drink'],
  ],
  [
    [
      { id: 'a', blockType: 'quote', text: 'Sterk' },
      { id: 'b', rows: [{ title: 'Een' }] },
    ],
    ['Sterk', 'Een'],
  ],
])('%j is compared as %j', (value, lines) => expect(linesOf(value)).toEqual(lines));
