import type { Page } from '@playwright/test';
import { learnVocabulary } from '#app/features/search/vocabulary/learn-vocabulary.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { logInByCall, post, readGroup, TEST_GROUP } from './support/api-calls.ts';
import { PARTICIPANT } from './support/conversation.ts';
import { paragraph } from './support/dossier.ts';
import { publish, unpublish } from './support/publications.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

// A word that nothing else on the site has.
const WORD = 'zandloperkuur';
const QUESTION = `Wie doet de ${WORD}?`;
const articles = Array.from({ length: 13 }, (_, index) => {
  const { id } = makeDocument('content-page');
  const about = `Bij de ${WORD} rust je een uur na het eten. Dit is deel ${index + 1}.`;
  return makeDocument('content-page', {
    ...{ id, title: `De ${WORD}, deel ${index + 1}`, path: `/zandloper-${id}`, blocks: [paragraph(about)] },
  });
});
const { id: recipeId } = makeDocument('recipe');
const recipe = makeDocument('recipe', {
  ...{ id: recipeId, title: `Soep bij de ${WORD}`, path: `/recepten/${recipeId}-soep` },
});

const concept = makeDocument('concept', { title: 'Zandloperkuur', layWords: ['uurglasrust'] });
const definition = makeDocument('definition', {
  ...{ title: WORD, spellings: ['zandloperkuren'], page: articles[0]?.id ?? null },
  description: 'Een uur rust na het eten, waarbij een zandloper de tijd aangeeft.',
});

/** The search of this word, or another. */
const search = (term = WORD) => `/zoeken?zoekterm=${term}`;

// One after the other: they search for the same things, which the first makes.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  await publish(...articles, recipe, concept, definition);
  const page = await browser.newPage();
  await logInByCall(page, PARTICIPANT);
  if (!(await hasConversation())) await startClosedConversation(page);
  await expect(async () => {
    await page.goto(search());
    await expect(heading(page)).toHaveText(`15 resultaten voor ‘${WORD}’`, {
      timeout: 1000,
    });
  }).toPass();
  await page.close();
  await withSiteDatabase((db) => learnVocabulary({ db })); // the site does so within a minute
});
test.afterAll(() => unpublish(...[...articles, recipe, concept, definition].map(({ id }) => id)));

/** Whether it was started by an earlier try. */
const hasConversation = () =>
  withSiteDatabase((db) =>
    db.selectFrom('conversation').select('id').where('title', '=', QUESTION).executeTakeFirst().then(Boolean),
  );

async function startClosedConversation(page: Page) {
  const { id, terms } = await readGroup(page, TEST_GROUP);
  await post(page, `/api/v1/conversations/${id}`, {
    Title: QUESTION,
    Description: `Ik begin morgen met de ${WORD}, en zie er tegenop.`,
    Visibility: false,
    GroupTermIds: [terms[0]?.id],
  });
}

const field = (page: Page) => page.getByLabel('Waar zoek je naar?');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
const results = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 });

