import type { Page } from '@playwright/test';
import type { Block } from '#app/features/content/published/blocks.ts';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { makeDossier } from './support/dossier.ts';
import { expectRoomForLargeLetters } from './support/expect-room-for-large-letters.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { expect, test } from './support/test.ts';
import { listWideCards } from './support/wide-cards.ts';

/** How texts look on every kind of page: short lines, one left edge, nothing twice. */

const LONG =
  'Bij hemodialyse haalt een machine afvalstoffen en vocht uit je bloed, meestal drie keer per week en vier uur per keer. Bel op 3 maart 2026 naar 030 123 45 67 als je niet kunt komen, want samen zoeken jullie dan een ander moment. ';
const html = `<p>${LONG.repeat(2)}</p><ul><li>${LONG}</li></ul>`;
const blocks: Block[] = [
  { kind: 'introduction', id: 'a', html },
  { kind: 'summary', id: 'b', html },
  { kind: 'html-with-title', id: 'c', title: 'Hoe het gaat', html },
  { kind: 'tip', id: 'd', title: null, html },
  { kind: 'expandable-list', id: 'e', title: 'Vragen', items: [{ title: 'Hoe lang?', html }] },
  {
    kind: 'urgent',
    id: 'f',
    title: null,
    html: '<p>je een bloeding hebt.</p>',
    phones: [{ number: '112', description: LONG }],
  },
];
const description = LONG.slice(0, 118);

const { topic, first, second, children } = makeDossier(
  { title: 'Dossier om goed te lezen', description, blocks },
  () => ({
    first: {
      blocks,
      description,
      author: 'Redactie',
      sources: [
        { title: LONG, organisation: 'Nierhulp', url: 'https://nierhulp.example/dialyse', consultedOn: '2026-03-01' },
      ],
    },
    second: { blocks, description },
    child: { description },
  }),
);
/** As high as the top of an article is with words of usual lengths: what is urgent above the main points, after an introduction. */
const urgent = makeDocument('medical-article', {
  ...{ parent: second.id, title: 'Hemolytisch-uremisch syndroom bij een kind' },
  description: 'Bij deze ziekte raken kleine bloedvaten in de nieren verstopt, vaak na diarree. Lees hoe het verloopt.',
  blocks: [
    { kind: 'introduction', id: 'a', html },
    { kind: 'summary', id: 'b', html },
    {
      kind: 'urgent',
      id: 'c',
      title: 'Bel direct het nummer van je ziekenhuis als je kind:',
      html: `<ul><li>bloed in de ontlasting heeft, suf is of bijna niet plast;</li><li>${LONG}</li></ul>`,
      phones: [{ number: '112', description: 'bij levensgevaar' }],
    },
  ],
});
const parts = { blocks, description };
/** An article with three titled parts, which stand beside it. */
const parted = makeDocument('medical-article', {
  ...{
    parent: topic.id,
    position: 3,
    title: 'Het derde artikel',
    description,
    writtenBy: 'ai',
    updatedOn: '2026-03-01',
  },
  blocks: [
    ...['Wat het is', 'Wat je merkt', 'Wat helpt'].map((title, index) => ({
      ...{ kind: 'html-with-title' as const, id: `deel-${index}`, title, html },
    })),
    { kind: 'summary', id: 'kort', html },
  ],
});
const content = makeDocument('content-page', { ...parts, subtitle: LONG });
const landing = makeDocument('landing-page', parts);
const documents: PublishedDocument[] = [topic, first, second, ...children, urgent, parted, content, landing];
const paths = [
  ...[topic.path, first.path, `${topic.path}/print`, content.path, landing.path],
  ...[
    '/dev/blokken',
    '/bibliotheek',
    '/nierziekten',
    '/brochures',
    '/inloggen',
    '/wachtwoord/vergeten',
    '/bestaat-niet',
  ],
  ...['/', '/nieuws', '/recepten', '/advies', '/zoeken?zoekterm=dialyse', '/personen', '/blogs', '/nieuwsbrief'],
  ...['/groepen', '/groepen/thuisdialyse', '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen'],
];

test.describe.configure({ mode: 'serial' }); // all tests read documents that are published once
test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));
test.beforeEach(({ page }) => waitForStatus(page, landing.path));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
};

