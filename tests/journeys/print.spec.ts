import type { Block } from '#app/features/content/published/blocks.ts';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { exampleBlocks } from '#app/features/pages/ui/examples/example-blocks.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { SITE } from './support/addresses.ts';
import { logInByCall } from './support/api-calls.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { type PdfText, readPdf } from './support/read-pdf.ts';
import { expect, test } from './support/test.ts';
import { wordsMissingOnPaper } from './support/words-on-paper.ts';

/** How pages look on paper. */

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
const blocks = [...exampleBlocks.filter(({ kind }) => OWN_TEXT.has(kind)), ...paragraphs(1)];
const pages = (['content-page', 'landing-page', 'news-article', 'recipe'] as const).map((kind) =>
  makeDocument(kind, { title: `Op papier: ${kind}`, description: SENTENCE, blocks }),
);
/** It is explained in all texts, by a button within the sentence. */
const definition = makeDocument('definition', { title: 'urine', description: 'Wat je nieren uit je bloed halen.' });
const documents: PublishedDocument[] = [definition, topic, ...articles, ...pages];

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

/**
 * Pages of each kind that members make or see, with who reads them. Where an overview tells the address: the overview, and
 * which link in it to follow.
 */
const PAGES_OF_MEMBERS: { path: string; follow?: RegExp; reader?: string }[] = [
  { path: '/' },
  { path: '/groepen' },
  { path: '/groepen/thuisdialyse' },
  { path: '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen' },
  { path: '/blogs' },
  { path: '/blogs', follow: /^\/blogs\/[^/?]+$/ },
  { path: '/personen' },
  { path: '/personen', follow: /^\/personen\/\d+$/ },
  { path: '/zoeken?zoekterm=dialyse' },
  { path: '/woordenlijst' },
  { path: '/account/profiel', reader: 'anneke_61@people.example.org' },
  { path: '/account/instellingen', reader: 'anneke_61@people.example.org' },
];

test('R54 the paper has the words of each kind of page', async ({ page }) => {
  await waitForStatus(page, pages.at(-1)?.path ?? '');
  const editorial = [topic, articles[0], ...pages].flatMap((document) => document?.path ?? []);
  const pagesToPrint: typeof PAGES_OF_MEMBERS = [...editorial.map((path) => ({ path })), ...PAGES_OF_MEMBERS];
  const missing: Record<string, string[]> = {};
  for (const { path, follow, reader } of pagesToPrint) {
    if (reader) await logInByCall(page, reader);
    await page.goto(path);
    if (follow) {
      const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const followed = hrefs.find((href) => href && follow.test(href));
      expect(followed, `a link of ${path} to ${follow}`).toBeTruthy();
      await page.goto(followed ?? path);
    }
    const words = await wordsMissingOnPaper(page);
    if (words.length > 0) missing[new URL(page.url()).pathname] = words;
  }
  expect(missing).toEqual({});
});
