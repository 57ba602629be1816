import type { Page } from '@playwright/test';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { makeDossier, paragraph, SENTENCES } from './support/dossier.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openBeforeScripts } from './support/open-before-scripts.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { installTranslator, installVoice } from './support/speech-and-translation.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** Listening to an article or another page, translating it, sharing it, and showing all articles below it. */

const INTRODUCTION = 'Waar het over gaat.';

const { topic, first, second, children } = makeDossier({ title: 'Dossier om te lezen' }, (_topic, paths) => ({
  first: { blocks: [paragraph(`Lees <a href="${paths.second}">verder</a>.`)] },
  second: { description: INTRODUCTION, blocks: [paragraph(SENTENCES)] },
  child: {},
}));
const onlyChild = makeDocument('medical-article', { parent: second.id, title: 'Onderdeel van het tweede artikel' });
const other = makeDocument('content-page', {
  title: 'Een gewone pagina',
  subtitle: INTRODUCTION,
  blocks: [paragraph(SENTENCES)],
});
const documents: PublishedDocument[] = [topic, first, second, ...children, onlyChild, other];

test.describe.configure({ mode: 'serial' }); // all tests read documents that are published once
test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));
test.beforeEach(({ page }) => waitForStatus(page, other.path));

const moreToRead = (page: Page) => page.getByRole('region', { name: 'Meer lezen' }).getByRole('listitem');

