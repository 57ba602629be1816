import { expect, test } from 'vitest';
import { text } from '../../testing/make.ts';
import { communityReferenceOf, referenceOf, textOf } from './row-text.ts';

test('a row says its title, else its first words, else those of its first row', () => {
  const html = text('Zo gaat het.');
  expect(textOf({ title: ' Hoe gaat het? ', html })).toBe('Hoe gaat het?');
  expect(textOf({ title: ' ', html })).toBe('Zo gaat het.');
  expect(textOf({ items: [{ title: '' }, { title: 'Mag ik reizen?', html }] })).toBe('Mag ik reizen?');
  expect(textOf({ blocks: [{ text: 'Ik sliep weer.', source: 'Kim' }] })).toBe('Ik sliep weer.');
  expect(textOf({ conversation: 'op-vakantie' })).toBe('op-vakantie');
  expect(textOf({ amount: 250, unit: 'gram', name: 'bloem' })).toBe('250 gram bloem');
  expect(textOf({ amount: 2.5, unit: 'gram', name: 'gist' })).toBe('2,5 gram gist');
  expect(textOf({ title: '', items: [{ amount: null, unit: null, name: 'peper' }] })).toBe('peper');
  expect(textOf({ number: '0800-0113', description: 'dag en nacht' })).toBe('0800-0113 dag en nacht');
  expect(textOf({ number: '112', description: null })).toBe('112');
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
  expect(referenceOf({ type: 'recipes', recipes: [4, 5] })).toEqual({ collection: 'recipes', id: 4 });
  expect(referenceOf({ type: 'library', dossiers: [], articles: [3] })).toEqual({
    collection: 'medical-articles',
    id: 3,
  });
  expect(referenceOf({ page: null, video: null })).toBeNull();
});

test('a row without a title refers to what members wrote', () => {
  expect(communityReferenceOf({ type: 'blog-post', blogPost: 34 })).toEqual({ kind: 'blog-post', key: '34' });
  expect(communityReferenceOf({ type: 'conversation', slug: 'op-vakantie' })).toEqual({
    kind: 'conversation',
    key: 'op-vakantie',
  });
  expect(communityReferenceOf({ type: 'blog-posts', blogPosts: [7, 8] })).toEqual({ kind: 'blog-post', key: '7' });
  expect(communityReferenceOf({ blogs: [], groups: ['dialyse'] })).toEqual({ kind: 'group', key: 'dialyse' });
  expect(communityReferenceOf({ title: 'Verhalen', blogs: [5] })).toBeNull();
  expect(communityReferenceOf({ blogs: [], conversations: null })).toBeNull();
});

test('what an editor entered for another type of row does not count', () => {
  const row = {
    title: 'Elders',
    slug: 'op-vakantie',
    blogPost: 34,
    document: { relationTo: 'topics', value: 5 },
  };
  const shown = (type: string) => {
    const data = { ...row, type };
    return [textOf(data), communityReferenceOf(data)?.key ?? null, referenceOf(data)?.id ?? null];
  };
  expect(shown('document')).toEqual([null, null, 5]);
  expect(shown('blog-post')).toEqual([null, '34', null]);
  expect(shown('conversation')).toEqual(['op-vakantie', 'op-vakantie', null]);
  expect(shown('external')).toEqual(['Elders', null, null]);
});
