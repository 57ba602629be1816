import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has blogs, stories, groups and conversations, with other words in place of hidden ones', () => {
  const block = renderExample('community-links');
  expect(texts(block, 'h2')).toEqual(['Ervaringen van anderen']);
  expect(texts(block, 'h3')).toEqual([
    'Tussen twee spoelingen',
    'Verborgen Blog',
    'Een brief aan mijn donor',
    'Verborgen verhaal',
    'Thuisdialyse',
    'Waar laten jullie in hemelsnaam al die dozen?',
    'Gesprek',
  ]);
});

it('R18 shows only the title of a private story', () => {
  const block = renderExample('community-links', { blogs: [], blogPosts: [2], groups: [], conversations: [] });
  expect(texts(block, 'li')).toEqual(['VerhaalEen brief aan mijn donorbesloten: lees mee als deelnemer']);
});

it('renders nothing without references, or with references only to groups that no longer exist', () => {
  const none = { blogs: [], blogPosts: [], groups: ['weggehaald'], conversations: [] };
  expect(renderExample('community-links', none).childElementCount).toBe(0);
});