test('the header searches from every page: a press, a word and Enter', async ({ page }) => {
  await page.goto('/nieuws');
  await waitForHydration(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Zoeken' });
  await opener.click();
  const box = page.getByLabel('Zoek in heel Niergenoten');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await box.pressSequentially('zandlop');
  await suggestions(page).first().click();
  await expect(heading(page)).toContainText(/zandlop/i);
  await expect(box).toBeHidden();
  await opener.click();
  await box.fill(WORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`‘${WORD}’ zoeken | Niergenoten`);
});

test('a reader types, takes a suggestion with the keyboard, chooses a pillar and goes back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zoeken', exact: true }).click();
  await expect(page).toHaveTitle('Zoeken | Niergenoten');
  await expect(page.getByText('Vul hierboven een zoekterm in...')).toBeVisible();
  await waitForHydration(page);
  await field(page).pressSequentially('zan');
  await expect(suggestions(page)).toHaveCount(0);
  await field(page).pressSequentially('dlop');
  await expect(
    page.getByRole('status').filter({ hasText: /suggesties?\. Kies met de pijltjestoetsen\.$/ }),
  ).toBeAttached();
  await field(page).press('ArrowDown');
  const chosen = suggestions(page).first();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  const suggestion = (await chosen.textContent()) ?? '';
  expect(suggestion.toLowerCase()).toMatch(/^zandlop/);
  await field(page).press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('zoekterm') === suggestion);
  await expect(field(page)).toHaveValue(suggestion);
  await expect(field(page)).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);

  await field(page).fill(WORD);
  await field(page).press('Enter');
  await expect(page).toHaveTitle(`‘${WORD}’ zoeken | Niergenoten`);
  await expect(heading(page)).toHaveText(`15 resultaten voor ‘${WORD}’`);
  await expect(results(page).locator('h3 mark').first()).toHaveText(new RegExp(WORD, 'i'));
  const pillars = page.getByRole('navigation', { name: 'Waarin je zoekt' });
  await pillars.getByRole('link', { name: /^Recepten 1 resultaat$/ }).click();
  await expect(page).toHaveURL(`/zoeken?pijler=recepten&zoekterm=${WORD}`);
  await expect(heading(page)).toHaveText(`1 resultaat voor ‘${WORD}’`);
  await expect(results(page).getByRole('heading')).toHaveText(recipe.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(`15 resultaten voor ‘${WORD}’`);
  await page.goBack();
  await expect(page.getByText('Vul hierboven een zoekterm in...')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('on a phone the pillar is chosen in a list, and pages follow each other', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(search());
  await waitForHydration(page);
  await expect(page.getByRole('navigation', { name: 'Waarin je zoekt' })).toBeHidden();
  await page.getByLabel('Waarin?').selectOption('Artikelen (13)');
  await expect(page).toHaveURL(`/zoeken?pijler=artikelen&zoekterm=${WORD}`);
  await expect(results(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(`/zoeken?pijler=artikelen&zoekterm=${WORD}&page=2`);
  await expect(results(page)).toHaveCount(1);
  await expect(page).toHaveTitle(`‘${WORD}’ zoeken in artikelen, pagina 2 | Niergenoten`);
});

test('R19 a visitor finds a closed conversation by its title alone, and a member all of it', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/zoeken?pijler=groepen&zoekterm=${WORD}`);
  const card = results(page).filter({ hasText: `Wie doet de ${WORD}?` });
  await expect(card).toContainText('besloten: lees mee als deelnemer');
  await expect(card).not.toContainText('tegenop');
  await expect(page.getByText(/^1 resultaat is alleen voor deelnemers\./)).toBeVisible();
  await waitForHydration(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Word deelnemer' })).toBeVisible();

  await logInByCall(page, PARTICIPANT);
  await page.goto(`/zoeken?pijler=groepen&zoekterm=${WORD}`);
  await expect(card).toContainText('tegenop');
  await expect(card).not.toContainText('besloten');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wie doet de ${WORD}?`);
});

test('another spelling is suggested too, and a page of the site is found by what one does there', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(search(''));
  await waitForHydration(page);
  await field(page).pressSequentially('santlop');
  await expect(suggestions(page).first()).toHaveText(/zandloper/i);
  await page.goto(search('wachtwoord vergeten'));
  await page.getByRole('main').getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page).toHaveURL('/wachtwoord/vergeten');
});

test('a mistyped word shows what was meant, and nothing found shows other places', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(search('zandloprkuur'));
  await expect(
    page.getByText(`Geen resultaten voor ‘zandloprkuur’. Dit zijn de resultaten voor ‘${WORD}’.`),
  ).toBeVisible();
  await expect(results(page)).toHaveCount(12);
  await expect(field(page)).toHaveValue('zandloprkuur');

  await page.goto(search('qqxxzzqq'));
  await expect(heading(page)).toHaveText('Er zijn geen resultaten gevonden.');
  await page.getByRole('main').getByRole('link', { name: 'Nierziekten A-Z' }).click();
  await expect(page).toHaveURL('/nierziekten');

  await page.goto(`/zoeken?pijler=nieuws&zoekterm=${WORD}`);
  await expect(heading(page)).toHaveText('Er zijn geen resultaten gevonden.');
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Recepten', exact: true }).click();
  await expect(page).toHaveURL(`/zoeken?pijler=recepten&zoekterm=${WORD}`);
});

test('another name finds the same, and a word that the site explains is explained', async ({ page }) => {
  await page.goto(search('uurglasrust'));
  await expect(results(page)).toHaveCount(12);
  await expect(page.getByRole('heading', { name: 'Er is ook gezocht op' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: concept.title, exact: true }).click();
  await expect(page).toHaveURL(search(concept.title));
  await expect(heading(page)).toHaveText(`15 resultaten voor ‘${concept.title}’`);
  await expect(page.getByRole('heading', { name: `Wat betekent ${WORD}?` })).toBeVisible();
  await page.getByRole('link', { name: `Lees meer over ${WORD}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`De ${WORD}, deel 1`);
});

test('a page that is not there offers to search for the words of its address', async ({ page }) => {
  await page.goto(`/bibliotheek/weg/de-${WORD}`);
  await expect(page.getByLabel('Zoek op de site')).toHaveValue(`de ${WORD}`);
  await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
  await expect(heading(page)).toContainText(WORD);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('the header opens a field with the focus, which searches', async ({ page }) => {
    await page.goto('/nieuws');
    await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click();
    await expect(page.getByLabel('Zoek in heel Niergenoten')).toBeFocused();
    await page.keyboard.type(WORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(search());
  });

  test('the search box is a form', async ({ page }) => {
    await page.goto('/zoeken');
    await field(page).fill(` ${WORD} `);
    await page.getByLabel('Waarin?').selectOption('Recepten');
    await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
    await expect(page).toHaveURL(`/zoeken?pijler=recepten&zoekterm=${WORD}`);
    await expect(results(page).getByRole('heading')).toHaveText(recipe.title);
    await expect(page.getByLabel('Waarin?')).toHaveValue('recepten');
  });
});
