import type { Page } from '@playwright/test';
import { ALLERGENS } from '#app/features/content/published/allergens.ts';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { makeDocument, makePicture } from '#tests/support/documents.ts';
import { logInByCall } from './support/api-calls.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { publish, unpublish, waitForStatus, waitForText } from './support/publications.ts';
import { readPdf } from './support/read-pdf.ts';
import { expect, pressToggle, test } from './support/test.ts';

const soups = makeDocument('recipe-type', { title: 'Soepen van de proef', position: 900_001 });
const mains = makeDocument('recipe-type', { title: 'Hoofdgerechten van de proef', position: 900_002 });
const lowSalt = makeDocument('recipe-type', {
  title: 'Weinig zout in de proef',
  group: 'diet',
  position: 900_003,
  description: 'Hoogstens 1 gram zout in een portie van een hoofdgerecht.',
});
const item = (amount: number | null, name: string, unit: 'gram' | 'eetlepel' | null = null) => ({
  ...{ amount, unit, name, singular: null, note: null },
});

/** As long as a recipe of the site can be expected to be, so that it shows whether its print fits on one sheet. */
const stew = makeDocument('recipe', {
  ...{
    title: 'Stamppot van de proef',
    picture: makePicture('Een bord stamppot'),
    altTitle: 'Hutspot',
    types: [mains.id, lowSalt.id],
    waitingTime: 30,
    allergens: ['gluten', 'celery'],
    minutesNeeded: 40,
  },
  introduction: 'Een winterse pan voor het hele gezin, met groente die al half gaar is.',
  ingredients: [
    {
      title: 'Voor de stamppot',
      items: [
        item(500, 'aardappelen', 'gram'),
        item(600, 'winterwortel', 'gram'),
        item(3, 'uien'),
        item(null, 'peper'),
      ],
    },
    {
      title: 'Voor de saus',
      items: [item(2, 'olie', 'eetlepel'), item(1, 'bloem', 'eetlepel'), item(30, 'ongezouten boter', 'gram')],
    },
  ],
  steps: [
    ...['Schil de aardappelen en snijd ze in blokjes.', 'Kook ze 5 minuten in ruim water en giet dat weg.'],
    ...['Kook ze met de wortel in nieuw water gaar.', 'Fruit intussen de uien in de olie.', 'Stamp alles.'],
    ...['Smelt de boter voor de saus.', 'Roer de bloem erdoor en laat die garen.', 'Schep de saus over de stamppot.'],
  ].map((text, index) => ({ heading: index === 5 ? 'De saus' : null, text, minutes: null })),
  blocks: [
    {
      ...{ kind: 'expandable-list', id: 'a', title: 'Anders maken' },
      items: [{ title: 'Zonder ui', html: '<p>Neem een stengel prei, die is zachter van smaak.</p>' }],
    },
    { kind: 'tip', id: 'b', title: null, html: '<p>Kook je de groente een dag eerder, bewaar haar dan koud.</p>' },
  ],
});
const others = Array.from({ length: 11 }, (_, index) =>
  makeDocument('recipe', { title: `Soep ${String.fromCharCode(97 + index)} van de proef`, types: [soups.id] }),
);
const documents: PublishedDocument[] = [soups, mains, lowSalt, stew, ...others];

test.describe.configure({ mode: 'serial' }); // all tests read documents that are published once
test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));
test.beforeEach(async ({ page }) => {
  await waitForStatus(page, others.at(-1)?.path ?? '');
  await waitForText(page, '/recepten', mains.title);
});

const count = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text, exact: true });

test('a reader filters the recipes, opens one and prints it on one sheet', async ({ page }) => {
  await page.goto('/recepten');
  await expect(
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Recepten' }),
  ).toBeVisible();
  await page.getByLabel(soups.title).check();
  await expect(count(page, '11 recepten')).toBeVisible();
  await expect(page).toHaveURL(`/recepten?types=${soups.id}`);
  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page.getByRole('article')).toContainText(['Soep k van de proef']);
  await expect(page).toHaveURL(`/recepten?types=${soups.id}&page=2`);
  await page.getByLabel(mains.title).check();
  await expect(count(page, '12 recepten')).toBeVisible();
  await page.getByLabel(soups.title).uncheck();
  await expect(count(page, '1 recept')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(soups.title)).toBeChecked();
  await page.goForward();
  await page.getByRole('article').getByRole('button', { name: lowSalt.title }).click();
  await expect(page.locator(':popover-open')).toContainText('Hoogstens 1 gram zout');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: stew.title }).click();

  await expect(page.getByRole('heading', { level: 1, name: stew.title })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Recepten', stew.title]);
  await expect(page.getByRole('list', { name: 'In het kort' })).toHaveText(
    '4 personen40 minuten werk30 minuten wachten',
  );
  await expect(page.getByRole('row', { name: 'Zout' })).toHaveText(/Zout0,5\sgram8\s%/);
  const label = page.getByRole('button', { name: lowSalt.title });
  const meaning = page.getByText('Hoogstens 1 gram zout').filter({ hasText: 'hoofdgerecht' });
  await label.click();
  await expect(meaning).toBeVisible();
  await expectAccessible(page);
  await label.press('Escape');
  await expect(meaning).toBeHidden();
  await label.press('Enter');
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `Bekijk alle recepten met ‘${lowSalt.title}’` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Neem een stengel prei')).toBeHidden();
  await expectAccessible(page);
  const { sheets } = readPdf(await page.pdf({ format: 'A4', tagged: true }));
  expect(sheets).toBe(1);

  await page.getByRole('link', { name: 'Bewaar dit recept' }).click();
  const prompt = page.getByRole('dialog', { name: 'Word deelnemer' });
  await expect(prompt.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', /afterLoginUrl=%2Frecepten/);
});