test('every article starts fresh, whatever was done on the previous one', { tag: '@thorough' }, async ({ page }) => {
  await installTranslator(page);
  const { said, marked } = await installVoice(page);
  await page.goto(first.path);
  await page.getByRole('link', { name: 'Bekijk alle artikelen' }).click();
  await expect(moreToRead(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Luister' }).click();
  await expect.poll(said).toEqual([`1 ${first.title}`]);
  await page.getByRole('button', { name: 'Vertaal' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('#artikel')).toHaveAttribute('lang', 'en');
  await page.locator('#artikel').getByRole('link', { name: 'VERDER' }).click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await expect(moreToRead(page)).toHaveText([onlyChild.title]);
  await expect(page.getByRole('button', { name: 'Vertaal' })).toBeVisible();
  await expect(page.locator('#artikel')).not.toHaveAttribute('lang');
  await expect(page.getByText(SENTENCES, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Voorlezen' })).toBeHidden();
  expect(await marked()).toEqual([]);
});

test('showing all articles below announces them and focuses the first added one', async ({ page }) => {
  await page.goto(first.path);
  await page.getByRole('link', { name: 'Bekijk alle artikelen' }).press('Enter');
  await expect(page.getByRole('link', { name: children[10]?.title ?? '' })).toBeFocused();
  await expect(page.getByRole('status').getByText('Alle 12 artikelen staan in de lijst.')).toBeAttached();
});

for (const [failing, address, message] of [
  ['the call', '**/childpages/**', 'Er is iets misgegaan. Probeer het later opnieuw.'],
  ['the script', '**/assets/list-all-children*', 'De site is nu niet te bereiken.'],
] as const) {
  test(`when ${failing} for all articles below an article fails, the reader gets a message and can retry`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.goto(first.path);
    await waitForHydration(page);
    let requests = 0;
    await page.route(address, (route) => {
      requests += 1;
      return route.fulfill({ status: 503 });
    });
    const all = page.getByRole('link', { name: 'Bekijk alle artikelen' });
    await all.press('Enter');
    await expect(page.getByText(message)).toBeVisible();
    expect(requests).toBe(1);
    await expect(all).not.toHaveAttribute('aria-disabled');
    await expect(all).toBeFocused();
  });
}

test('an article is read aloud sentence by sentence, with the sentence marked', async ({ page }) => {
  const { said, finish, marked } = await installVoice(page);
  await page.goto(second.path);
  await page.getByRole('button', { name: 'Luister' }).click();
  await expect.poll(said).toEqual([`1 ${second.title}`]);
  expect(await marked()).toEqual([second.title]);
  await finish();
  await finish();
  expect(await said()).toEqual([`1 ${second.title}`, `1 ${INTRODUCTION}`, '1 Zin een gaat over nieren.']);
  expect(await marked()).toEqual(['Zin een gaat over nieren.']);
  await finish();
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.getByLabel('Tempo').selectOption('Snel');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect
    .poll(async () => (await said()).slice(2))
    .toEqual(['1 Zin een gaat over nieren.', '1 Zin twee gaat over water.', '1.25 Zin twee gaat over water.']);
  await expectAccessible(page);
  await finish();
  await expect(page.getByRole('button', { name: 'Pauze' })).toBeHidden();
  expect(await marked()).toEqual([]);
});

test('the focus is not lost when reading aloud ends', { tag: '@thorough' }, async ({ page }) => {
  const { said, finish } = await installVoice(page);
  await page.goto(second.path);
  const listen = page.getByRole('button', { name: 'Luister' });
  await listen.click();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(listen).toBeFocused();
  await listen.press('Enter');
  await page.getByRole('button', { name: 'Pauze' }).focus();
  for (let part = 1; part <= 3; part += 1) await finish(); // the title, the introduction, the first sentence
  await expect.poll(said).toHaveLength(5);
  await expect(page.getByRole('button', { name: 'Pauze' })).toBeFocused();
  await finish();
  await expect(listen).toBeFocused();
});

test('a reader with the focus elsewhere keeps it when reading aloud ends', { tag: '@thorough' }, async ({ page }) => {
  const { said, finish } = await installVoice(page);
  await page.goto(second.path);
  await page.getByRole('button', { name: 'Luister' }).click();
  await expect.poll(said).toHaveLength(1);
  const link = moreToRead(page).getByRole('link');
  await link.focus();
  for (let part = 1; part <= 3; part += 1) await finish(); // the title, the introduction, the first sentence
  await expect.poll(said).toHaveLength(4);
  await finish();
  await expect(page.getByRole('region', { name: 'Voorlezen' })).toBeHidden();
  await expect(link).toBeFocused();
});

test('a voice that fails stops with a message; an interrupted voice goes on', { tag: '@thorough' }, async ({
  page,
}) => {
  const { said, fail, marked } = await installVoice(page);
  await page.goto(second.path);
  const listen = page.getByRole('button', { name: 'Luister' });
  await listen.click();
  await expect.poll(said).toHaveLength(1);
  await fail('interrupted');
  await expect.poll(said).toHaveLength(2);
  await page.getByRole('button', { name: 'Pauze' }).focus();
  await fail('synthesis-failed');
  await expect(page.getByRole('dialog', { name: 'Voorlezen lukt niet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Voorlezen' })).toBeHidden();
  expect(await marked()).toEqual([]);
  expect(await said()).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(listen).toBeFocused();
});

test('a device without a Dutch voice says so', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(second.path);
  await page.getByRole('button', { name: 'Luister' }).click();
  await expect(page.getByRole('dialog', { name: 'Geen Nederlandse stem' })).toBeVisible();
});

test('the browser translates where it can, and restores the Dutch', async ({ page }) => {
  await installTranslator(page);
  await page.goto(second.path);
  await page.getByRole('button', { name: 'Vertaal' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(SENTENCES.toUpperCase())).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(second.title.toUpperCase());
  await expect(page.getByText(INTRODUCTION.toUpperCase(), { exact: true })).toBeVisible();
  for (const part of [title, page.locator('#artikel')]) await expect(part).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Toon Nederlands' }).click();
  await expect(page.getByText(SENTENCES, { exact: true })).toBeVisible();
  await expect(title).toHaveText(second.title);
  await expect(title).not.toHaveAttribute('lang');
});

test('another page is read aloud and translated too, from its title', { tag: '@thorough' }, async ({ page }) => {
  await installTranslator(page);
  const { said, finish } = await installVoice(page);
  await page.goto(other.path);
  const text = await page.locator('#artikel').boundingBox();
  expect((await page.getByRole('button', { name: 'Luister' }).boundingBox())?.y).toBeGreaterThan(text?.y ?? Infinity);
  await page.getByRole('button', { name: 'Luister' }).click();
  await expect.poll(said).toHaveLength(1);
  await finish();
  await finish();
  expect(await said()).toEqual([`1 ${other.title}`, `1 ${INTRODUCTION}`, '1 Zin een gaat over nieren.']);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Vertaal' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(SENTENCES.toUpperCase())).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title.toUpperCase());
  await expectAccessible(page);
});

test('a browser that can’t translate shows how to do it', { tag: '@thorough' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'));
  await page.goto(second.path);
  await page.getByRole('button', { name: 'Vertaal' }).click();
  const help = page.getByRole('dialog', { name: 'Lees in een andere taal' });
  await expect(help).toContainText('menu van je browser');
  await expect(help.locator('section')).toHaveCount(5);
  const languages = await help
    .locator('section')
    .evaluateAll((parts) => parts.map((part) => [part.getAttribute('lang'), part.getAttribute('dir')].join(' ')));
  expect(languages).toEqual(['en ltr', 'tr ltr', 'ar rtl', 'pl ltr', 'uk ltr']);
  await expect(help.locator('[lang=ar]')).toHaveCSS('direction', 'rtl');
  await expectAccessible(page);
});

test('an article is shared from a menu, which closes on a press elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(second.path);
  await page.locator('summary', { hasText: /^Deel$/ }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Het\+tweede/,
  );
  await page.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(second.path, page.url()).href);
  await expect(page.getByRole('button', { name: 'Kopieer de link' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
});

test('the menu for sharing stays on a narrow screen', { tag: '@thorough' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(second.path);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 700 });
    for (const size of ['Gewone letters', 'Grootste letters']) {
      await page.getByRole('contentinfo').getByRole('button', { name: size }).click();
      if (width === 320) await page.getByRole('button', { name: 'Meer met deze tekst' }).click();
      const sharing = page.locator('summary', { hasText: /^Deel$/ });
      await sharing.click();
      for (const name of ['WhatsApp', 'LinkedIn']) {
        const box = await page.getByRole('link', { name, exact: true }).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await sharing.click();
      await page.keyboard.press('Escape');
    }
  }
});

test('on a phone the tools and the articles of the dossier are in sheets, which return the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(second.path);
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'Meer met deze tekst' });
  await expect(main.getByRole('button', { name: 'Luister' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await more.press('Enter');
  await expect(main.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Vertaal' }).click();
  await expect(page.getByRole('dialog', { name: 'Lees in een andere taal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await main.getByRole('button', { name: 'Artikel 2 van 2' }).click();
  await main.getByRole('link', { name: first.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(main.getByRole('link', { name: first.title, exact: true })).toBeHidden();
  await main.getByRole('link', { name: `Volgend artikel: ${second.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
});

test('a browser that does not allow copying says so', { tag: '@thorough' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(second.path);
  await page.locator('summary', { hasText: /^Deel$/ }).click();
  await page.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByRole('button', { name: 'Kopiëren lukt niet' })).toBeVisible();
});

test('a menu that was opened before our scripts run stays open', { tag: '@thorough' }, async ({ page }) => {
  const runScripts = await openBeforeScripts(page, second.path);
  await page.locator('summary', { hasText: /^Deel$/ }).click();
  await runScripts();
  await page.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByRole('button', { name: /Gekopieerd|Kopiëren lukt niet/ })).toBeVisible();
});

test('a phone shares with its own share sheet', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    navigator.share = async (shared) => {
      document.title = `${shared?.title} ${shared?.url}`;
    };
  });
  await page.goto(second.path);
  await page.getByRole('button', { name: 'Meer met deze tekst' }).click();
  await page.locator('summary', { hasText: /^Deel$/ }).click();
  await expect(page).toHaveTitle(`Het tweede artikel ${new URL(second.path, page.url()).href}`);
});
