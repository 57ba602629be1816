import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has blogs, stories, groups and conversations; spec §8 in the place of what is hidden', () => {
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

it('R18 says nothing of a closed story but its title', () => {
  const block = renderExample('community-links', { blogs: [], blogPosts: [2], groups: [], conversations: [] });
  expect(texts(block, 'li')).toEqual(['VerhaalEen brief aan mijn donorbesloten: lees mee als deelnemer']);
});

it('draws nothing when nothing is named, or only groups that are gone', () => {
  const none = { blogs: [], blogPosts: [], groups: ['weggehaald'], conversations: [] };
  expect(renderExample('community-links', none).childElementCount).toBe(0);
});
