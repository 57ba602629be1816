import { expect, test } from 'vitest';
import { blocks } from './blocks/all.ts';
import { collections } from './collections/all.ts';

/** All texts in a part of the config: labels, descriptions, the lines of the block picker, and names that nobody reads. */
function textsIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.values(part).flatMap((value) => textsIn(value, seen));
}

test('every text of our forms says ‘je’', () => {
  const texts = textsIn([collections, blocks]);
  expect(texts, 'a label').toContain('Titel in zoekmachines');
  expect(texts, 'a description').toContain('Alleen de redactie leest dit.');
  for (const { slug, custom } of blocks) expect(texts, slug).toContain(custom?.help);
  expect(texts.filter((text) => /\b(?:u|uw)\b/i.test(text))).toEqual([]);
});

/** The fields in a part of the config, but those that only show something. */
function fieldsIn(part: unknown, seen = new Set<unknown>()): { name: string; label?: unknown }[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { name, type } = part as { name?: unknown; type?: unknown };
  const isField = typeof name === 'string' && typeof type === 'string' && type !== 'ui';
  return [
    ...(isField ? [part as { name: string }] : []),
    ...Object.values(part).flatMap((value) => fieldsIn(value, seen)),
  ];
}

test('every field has a label: Payload would make an English one of its name', () => {
  const fields = fieldsIn([collections, blocks]);
  expect(fields.map(({ name }) => name)).toContain('updatedBy');
  expect(fields.filter(({ label }) => label === undefined)).toEqual([]);
});
