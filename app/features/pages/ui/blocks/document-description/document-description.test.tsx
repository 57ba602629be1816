import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';

it('has a title and a text, and a picture if the editor chose one', () => {
  const block = renderExample('document-description');
  expect(texts(block, 'h2')).toEqual(['Wat vind je in dit dossier?']);
  expect(attribute(block, 'img', 'width')).toBe('330');
  expect(renderExample('document-description', { picture: null }).querySelector('img')).toBeNull();
});
