import { expect, test } from 'vitest';
import { carryOver } from './carry-over.ts';

const row = (id: string) => ({ id, blockType: 'quote' });
const sent = {
  title: { value: 'Nier' },
  path: { value: '' },
  blocks: { value: 1, rows: [row('a')] },
  'blocks.0.text': { value: 'x' },
};
const stored = {
  ...{ id: { value: 7 }, title: { value: 'Nier', initialValue: 'Nier' }, path: { value: '/nier' } },
  ...{ blocks: { value: 1, rows: [row('a')] }, 'blocks.0.text': { value: 'x' } },
};

test('what is typed while a document is made is in its form', () => {
  const typed = { ...sent, title: { value: 'Nieren' } };
  expect(carryOver(stored, sent, typed)).toEqual({ ...stored, title: { value: 'Nieren', initialValue: 'Nieren' } });
});

test('rows that came or went meanwhile do so there too', () => {
  const added = { ...sent, blocks: { value: 2, rows: [row('a'), row('b')] }, 'blocks.1.text': { value: 'y' } };
  expect(carryOver(stored, sent, added)).toMatchObject({ blocks: { value: 2 }, 'blocks.1.text': { value: 'y' } });
  const { 'blocks.0.text': _, ...others } = sent;
  const removed = carryOver(stored, sent, { ...others, blocks: { value: 0, rows: [] } });
  expect(removed).toMatchObject({ blocks: { value: 0, rows: [] } });
  expect(removed).not.toHaveProperty(['blocks.0.text']);
});

test('a number that the CMS could not read stays in the form', () => {
  const unread = { ...sent, 'nutrients.salt': { value: '1.500' } };
  const form = { ...stored, 'nutrients.salt': { value: null, initialValue: null } };
  expect(carryOver(form, unread, unread)).toMatchObject({ 'nutrients.salt': { value: '1.500' } });
});

test('a form in which nothing changed stays as the CMS has it', () => {
  expect(carryOver(stored, sent, { ...sent })).toBeNull();
});
