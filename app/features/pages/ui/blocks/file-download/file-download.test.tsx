import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';
import { describeFile } from './file-download.tsx';

it('links to the file, and shows its type and size', () => {
  const block = renderExample('file-download');
  expect(attribute(block, 'a', 'href')).toBe('/media/editorial/kiezen-voor-dialyse.pdf');
  expect(block.textContent).toContain('Brochure Kiezen voor dialyse');
  expect(block.textContent).toMatch(/PDF, 1,2\u00a0MB$/);
});

it('renders nothing when the file does not exist', () => {
  expect(renderExample('file-download', { file: 999 }).childElementCount).toBe(0);
  expect(renderExample('file-download', { file: 101 }).childElementCount).toBe(0); // a dossier
});

it.each([
  ['a.pdf', 12, 'PDF, 1\u00a0kB'],
  ['a.docx', 340_400, 'DOCX, 340\u00a0kB'],
  ['a.pdf', 999_600, 'PDF, 1\u00a0MB'],
  ['zonder', 25_000_000, '25\u00a0MB'],
])('describes %s of %i bytes as %s', (file, bytes, description) => {
  expect(describeFile({ file, bytes })).toBe(description);
});
