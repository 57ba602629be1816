import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';
import { talking } from '../../examples/pictures.ts';

it('has pictures with titles and links where they have them', () => {
  const block = renderExample('image-grid');
  expect(texts(block, 'li').length).toBe(3);
  expect(attribute(block, 'li:nth-child(1) a', 'href')).toBe('/groepen');
  expect(attribute(block, 'li:nth-child(2) a', 'rel')).toBe('noopener noreferrer');
  expect(block.querySelector('li:nth-child(3) a')).toBeNull();
});

it('R36 says what a picture shows unless the title of its link does', () => {
  const block = renderExample('image-grid', {
    items: [
      { picture: talking, title: 'Groepen', url: '/groepen' },
      { picture: talking, title: null, url: '/groepen' },
      { picture: talking, title: 'Groepen', url: null },
    ],
  });
  expect([...block.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', talking.alt, talking.alt]);
});
