import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';
import { kitchen } from '../../examples/pictures.ts';

it('has an alt text and a caption', () => {
  const block = renderExample('image');
  expect(attribute(block, 'img', 'alt')).toBe(kitchen.alt);
  expect(attribute(block, 'img', 'width')).toBe('720');
  expect(texts(block, 'figcaption')).toEqual(['Thuis dialyseren kan vaak aan je eigen keukentafel.']);
});

it('has the description of the picture in place of a missing caption', () => {
  const described = { ...kitchen, description: 'Foto: Stichting Niergenoten' };
  expect(texts(renderExample('image', { caption: null, picture: described }), 'figcaption')).toEqual([
    'Foto: Stichting Niergenoten',
  ]);
  expect(texts(renderExample('image', { caption: null }), 'figcaption')).toEqual([]);
});

it('shows that the alt text is missing (spec §8)', () => {
  const block = renderExample('image', { picture: { ...kitchen, alt: '' } });
  expect(attribute(block, 'img', 'alt')).toBe('Geen alt tekst ingevoerd');
});
