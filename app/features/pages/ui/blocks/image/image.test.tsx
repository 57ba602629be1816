import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';
import { kitchen } from '../../examples/pictures.ts';

it('has an alt text and a caption', () => {
  const block = renderExample('image');
  expect(attribute(block, 'img', 'alt')).toBe(kitchen.alt);
  expect(attribute(block, 'img', 'width')).toBe('720');
  expect(texts(block, 'figcaption')).toEqual(['Thuis dialyseren kan vaak aan je eigen keukentafel.']);
});

it('keeps the shape of a picture that has a whole copy', () => {
  const [first] = kitchen.copies;
  const whole = {
    ...(first as (typeof kitchen.copies)[number]),
    size: 'whole' as const,
    scale: 1 as const,
    height: 1100,
  };
  const block = renderExample('image', { picture: { ...kitchen, copies: [...kitchen.copies, whole] } });
  expect(attribute(block, 'img', 'height')).toBe('1100');
});

it('has the description of the picture in place of a missing caption', () => {
  const described = { ...kitchen, description: 'Foto: Stichting Niergenoten' };
  expect(texts(renderExample('image', { caption: null, picture: described }), 'figcaption')).toEqual([
    'Foto: Stichting Niergenoten',
  ]);
  expect(texts(renderExample('image', { caption: null }), 'figcaption')).toEqual([]);
});

it('shows that the alt text is missing', () => {
  const block = renderExample('image', { picture: { ...kitchen, alt: '' } });
  expect(attribute(block, 'img', 'alt')).toBe('Geen alt tekst ingevoerd');
});
