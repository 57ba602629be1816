import { expect, it } from 'vitest';
import { attribute, drawExample, texts } from '#tests/support/draw-block.tsx';

it('says what there is to find, with a picture where it has one', () => {
  const block = drawExample('document-description');
  expect(texts(block, 'h2')).toEqual(['Wat vind je in dit dossier?']);
  expect(attribute(block, 'img', 'width')).toBe('330');
  expect(drawExample('document-description', { picture: null }).querySelector('img')).toBeNull();
});
