import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';

it('says what there is to find, with a picture where it has one', () => {
  const block = renderExample('document-description');
  expect(texts(block, 'h2')).toEqual(['Wat vind je in dit dossier?']);
  expect(attribute(block, 'img', 'width')).toBe('330');
  expect(renderExample('document-description', { picture: null }).querySelector('img')).toBeNull();
});
