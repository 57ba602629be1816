import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';
import { talking } from '../../examples/pictures.ts';

it('has pictures, with the titles and links that they have', () => {
  const block = renderExample('image-grid');
  expect(texts(block, 'li').length).toBe(3);
  expect(attribute(block, 'li:nth-child(1) a', 'href')).toBe('/groepen');
  expect(attribute(block, 'li:nth-child(2) a', 'rel')).toBe('noopener noreferrer');
  expect(block.querySelector('li:nth-child(3) a')).toBeNull();
});

it('R36 has the alt text of a picture unless the title of its link replaces it', () => {
  const block = renderExample('image-grid', {
    items: [
      { picture: talking, title: 'Groepen', url: '/groepen' },
      { picture: talking, title: null, url: '/groepen' },
      { picture: talking, title: 'Groepen', url: null },
    ],
  });
  expect([...block.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', talking.alt, talking.alt]);
});
