import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BLOCK_KINDS } from '../../app/features/content/published/blocks.ts';
import { blocks } from './all.ts';
import { blocksOfKind, blocksOfSection } from './blocks-of-kind.ts';
import { BLOCK_GROUPS } from './page-block.ts';

test('each block has a group, a picture and a line of its own in the picker', async () => {
  expect(blocks.map(({ slug }) => slug).toSorted()).toEqual([...BLOCK_KINDS].toSorted());
  const pictures = await readdir(resolve(import.meta.dirname, '../public/blocks'));
  expect(pictures.toSorted()).toEqual(BLOCK_KINDS.map((kind) => `${kind}.svg`).toSorted());
  for (const { slug, admin, custom } of blocks) {
    expect(Object.values(BLOCK_GROUPS), slug).toContain(admin?.group);
    expect(admin?.images?.thumbnail).toEqual({ url: `/blocks/${slug}.svg`, alt: '' });
    expect(custom?.help, slug).toMatch(/^[A-Z‘].*[.]$/);
  }
  const lines = blocks.map(({ custom }) => custom?.help);
  expect(new Set(lines).size).toBe(lines.length);
  const groups = new Set(blocks.map(({ admin }) => admin?.group));
  expect([...groups]).toEqual(Object.values(BLOCK_GROUPS));
});

test('the picker offers what fits the kind of page', () => {
  expect(blocksOfKind('landing-page')).toEqual(BLOCK_KINDS);
  expect(blocksOfKind('recipe')).toContain('html-with-title');
  for (const block of ['introduction', 'page-section', 'a-z-list', 'latest-news', 'call-to-action'] as const) {
    expect(blocksOfKind('recipe')).not.toContain(block);
  }
  expect(blocksOfKind('medical-article')).toContain('page-section');
  expect(blocksOfKind('medical-article')).not.toContain('latest-news');
});

test('the picker of a section offers what fits each kind of page with sections', () => {
  const section = blocks.find(({ slug }) => slug === 'page-section');
  const field = section?.fields.find((field) => field.type === 'blocks');
  expect(field?.filterOptions).toEqual(blocksOfSection());
  for (const kind of ['content-page', 'landing-page', 'topic', 'medical-article'] as const) {
    expect(blocksOfKind(kind)).toContain('page-section');
    expect(blocksOfKind(kind)).toEqual(expect.arrayContaining(blocksOfSection()));
  }
  expect(blocksOfSection()).toContain('html-with-title');
  for (const block of ['page-section', 'urgent', 'latest-news'] as const)
    expect(blocksOfSection()).not.toContain(block);
});
