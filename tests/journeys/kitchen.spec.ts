import type { Page } from '@playwright/test';
import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { logInByCall } from './support/api-calls.ts';
import { PARTICIPANT } from './support/conversation.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expectRoomForLargeLetters } from './support/expect-room-for-large-letters.ts';
import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { openBeforeScripts } from './support/open-before-scripts.ts';
import { publish, unpublish, waitForStatus, waitForText } from './support/publications.ts';
import { readPdf } from './support/read-pdf.ts';
import { expect, test } from './support/test.ts';
import { wordsMissingOnPaper } from './support/words-on-paper.ts';

const type = makeDocument('recipe-type', { title: 'Uit de keuken van de proef', position: 900_003 });
const { nutrients } = makeDocument('recipe');
const item = (
  amount: number | null,
  name: string,
  unit: 'gram' | 'eetlepel' | null = null,
  singular: string | null = null,
) => ({
  ...{ amount, unit, name, singular, note: null },
});
const soup = makeDocument('recipe', {
  ...{ title: 'Preisoep van de proef', types: [type.id], amountOfPeople: 4 },
  ingredients: [{ title: null, items: [item(500, 'prei', 'gram'), item(2, 'uien', null, 'ui'), item(null, 'peper')] }],
  steps: [
    { heading: null, text: 'Snijd de prei in ringen.', minutes: null },
    { heading: null, text: 'Kook de prei gaar.', minutes: 20 },
    { heading: null, text: 'Pureer de soep.', minutes: 1 },
  ],
  nutrients: { ...nutrients, potassium: 320, salt: 0.5 },
});
const pie = makeDocument('recipe', {
  ...{ title: 'Preitaart van de proef', types: [type.id], amountOfPeople: 2 },
  ingredients: [{ title: null, items: [item(250, 'prei', 'gram'), item(3, 'eieren', null, 'ei')] }],
  nutrients: { ...nutrients, potassium: 620, salt: 0.5 },
});
const documents: PublishedDocument[] = [type, soup, pie];

test.describe.configure({ mode: 'serial' }); // all tests read documents that are published once
test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));
test.beforeEach(async ({ page }) => {
  await waitForStatus(page, pie.path);
  await waitForText(page, '/recepten', type.title);
});