test('on a phone the facts stand above the picture, the ingredients begin, and the next step is under the thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(stew.path);
  const main = page.getByRole('main');
  const [facts, limits] = [
    main.getByRole('list', { name: 'In het kort' }),
    main.getByText(/^Past dit bij jou/).first(),
  ];
  const picture = await main.getByRole('img', { name: 'Een bord stamppot' }).boundingBox();
  for (const part of [facts, limits]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.y).toBeLessThan(picture?.y ?? 0);
  }
  const cook = main.getByRole('link', { name: 'Kook stap voor stap' });
  const ingredients = await main.getByRole('heading', { name: 'Ingrediënten' }).boundingBox();
  expect(ingredients?.y).toBeLessThan((await cook.boundingBox())?.y ?? 0);
  const infoline = page.getByRole('complementary', { name: 'Infolijn' });
  for (const down of [0, 600]) {
    await page.evaluate((y) => scrollTo(0, y), down);
    const box = await cook.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await infoline.boundingBox())?.y ?? 0);
    expect(box?.y).toBeGreaterThan(600);
  }
  await page.getByRole('contentinfo').getByRole('button').last().click({ trial: true }); // the footer covers it
  await page.evaluate(() => scrollTo(0, 0));
  await cook.click();
  await expect(page.getByRole('button', { name: 'Volgende stap' })).toBeVisible();
});

test('R55 the words of each choice of the filter tick its own box', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/recepten');
  for (const { title, id } of [lowSalt, mains, soups]) {
    await page.locator('label').getByText(title, { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`types=(\\d+,)*${id}\\b`));
  }
  await expect(page.getByRole('list', { name: 'Gekozen filters' }).getByRole('button')).toHaveCount(3);
  await page.getByRole('link', { name: 'Wis het filter' }).click();
  await expect(page.getByRole('list', { name: 'Gekozen filters' })).toBeHidden();
  await page.getByText('Zonder gluten, melk, ei …').click();
  for (const name of Object.values(ALLERGENS)) {
    await page.getByText(`Zonder ${name}`, { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: `Zonder ${name}` })).toBeChecked();
  }
  await expect(page).toHaveURL(/zonder=gluten,schaaldieren,ei,.*,weekdieren$/);
  await expect(page.getByRole('status').filter({ hasText: 'zonder gluten' })).toContainText(
    'Kijk altijd op het etiket.',
  );
  await expectAccessible(page);
});

test('a member keeps a recipe among the favourites and removes it', { tag: '@thorough' }, async ({ page }) => {
  await logInByCall(page, await newMember());
  await page.goto('/recepten');
  await page.getByRole('link', { name: 'Mijn favoriete recepten' }).click();
  await expect(count(page, 'Je hebt nog geen favoriete recepten')).toBeVisible();
  await expectAccessible(page);
  await page.goto(stew.path);
  await pressToggle(page.getByRole('button', { name: 'Bewaar dit recept' }));
  await page.goto('/recepten?toon=favorieten');
  await expect(count(page, 'Je hebt 1 favoriet recept')).toBeVisible();
  await page.getByRole('link', { name: stew.title }).click();
  await pressToggle(page.getByRole('button', { name: 'Bewaard bij je favorieten' }));
  await page.goto('/recepten?toon=favorieten');
  await expect(count(page, 'Je hebt nog geen favoriete recepten')).toBeVisible();
});

test('on a phone the filter takes the place of the recipes, also without JavaScript', { tag: '@thorough' }, async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await page.goto('/recepten');
  await expect(page.getByLabel(mains.title)).toBeHidden();
  await page.getByText('Filter recepten').click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByLabel(mains.title).check();
  await page.getByText('Zonder gluten, melk, ei …').click();
  await page.getByLabel('Zonder melk').check();
  await page.getByLabel('Zonder sesam').check();
  await page.getByRole('button', { name: 'Toon recepten' }).click();
  await expect(page).toHaveURL(`/recepten?types=${mains.id}&zonder=melk,sesam`);
  await expect(page.getByRole('button', { name: 'Filter recepten (3)' })).toBeVisible();
  await page.getByRole('button', { name: 'Wis Zonder sesam' }).click();
  await expect(page).toHaveURL(`/recepten?types=${mains.id}&zonder=melk`);
  await page.goBack();
  await expect(page.getByText('zonder melk en sesam')).toContainText('Kijk altijd op het etiket.');
  await expect(count(page, '1 recept')).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: lowSalt.title }).click();
  await expect(page.locator(':popover-open')).toContainText('Hoogstens 1 gram zout');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: stew.title }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Ingrediënten', 'Bereiding', 'Anders maken']);
  await page.getByRole('button', { name: lowSalt.title }).click();
  await expect(page.getByText('Hoogstens 1 gram zout')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toContainText(['Voor de stamppot', 'Voor de saus', 'De saus']);
});
