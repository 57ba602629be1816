import type { Block } from '#app/features/content/published/blocks.ts';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { exampleBlocks } from '#app/features/pages/ui/examples/example-blocks.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { SITE } from './support/addresses.ts';
import { logInByCall, react, startConversation } from './support/api-calls.ts';
import { PARTICIPANT } from './support/conversation.ts';
import { dietTopic } from './support/diet-topic.ts';
import { PRINTED_PAGES, type Printed } from './support/printed-pages.ts';
import { publish, unpublish, waitForStatus, waitForText } from './support/publications.ts';
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
/** Of overviews that take several sheets: their tiles and columns end anywhere. */
const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const dishes = repeat(12, (index) =>
  makeDocument('recipe', { title: `Gerecht ${index} voor op papier`, description: SENTENCE.repeat(1 + (index % 2)) }),
);
const news = repeat(14, (index) =>
  makeDocument('news-article', {
    ...{ title: `Bericht ${index} dat op papier meer dan een regel lang is`, publicationDate: '2020-01-01' },
    description: SENTENCE,
  }),
);
const diseases = repeat(40, (index) =>
  makeDocument('concept', {
    ...{
      title: `Papierziekte ${index}`,
      isDisease: true,
      abbreviations: [`PZ${index} (papierziekte nummer ${index})`],
    },
  }),
);
const dossier = makeDocument('topic', { title: 'Ziekten voor op papier' });
const listed: PublishedDocument[] = [
  ...[...dishes, ...news, ...diseases, dossier],
  ...diseases.map(({ id, title }) => makeDocument('medical-article', { title, parent: dossier.id, concepts: [id] })),
];
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
  await expect(source.locator('time')).toHaveText(/^\d{1,2}\s[a-z]+\s\d{4}$/);

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

/** What is left of A4 between the margins of 2 cm, in CSS pixels. */
const SHEET = { width: 642, height: 971 };

test('no texts of a printed dossier lie over each other, and they use the width of the sheet', {
  tag: '@thorough',
}, async ({ page }) => {
  await waitForStatus(page, articles.at(-1)?.path ?? '');
  await page.setViewportSize(SHEET);
  await page.goto(`${topic.path}/print`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(listOverlaps)).toEqual([]);
  const widths = await page
    .locator('main article p')
    .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeGreaterThanOrEqual(0.95 * SHEET.width);
});

/** Runs in the page: pairs of texts of which the lines lie over each other by more than their edges. */
function listOverlaps(): string[] {
  const EDGE = 2;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { text: string; box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const seen = node.parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    if (!node.textContent?.trim() || !seen || node.parentElement?.closest('[class*=visually-hidden]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > EDGE) lines.push({ text: node.textContent.trim().slice(0, 60), box });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  return lines.flatMap(({ text, box }, index) => {
    const over: string[] = [];
    for (let at = index + 1; at < lines.length; at += 1) {
      const { text: other, box: below } = lines[at] as (typeof lines)[number];
      if (below.top >= box.bottom) break;
      const [width, height] = [
        Math.min(box.right, below.right) - Math.max(box.left, below.left),
        Math.min(box.bottom, below.bottom) - below.top,
      ];
      if (width > EDGE && height > box.height / 2) over.push(`‘${text}’ and ‘${other}’`);
    }
    return over;
  });
}

test('a conversation with twelve reactions takes three sheets at most', async ({ page }) => {
  await logInByCall(page, PARTICIPANT);
  const { id, path } = await startConversation(page);
  for (let number = 1; number <= 12; number += 1) await react(page, id, `Reactie ${number}. ${SENTENCE.repeat(2)}`);
  await page.goto(path);
  await expect(page.getByText('Reactie 12.')).toBeVisible();
  const { sheets, texts } = readPdf(await page.pdf({ format: 'A4', tagged: true }));
  expect(sheets).toBeLessThanOrEqual(3);
  expect(texts.length).toBeGreaterThan(12);
});

/** The paths that addresses of `PRINTED_PAGES` name. */
const PATHS: Readonly<Record<string, string>> = {
  advice: dietTopic.path,
  topic: topic.path,
  article: articles[0]?.path ?? '',
  ...Object.fromEntries(pages.map(({ kind, path }) => [kind, path])),
};

const printed = Object.entries(PRINTED_PAGES).flatMap(([pattern, printing]) =>
  Array.isArray(printing) ? (printing as readonly Printed[]).map((each) => ({ pattern, ...each })) : [],
);

/** In parts, so that they are printed side by side. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  test(`R54 the paper has the words of each kind of page, part ${part + 1} of ${PARTS}`, { tag: '@thorough' }, async ({
    page,
  }) => {
    await publish(dietTopic);
    await waitForStatus(page, pages.at(-1)?.path ?? '');
    // What others write meanwhile would stand on the screen or on the paper alone.
    await page.route('**/api/v1/events*', (route) => route.fulfill({ status: 204 }));
    const missing: Record<string, string[]> = {};
    for (const { pattern, path, follow = [], reader } of printed.filter((_, index) => index % PARTS === part)) {
      await page.context().clearCookies();
      if (reader) await logInByCall(page, reader);
      await page.goto(path.replace(/\{([\w-]+)\}/, (_, name) => PATHS[name] ?? ''));
      for (const address of follow) {
        const links = page.locator('main a');
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        const followed = hrefs.find((href) => href && address.test(href));
        expect(followed, `a link of ${path} to ${address}`).toBeTruthy();
        await page.goto(followed ?? path);
      }
      const words = await wordsMissingOnPaper(page);
      if (words.length > 0) missing[pattern] = words;
    }
    expect(missing).toEqual({});
  });
}

test('R54 no overview of several sheets loses words at their ends, and its tiles fill their width', {
  tag: '@thorough',
}, async ({ page }) => {
  await publish(...listed);
  try {
    await waitForText(page, '/nierziekten', 'Papierziekte 39');
    const lost: Record<string, string[]> = {};
    for (const path of ['/', '/recepten', '/nieuws', '/nierziekten', '/bibliotheek', dossier.path]) {
      await page.goto(path);
      const words = await wordsMissingOnPaper(page);
      if (words.length > 0) lost[path] = words;
    }
    expect(lost).toEqual({});
    await page.goto('/recepten');
    expect(readPdf(await page.pdf({ format: 'A4', tagged: true })).sheets).toBeLessThanOrEqual(3);
  } finally {
    await unpublish(...listed.map(({ id }) => id));
  }
});