test('a reader finds what fits, and scales it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  await page.goto('/recepten');
  await page.getByLabel(type.title).check();
  await page.getByRole('combobox', { name: 'Kalium' }).selectOption({ label: '400 mg' });
  await expect(page.getByRole('heading', { level: 2, name: '1 recept', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/recepten?types=${type.id}`); // rules.md R57
  await expect(page.getByRole('article')).toContainText('320 mg kalium: past');
  await expectAccessible(page);
  await page.getByRole('link', { name: soup.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: soup.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1); // the limits hold as long as the document
  await expect(page.getByRole('combobox', { name: 'Kalium' })).toHaveValue('400');
  expect(asked.filter((url) => /kalium|potassium|[=,]400\b/.test(url))).toEqual([]);

  await page.getByRole('combobox', { name: 'Kalium' }).selectOption({ label: '100 mg' });
  await expect(page.getByText('Geen recept past bij al je grenzen')).toBeVisible();
  await expect(page.getByText('Vooral door je grens voor kalium')).toContainText('2 van de 2');
  await expectAccessible(page);
  await page.goto('/recepten'); // the browser remembers the limits, and does not apply them unasked
  await expect(page.getByText('Je eerdere grenzen')).toContainText('kalium tot 100 mg');
  await expect(page.getByRole('article').first()).toContainText('mg kalium:'); // but each card tells how it fits
  await expectAccessible(page);
  await page.goto(pie.path);
  const row = page.getByRole('row', { name: 'Kalium' });
  const height = (await row.boundingBox())?.height;
  await expect(row).toContainText('520 mg boven je grens');
  expect((await row.boundingBox())?.height).toBe(height);
  await expect(page.getByText('Meer kalium dan jij per portie wilt.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Zout' })).not.toContainText('grens');
  await expectAccessible(page);
  await page.goto('/recepten');
  await page.getByRole('button', { name: 'Vergeet ze' }).click();
  await expect(page.getByText('Je eerdere grenzen')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Stel je grenzen in' })).toBeVisible();

  await page.goto(soup.path);
  const ingredients = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Ingrediënten' }) })
    .getByRole('listitem');
  await expect(ingredients).toContainText(['500 gram prei', '2 uien', 'peper']);
  await page.getByRole('link', { name: 'Eén persoon meer' }).click();
  await page.getByRole('link', { name: 'Eén persoon meer' }).click();
  await expect(page).toHaveURL(`${soup.path}?personen=6`);
  await expect(ingredients).toContainText(['750 gram prei', '3 uien', 'peper']);
  await page.getByLabel('Voor hoeveel personen?').fill('3');
  await expect(ingredients).toContainText(['380 gram prei', '1½ ui', 'peper']);
  await expect(page.getByRole('heading', { name: 'Voedingswaarde per portie' })).toBeVisible();
  await page.getByText('In het hele gerecht').click();
  await expect(page.getByRole('table', { name: 'Alle 3 porties samen' })).toContainText('960 milligram');
  await page.getByRole('button', { name: 'Zet op mijn lijst' }).click();
  await expect(page.getByText('Staat op je lijst.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mijn lijst (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Op je lijst gezet' })).toBeFocused();
  await page.getByRole('button', { name: 'Haal weg' }).click();
  await expect(page.getByText('Staat niet meer op je lijst.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zet op mijn lijst' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zet terug' })).toBeFocused();
  await page.getByRole('button', { name: 'Zet terug' }).click(); // rules.md R52
  await expect(page.getByText('Staat op je lijst.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Haal weg' })).toBeFocused();
  await expectAccessible(page);
  await expectRoomForLargeLetters(page);
  expect(readPdf(await page.pdf({ format: 'A4', tagged: true })).sheets).toBe(1);
  expect(await wordsMissingOnPaper(page), 'R54').toEqual([]);
});

test('a member cooks with timers, shops for two recipes, and mails the list', async ({ page }) => {
  await logInByCall(page, PARTICIPANT);
  await page.goto(`${soup.path}?personen=3`);
  await page.getByRole('button', { name: 'Zet op mijn lijst' }).click();
  await page.clock.install();
  await page.getByRole('link', { name: 'Kook stap voor stap' }).click();
  await expect(page).toHaveURL(`${soup.path}/koken?personen=3`);
  await expect(page.getByText('Snijd de prei in ringen.')).toBeVisible();
  await expect(page.getByText('Kook de prei gaar.')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Mijn lijst (1)' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vorige stap' })).toHaveCount(0);
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'Volgende stap' })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Volgende stap' }).click();
  await expect(page.getByRole('heading', { name: 'Stap 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Start timer: 20 minuten' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Stap 3 van 3')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Stap 3 van 3' })).toHaveJSProperty('position', 1);
  await page.getByRole('button', { name: 'Start timer: 1 minuut' }).click();
  await expectAccessible(page);
  await page.clock.runFor('00:05');
  await expect(page.getByRole('timer', { name: 'Timer van stap 2' })).toHaveText(/^19:\d\d$/);
  await page.clock.runFor('01:00');
  await expect(page.getByRole('timer', { name: 'Timer van stap 3' })).toHaveText('Klaar!');
  await expect(page.getByRole('status').filter({ hasText: 'De timer van stap 3 is klaar.' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet uit de timer van stap 3' }).click();
  await expect(page.getByRole('button', { name: /^Pauzeer.*stap 2/ })).toBeFocused();
  await page.getByRole('button', { name: 'Pauzeer de timer van stap 2' }).click();
  await page.getByRole('button', { name: 'Klaar', exact: true }).click();
  await expect(page.getByText('Eet smakelijk!')).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Timer van stap 2' })).toHaveText(/^18:\d\d$/);
  await expectAccessible(page);

  await page.goto(pie.path);
  await page.getByRole('button', { name: 'Zet op mijn lijst' }).click();
  await page.getByRole('link', { name: 'Bekijk je lijst' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'prei' })).toHaveText(['380 gram prei', '250 gram prei']);
  await expectAccessible(page);
  await page.getByLabel('Alles bij elkaar').check();
  const lines = page.getByRole('list', { name: 'Alle boodschappen' }).getByRole('listitem');
  await expect(lines).toHaveText(['3 eieren', 'peper', '630 gram prei', '1½ ui']);
  await page.getByRole('checkbox', { name: '3 eieren' }).check();
  await page.getByRole('button', { name: 'Haal peper van de lijst' }).click();
  await expect(page.getByRole('button', { name: 'Haal 630 gram prei van de lijst' })).toBeFocused();
  await expect(page.getByText('peper staat niet meer op je lijst.')).toBeVisible();
  await page.getByRole('button', { name: 'Zet terug' }).click(); // rules.md R52
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Haal peper van de lijst' }).click();
  await expect(lines).toHaveText(['3 eieren', '630 gram prei', '1½ ui']);
  await expectAccessible(page);
  expect(await wordsMissingOnPaper(page), 'R54').toEqual([]);
  expect(readPdf(await page.pdf({ format: 'A4', tagged: true })).sheets).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox', { name: '630 gram prei' })).toBeVisible(); // to tick with a pencil
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Mail naar mezelf' }).click();
  await expect(page.getByText('De lijst is onderweg naar je e-mailadres.')).toBeVisible();
  await page.getByRole('button', { name: 'Maak de lijst leeg' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Maak leeg' }).click();
  await expect(page.getByText('Je lijst is nog leeg')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);

  await openMail(page, { email: PARTICIPANT, subject: 'Je boodschappenlijst' });
  await expect(page.getByRole('main')).toContainText('- 630 gram prei');
  await expect(page.getByRole('main')).not.toContainText('eieren');
});

test('a visitor without JavaScript filters, scales and cooks; with it, the list goes by their own mail', async ({
  page,
  openPage,
}) => {
  const plain = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await plain.goto('/recepten');
  await plain.getByText('Filter recepten').click();
  await plain.getByLabel(type.title).check();
  await plain.getByRole('combobox', { name: 'Kalium' }).selectOption('400');
  await plain.getByRole('button', { name: 'Toon recepten' }).click();
  await expect(plain).toHaveURL('/recepten'); // rules.md R57
  await expect(plain.getByText('320 mg kalium: past')).toBeVisible();
  await plain.getByRole('link', { name: soup.title }).click();
  await plain.getByLabel('Voor hoeveel personen?').fill('8');
  await plain.getByRole('button', { name: 'Reken om' }).click();
  await expect(plain).toHaveURL(`${soup.path}?personen=8`);
  await expect(plain.getByText('1 kilo')).toBeVisible();
  await plain.getByRole('link', { name: 'Kook stap voor stap' }).click();
  await expect(plain.getByText('Snijd de prei in ringen.')).toBeVisible();
  await expect(plain.getByText('Pureer de soep.')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Volgende stap' })).toBeHidden();

  await page.goto(soup.path);
  await page.getByRole('button', { name: 'Zet op mijn lijst' }).click();
  await page.getByRole('link', { name: 'Bekijk je lijst' }).click();
  const href = await page.getByRole('link', { name: 'Mail de lijst' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toBe(
    `mailto:?subject=Boodschappenlijst&body=${soup.title} (4 personen)\n- 500 gram prei\n- 2 uien\n- peper`,
  );
});

test('what was chosen in a filter before our scripts ran counts', { tag: '@thorough' }, async ({ page }) => {
  for (const [choose, found] of [
    [() => page.getByLabel(type.title).check(), page.getByRole('heading', { level: 2, name: '2 recepten' })],
    [() => page.getByRole('combobox', { name: 'Kalium' }).selectOption('400'), page.getByText('320 mg kalium: past')],
  ] as const) {
    const runScripts = await openBeforeScripts(page, '/recepten');
    await choose();
    await runScripts();
    await expect(found.first()).toBeVisible();
  }
});

test('a member keeps their limits in their profile with consent, and finds them on another device', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  const email = await newMember();
  const recipes = `/recepten?types=${type.id}`;
  const save = 'Bewaar mijn grenzen in mijn profiel';
  const count = (of: Page, text: string) =>
    expect(of.getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible();
  await logInByCall(page, email);
  await page.goto(recipes);
  await page.getByRole('combobox', { name: 'Kalium' }).selectOption('400');
  await page.locator('summary', { hasText: save }).click();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText('Vink dit aan als je toestemming geeft.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Bewaar wat ik over gezondheid vertel in mijn profiel.').check();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText('Je grenzen staan in je profiel.')).toBeVisible();
  await expect(page).not.toHaveURL(/kalium/);
  await count(page, '1 recept');
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.values(localStorage).filter((value) => value.includes('potassium')))).toEqual(
    [],
  );

  const plain = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await plain.goto(recipes);
  await count(plain, '2 recepten');
  await logInByCall(plain, email);
  await plain.goto(recipes);
  await count(plain, '1 recept');
  await expect(plain.getByText('320 mg kalium: past')).toBeVisible();
  await plain.goto(pie.path);
  await expect(plain.getByRole('row', { name: 'Kalium' })).toContainText('220 mg boven je grens');
  await plain.goto(recipes);
  await plain.getByRole('link', { name: 'Toon ook wat niet past' }).click();
  await count(plain, '2 recepten');
  await plain.getByText('Filter recepten').click();
  await plain.getByRole('combobox', { name: 'Kalium' }).selectOption('700');
  await plain.getByRole('button', { name: 'Toon recepten' }).click();
  await expect(plain).not.toHaveURL(/700/);
  await plain.getByRole('button', { name: 'Bewaar deze grenzen in mijn profiel' }).click();
  await expect(plain.getByText('Je ziet wat past bij de grenzen uit je profiel.')).toBeVisible();
  await expect(plain.getByText('met hoogstens per portie: kalium tot 700 mg')).toBeVisible();

  await page.goto(recipes);
  await count(page, '2 recepten');
  await page.getByText('Haal ze uit mijn profiel').click();
  await page.getByRole('button', { name: 'Zet ze terug in deze browser' }).click();
  await expect(page.getByText('alleen nog in deze browser')).toBeVisible();
  await expect(page.getByText('Je eerdere grenzen')).toContainText('kalium tot 700 mg');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Toon wat past' }).click();
  await page.locator('summary', { hasText: save }).click();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText('Je grenzen staan in je profiel.')).toBeVisible();

  await plain.goto(recipes);
  await plain.getByText('Haal ze uit mijn profiel').click();
  await expect(plain.getByRole('button', { name: 'Zet ze terug in deze browser' })).toBeHidden();
  await plain.getByRole('button', { name: 'Verwijder mijn grenzen' }).click();
  await expect(plain.getByText('Je grenzen staan niet meer in je profiel.')).toBeVisible();
  await expect(plain.getByText('uit je profiel.')).toHaveCount(0);
});

test('a day is added up beside the limits of a portion, printed, and shopped for at once', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  await page.goto('/recepten');
  await page.getByLabel(type.title).check();
  await expect(page).toHaveURL(`/recepten?types=${type.id}`);
  await page.getByRole('combobox', { name: 'Kalium' }).selectOption({ label: '400 mg' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/recepten/mijn-dag');
  const lunch = page.getByRole('combobox', { name: 'Lunch', exact: true });
  await lunch.focus();
  await lunch.selectOption(soup.title);
  await expect(page.getByRole('combobox', { name: 'Nog iets bij de lunch' })).toBeVisible();
  await expect(lunch).toBeFocused();
  await page.getByRole('combobox', { name: 'Avondmaaltijd', exact: true }).selectOption(pie.title);
  await page.getByRole('combobox', { name: 'Nog iets bij de avondmaaltijd' }).selectOption(soup.title);
  await expect(page).toHaveURL(`/recepten/mijn-dag?lunch=${soup.id}&avond=${pie.id},${soup.id}`); // rules.md R57
  await expect(page.getByRole('row', { name: /^Kalium/ })).toHaveText(
    'Kalium1.260 mg60 mg boven je grens van 1.200 mg',
  );
  await expect(page.getByRole('row', { name: /^Zout/ })).toHaveText('Zout1,5 gram');
  await expectAccessible(page);
  await expectRoomForLargeLetters(page);
  expect(await wordsMissingOnPaper(page), 'R54').toEqual([]);
  expect(readPdf(await page.pdf({ format: 'A4', tagged: true })).sheets).toBe(1);
  await page.getByRole('button', { name: 'Zet alles op mijn lijst' }).click();
  await expect(page.getByText('Alles staat op je lijst.')).toBeVisible();
  await page.goto('/recepten/mijn-dag'); // the browser remembers the day
  await expect(lunch).toHaveValue(String(soup.id));
  await page.getByRole('button', { name: 'Begin opnieuw' }).click();
  await expect(page).toHaveURL('/recepten/mijn-dag');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect(lunch).toHaveValue(String(soup.id));
  await page.goto(`/recepten/mijn-dag?lunch=${pie.id}`); // the day of somebody else is seen, and not kept
  await expect(lunch).toHaveValue(String(pie.id));
  await page.goto('/recepten/mijn-dag');
  await expect(lunch).toHaveValue(String(soup.id));
  // Of a day of which nothing is on the site any more, an empty one is left.
  await page.evaluate(() => localStorage.setItem('own.recipes.day', '{"meals":{"lunch":[999999]},"people":1}'));
  await page.goto('/recepten/mijn-dag');
  await expect(lunch).toHaveValue('');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own.recipes.day'))).not.toContain('999999');
  await page.goto('/boodschappenlijst');
  await expect(page.getByRole('listitem').filter({ hasText: 'prei' })).toHaveText(['250 gram prei', '130 gram prei']);

  const plain = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await plain.goto('/recepten/mijn-dag');
  await plain.getByRole('combobox', { name: 'Lunch' }).selectOption(soup.title);
  await plain.getByRole('button', { name: 'Tel op' }).click();
  await expect(plain.getByRole('row', { name: /^Kalium/ })).toContainText('320 mg');
  const sums = plain.getByRole('link', { name: /^Samen: .* 320 mg kalium/ });
  await expect(sums).toBeInViewport({ ratio: 1 });
  const infoline = await plain
    .getByRole('link', { name: /Bel de infolijn/ })
    .first()
    .boundingBox();
  const line = await sums.boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(infoline?.y ?? 0);
});
