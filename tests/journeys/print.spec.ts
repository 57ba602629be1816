import type { Block } from '#app/features/content/published/blocks.ts';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { exampleBlocks } from '#app/features/pages/ui/examples/example-blocks.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { SITE } from './support/addresses.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { type PdfText, readPdf } from './support/read-pdf.ts';
import { expect, test } from './support/test.ts';

/** How a dossier looks on paper. */

const SENTENCE = 'Je nieren werken dag en nacht, en maken van je bloed elke dag een paar liter urine. ';
const paragraphs = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'html-with-title',
    id: `deel-${index}`,
    title: `Deel ${index + 1}`,
    html: `<p>${SENTENCE.repeat(4)}</p><h3>Let op</h3><ul><li>${SENTENCE}</li><li>Kort.</li></ul>`,
  }));

/** The kinds of blocks that show only what they hold. */
const OWN_TEXT = new Set<Block['kind']>([
  'urgent',
  'summary',
  'tip',
  'quote',
  'expandable-list',
  'page-section',
  'html',
]);

const topic = makeDocument('topic', {
  title: 'Dossier voor op papier',
  description: SENTENCE,
  blocks: [{ kind: 'introduction', id: 'a', html: `<p>${SENTENCE.repeat(3)}</p>` }],
});
/** Articles of different lengths, so that sheets end at different places: at a title, within a list, after a picture. */
const articles = [2, 5, 6, 7, 8, 9].map((length, position) =>
  makeDocument('medical-article', {
    ...{ parent: topic.id, position, title: `Artikel ${position + 1}`, description: SENTENCE },
    blocks: [...exampleBlocks.filter(({ kind }) => OWN_TEXT.has(kind)), ...paragraphs(length)],
    sources: [
      { title: 'Dialyse', organisation: 'Nierhulp', url: 'https://nierhulp.example/', consultedOn: '2026-03-01' },
    ],
  }),
);
const documents: PublishedDocument[] = [topic, ...articles];

test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));

test('no sheet of a printed dossier is empty, and each heading is on the sheet of its text', async ({ page }) => {
  const path = `${topic.path}/print`;
  await waitForStatus(page, articles.at(-1)?.path ?? '');
  await page.goto(path);
  const source = page.getByText(`Van ${SITE.origin}${path}, geprint op`);
  await expect(source).toBeHidden();
  const { sheets, texts } = readPdf(await page.pdf({ format: 'A4', tagged: true }));
  await page.emulateMedia({ media: 'print' });
  await expect(source).toBeVisible();
  await expect(source.locator('time')).toHaveText(/^\d{1,2} [a-z]+ \d{4}$/);

  expect(sheets).toBeGreaterThan(articles.length);
  expect(sheets).toBeLessThan(6 * articles.length);
  const written = new Set(texts.map(({ sheet }) => sheet));
  expect([...written].sort((a, b) => a - b)).toEqual(Array.from({ length: sheets }, (_, sheet) => sheet));
  const isHeading = ({ role }: PdfText) => /^H\d$/.test(role);
  // A heading that moved to the next sheet leaves an empty text on the one before.
  const headings = [...texts.entries()].filter(
    ([at, text]) => isHeading(text) && texts[at + 1]?.element !== text.element,
  );
  expect(headings.length).toBeGreaterThan(8 * articles.length);
  for (const [at, { sheet }] of headings) {
    expect(texts.slice(at + 1).find((text) => !isHeading(text))?.sheet, `the text of heading ${at}`).toBe(sheet);
  }
});
