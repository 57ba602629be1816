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

// editors-16
test('every text of our forms says ‘je’', () => {
  const texts = textsIn([collections, blocks]);
  expect(texts, 'a label').toContain('Titel in zoekmachines');
  expect(texts, 'a description').toContain('Alleen de redactie leest dit.');
  for (const { slug, custom } of blocks) expect(texts, slug).toContain(custom?.help);
  expect(texts.filter((text) => /\b(?:u|uw)\b/i.test(text))).toEqual([]);
});
