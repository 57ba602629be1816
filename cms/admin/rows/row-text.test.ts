import { expect, test } from 'vitest';
import { text } from '../../testing/make.ts';
import { referenceOf, textOf } from './row-text.ts';

test('a row says its title, else its first words, else those of its first row', () => {
  const html = text('Zo gaat het.');
  expect(textOf({ title: ' Hoe gaat het? ', html })).toBe('Hoe gaat het?');
  expect(textOf({ title: ' ', html })).toBe('Zo gaat het.');
  expect(textOf({ items: [{ title: '' }, { title: 'Mag ik reizen?', html }] })).toBe('Mag ik reizen?');
  expect(textOf({ blocks: [{ text: 'Ik sliep weer.', source: 'Kim' }] })).toBe('Ik sliep weer.');
  expect(textOf({ conversation: 'op-vakantie' })).toBe('op-vakantie');
  expect(textOf({ amount: 250, unit: 'gram', name: 'bloem' })).toBe('250 gram bloem');
  expect(textOf({ title: '', items: [{ amount: null, unit: null, name: 'peper' }] })).toBe('peper');
  expect(textOf({ html: null, title: '' })).toBeNull();
  expect(textOf(undefined)).toBeNull();
});

test('what a row says is cut at a word', () => {
  const long = textOf({ html: text('Een zin die maar doorgaat, '.repeat(20)) });
  expect(long).toMatch(/^Een zin die .*[^ ]…$/);
  expect(long?.length).toBeLessThanOrEqual(81);
});

test('a row without text refers to a document', () => {
  expect(referenceOf({ page: { relationTo: 'topics', value: 5 } })).toEqual({ collection: 'topics', id: 5 });
  expect(
    referenceOf({
      pages: [
        { relationTo: 'recipes', value: 6 },
        { relationTo: 'topics', value: 7 },
      ],
    }),
  ).toEqual({
    collection: 'recipes',
    id: 6,
  });
  expect(referenceOf({ picture: 8, url: '/over-ons' })).toEqual({ collection: 'media', id: 8 });
  expect(referenceOf({ page: null, video: null })).toBeNull();
});
