import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';
import { fileInWords } from './file-in-words.ts';

it('leads to the file, and says what it is and how large', () => {
  const block = renderExample('file-download');
  expect(attribute(block, 'a', 'href')).toBe('/media/editorial/kiezen-voor-dialyse.pdf');
  expect(block.textContent).toContain('Brochure Kiezen voor dialyse');
  expect(block.textContent).toMatch(/PDF, 1,2 MB$/);
});

it('draws nothing when the file is gone', () => {
  expect(renderExample('file-download', { file: 999 }).childElementCount).toBe(0);
  expect(renderExample('file-download', { file: 101 }).childElementCount).toBe(0); // a dossier
});

it.each([
  ['a.pdf', 12, 'PDF, 1 kB'],
  ['a.docx', 340_400, 'DOCX, 340 kB'],
  ['a.pdf', 999_600, 'PDF, 1 MB'],
  ['zonder', 25_000_000, '25 MB'],
])('says of %s of %i bytes: %s', (file, bytes, words) => {
  expect(fileInWords({ file, bytes })).toBe(words);
});
