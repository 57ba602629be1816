import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { reference } from '../../fields/references.ts';
import { findDifferences } from './find-differences.ts';

const one = (collection: string, id: number) => ({ collection, id });

const FIELDS: Field[] = [
  { name: 'title', type: 'text', label: 'Titel' },
  { name: 'blocks', type: 'blocks', label: 'Blokken', blocks: [] },
  { name: 'updatedBy', type: 'relationship', relationTo: 'users', label: 'Door', admin: { readOnly: true } },
  {
    ...{ name: 'nutrients', type: 'group', label: 'Voedingswaarde' },
    fields: ['salt', 'fat'].map((name): Field => ({ name, type: 'number', label: `Per portie: ${name}` })),
  },
  reference('recipes', { name: 'recipe', label: 'Recept' }),
  { name: 'tags', type: 'relationship', relationTo: 'news-tags', label: 'Thema’s', hasMany: true },
  { name: 'parent', type: 'relationship', relationTo: ['topics', 'medical-articles'], label: 'Hoort bij' },
];

test('nothing differs between a form and the same document, also where that has no blocks', () => {
  const values = { title: 'Zout', recipe: 1, tags: [1, 2], parent: { relationTo: 'topics', value: 3 } };
  expect(findDifferences(FIELDS, { ...values, blocks: 0, updatedBy: 1 }, { ...values, updatedBy: 2 })).toEqual([]);
});

test('a text differs by its words, and a choice by the documents that were chosen', () => {
  const own = { title: 'Zout', recipe: 1, tags: [2, 1], parent: { relationTo: 'topics', value: 3 } };
  const stored = { title: 'Zoet', recipe: null, tags: [1], parent: { relationTo: 'medical-articles', value: 3 } };
  expect(findDifferences(FIELDS, own, stored)).toEqual([
    { label: 'Titel', own: ['Zout'], stored: ['Zoet'] },
    { label: 'Recept', own: [one('recipes', 1)], stored: [] },
    { label: 'Thema’s', own: [one('news-tags', 2), one('news-tags', 1)], stored: [one('news-tags', 1)] },
    { label: 'Hoort bij', own: [one('topics', 3)], stored: [one('medical-articles', 3)] },
  ]);
});

test('of a group, as that of nutrients, each field that differs has its own name, and numbers have a comma', () => {
  const [own, stored] = [
    { fat: 2, salt: 1.5 },
    { salt: 0.5, fat: 2 },
  ];
  expect(findDifferences(FIELDS, { nutrients: own }, { nutrients: stored })).toEqual([
    { label: 'Per portie: salt', own: ['1,5'], stored: ['0,5'] },
  ]);
});