test('lines have at most 66 characters, and all pages one left edge, on a desktop and a phone', {
  tag: '@thorough',
}, async ({ page }) => {
  const widths = [1280, 390];
  const edges = new Map(widths.map((width) => [width, {} as Record<string, number>]));
  for (const path of paths) {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const line = await longestLine(page);
      expect(line.length, `${path} at ${width}: ${line}`).toBeLessThanOrEqual(66);
      expect(await page.evaluate(listWideCards), path).toEqual([]);
      const heading = page.getByRole('heading', { level: 1 });
      const left = await heading.evaluate((h1) => Math.round(h1.getBoundingClientRect().left));
      Object.assign(edges.get(width) ?? {}, { [path]: left });
    }
    await expectRoomForLargeLetters(page);
  }
  for (const [width, ofPaths] of edges) {
    expect(new Set(Object.values(ofPaths)).size, `${width}: ${JSON.stringify(ofPaths)}`).toBe(1);
  }
});

/** The text of the longest line in the paragraphs, list items and captions of a page, as it is laid out. */
const longestLine = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const lines = [...main.querySelectorAll('p, li, dd, figcaption, blockquote')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => !element.querySelector('p, li, h2, h3, a, button'))
      .flatMap((element) => {
        const found: { top: number; text: string }[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.trimEnd().length);
            const { top } = range.getBoundingClientRect();
            const last = found.at(-1);
            if (last && Math.abs(last.top - top) < 4) last.text += word;
            else found.push({ top, text: word });
          }
        }
        return found.map(({ text }) => text.trim());
      });
    return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '');
  });

test('a dossier is one numbered list, and urgent advice comes first and calls', async ({ page }) => {
  await page.goto(topic.path);
  const list = page.getByRole('region', { name: 'In dit dossier' }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => href === first.path)).toEqual([first.path]);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Bel direct als:');
  await expect(page.getByRole('link', { name: 'Bel 112' })).toHaveAttribute('href', 'tel:112');
});

test('on a phone what is urgent and the main points begin on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urgent.path);
  const [call, main] = [
    page.getByRole('link', { name: 'Bel 112' }),
    page.getByRole('heading', { name: 'In het kort' }),
  ];
  for (const part of [call, main]) await expect(part).toBeInViewport();
  expect((await call.boundingBox())?.y).toBeLessThan((await main.boundingBox())?.y ?? 0);
  const folded = page.locator('section', { has: call }).locator('details li').filter({ hasText: LONG.trim() });
  await expect(folded).toBeHidden();
  await page.getByText('Lees verder').press('Enter');
  await expect(folded).toBeVisible();
});

test('on a desktop the parts of an article and its dossier stand beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(parted.path);
  const text = await page.locator('#artikel').boundingBox();
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  const lines = page.getByRole('navigation', { name: /^Dossier om goed te lezen \d van \d$/ });
  for (const part of [contents, lines]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + 500);
  }
  const all = lines.getByRole('button', { name: 'Alle 3 artikelen' });
  const list = page.getByRole('main').getByRole('listitem').getByRole('link', { name: second.title });
  await expect(list).toBeHidden();
  await all.press('Enter');
  await expect(list).toBeInViewport();
  expect((await list.boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + 500);
  await page.keyboard.press('Escape');
  await expect(all).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(lines).toBeHidden();
  await page.goto(first.path);
  await expect(page.getByRole('button', { name: 'Artikel 1 van 3' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print het hele dossier' })).toBeHidden();
});

test('who wrote an article and when stands in one line below its main points, and whole at its end', {
  tag: '@thorough',
}, async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(parted.path);
    const line = await page.getByText(/^Met AI.*niet nagekeken ·.*1\u00a0maart\u00a02026$/).boundingBox();
    const points = await page.locator('section', { has: page.getByText('In het kort') }).boundingBox();
    const text = await page.getByRole('heading', { name: 'Wat het is' }).boundingBox();
    expect(line?.height).toBeLessThan(32);
    expect(line?.y).toBeGreaterThanOrEqual((points?.y ?? 0) + (points?.height ?? 0));
    expect(line?.y).toBeLessThan(text?.y ?? 0);
    await expect(page.getByText(/^Geschreven met AI\. Niet nagekeken door een arts of diëtist\./)).toBeVisible();
  }
  await page.goto(first.path); // nobody said who wrote it
  await expect(page.getByText(/geschreven/i)).toHaveCount(0);
});

test('the next article is as wide as the text, and dates and phone numbers stay on one line', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(first.path);
  const widthOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .locator('xpath=ancestor::*[self::section or self::p][1]')
      .evaluate((box) => Math.round(box.getBoundingClientRect().width));
  expect(await widthOf('Volgend artikel')).toBe(await widthOf('In het kort'));
  const text = page.getByRole('main');
  await expect(text.getByText(/op 3\u00a0maart\u00a02026 naar 030\u00a0123\u00a045\u00a067/).first()).toBeVisible();
  const plainZero = await page.evaluate(() =>
    [...document.fonts].filter(({ unicodeRange }) => unicodeRange.toUpperCase() === 'U+30').map(({ status }) => status),
  );
  expect(plainZero).toContain('loaded');
});
