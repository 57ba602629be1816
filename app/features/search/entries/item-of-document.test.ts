import { expect, it } from 'vitest';
import { loadTextOfHtml } from '#app/features/content/index.ts';
import type { Block } from '#app/features/content/published/blocks.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { itemOfDocument } from './item-of-document.ts';

it('the text of a page is what its blocks say, with the title that an urgent block has on the page', async () => {
  const page = makeDocument('content-page', {
    title: 'Koorts',
    description: 'Wanneer je belt.',
    blocks: [
      {
        ...{ kind: 'urgent', id: 'a', title: null, html: '<ul><li>je het koud hebt;</li></ul>' },
        phones: [{ number: '112', description: 'bij levensgevaar' }],
      },
      { kind: 'page-section', id: 'b', title: 'Thuis', blocks: [{ kind: 'html', id: 'c', html: '<p>Meet het.</p>' }] },
    ],
  });
  expect(itemOfDocument(page, await loadTextOfHtml())).toMatchObject({
    title: 'Koorts',
    description: 'Wanneer je belt.',
    text: 'Bel direct als:\nje het koud hebt;\nThuis\nMeet het.',
    preview: 'Wanneer je belt.\nThuis\nMeet het.',
  });
});

it('the preview of an article or recipe is its description, which was written for it', async () => {
  const blocks: Block[] = [{ kind: 'html', id: 'a', html: '<p>Iets anders.</p>' }];
  const previewOf = async (kind: 'medical-article' | 'recipe' | 'news-article', description: string | null) =>
    itemOfDocument(makeDocument(kind, { description, blocks }), await loadTextOfHtml())?.preview;
  expect(await previewOf('medical-article', 'Kort gezegd.')).toBe('Kort gezegd.');
  expect(await previewOf('recipe', 'Kort gezegd.')).toBe('Kort gezegd.');
  expect(await previewOf('medical-article', null)).toBe('Iets anders.');
  expect(await previewOf('news-article', 'Kort gezegd.')).toContain('Iets anders.');
});

it('no block is found by the address or the kind of what it refers to', async () => {
  const blocks: Block[] = [
    { kind: 'conversation-teaser', id: 'a', conversation: 'wat-eet-jij' },
    { kind: 'group-teaser', id: 'b', group: 'thuisdialyse' },
    {
      ...{ kind: 'community-links', id: 'c', title: 'Praat mee', blogs: [1], blogPosts: [2] },
      ...{ groups: ['thuisdialyse'], conversations: ['wat-eet-jij'] },
    },
    {
      ...{ kind: 'related-content', id: 'd', title: 'Lees ook' },
      items: [
        { type: 'conversation', slug: 'wat-eet-jij' },
        { type: 'external', title: 'Nierhulp', url: 'https://nierhulp.example/' },
      ],
    },
  ];
  const item = itemOfDocument(makeDocument('content-page', { blocks }), await loadTextOfHtml());
  expect(item?.text).toBe('Praat mee\nLees ook\nNierhulp');
});
