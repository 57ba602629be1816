import { logInByCall, readGroup, TEST_GROUP } from './support/api-calls.ts';
import { makeGroup } from './support/make-group.ts';
import { expect, test } from './support/test.ts';

const REQUIRED = 'Dit veld is verplicht';
const group = `/groepen/${TEST_GROUP}`;

/** Each test uses another member, because drafts belong to members. */
const personEmail = (name: string) => `${name}@people.example.org`;

let made = 0;
const newTitle = () => {
  made += 1;
  return `Zomer aan zee ${made} ${process.pid}-${Date.now()}`;
};

test('a member starts a conversation: missing fields are named, and typed values stay', async ({ page }) => {
  const own = `/groepen/${(await makeGroup(['Gezin', 'Slapen', 'Werk'])).slug}`;
  await logInByCall(page, personEmail('hugo_nijmegen'));
  await page.goto(own);
  await page.getByRole('link', { name: 'Start een nieuw gesprek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start een nieuw gesprek');
  const start = page.getByRole('button', { name: 'Start gesprek' });
  await expect(start).toBeDisabled();
  await expect(page.getByLabel('Openbaar')).toBeChecked();

  const title = newTitle();
  await page.getByLabel('Titel').fill(title);
  await start.click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    `Je verhaal of vraag: ${REQUIRED}. Schrijf je verhaal of vraag.`,
    `Onderwerpen: ${REQUIRED}. Kies ten minste één onderwerp.`,
  ]);
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Je verhaal of vraag')).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('Je verhaal of vraag')).toBeFocused();

  await page.getByLabel('Je verhaal of vraag').fill('Wie is er wel eens geweest?');
  await page.getByLabel('Werk').check();
  await page.getByLabel('Gezin').check();
  await start.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(new RegExp(`${own}/zomer-aan-zee-`));
  const about = page.getByRole('complementary', { name: 'Over dit gesprek' });
  await expect(about).toContainText('openbaar');
  await expect(about.getByRole('heading', { name: 'Onderwerpen' })).toBeVisible();
  await expect(about.getByRole('listitem')).toHaveText(['Gezin', 'Werk']);
  await expect(about.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '0 reacties' })).toBeVisible();

  await page.goto(own);
  await expect(page.locator('main article h3').first()).toHaveText(title);
});

test('a private conversation shows visitors only its title', { tag: '@thorough' }, async ({ page, openPage }) => {
  await logInByCall(page, personEmail('keesketel'));
  const { id } = await readGroup(page, TEST_GROUP);
  await page.goto(`/groepen/${id}/nieuw`);
  const title = newTitle();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Je verhaal of vraag').fill('Dit is alleen voor ons.');
  await page.getByLabel('Besloten').check();
  await page.getByLabel('Slapen').check();
  await page.getByRole('button', { name: 'Start gesprek' }).click();
  await expect(page.getByText('besloten', { exact: true })).toBeVisible();

  const visitor = await openPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Deze pagina is alleen zichtbaar voor deelnemers',
  );
  await expect
    .poll(async () => {
      await visitor.goto(group);
      return visitor.locator('article', { hasText: title }).count();
    })
    .toBe(1);
  await expect(visitor.locator('article', { hasText: title })).toContainText('besloten');
  expect(await visitor.content()).not.toContain('Dit is alleen voor ons.');
});

test('the title is at most 130 characters, and says so', { tag: '@thorough' }, async ({ page }) => {
  await logInByCall(page, personEmail('fatimar'));
  const { id } = await readGroup(page, TEST_GROUP);
  await page.goto(`/groepen/${id}/nieuw`);
  const title = page.getByLabel('Titel');
  await title.fill('a'.repeat(129));
  await expect(page.getByText('Nog 1 teken', { exact: true })).toBeVisible();
  await title.press('End');
  await title.pressSequentially('aaa');
  await expect(title).toHaveValue('a'.repeat(130));
  await expect(page.locator('#field-Title-count')).toHaveText('De titel mag niet langer zijn dan 130 tekens.');
  await title.fill('a'.repeat(140)); // as a paste does: it stays (rules.md R52)
  await expect(title).toHaveValue('a'.repeat(140));
  await expect(page.locator('#field-Title-count')).toHaveText('10 tekens te veel');
  await expect(page.locator('#field-Title-error')).toContainText('Dit is 10 tekens te lang.');

  for (const field of [title, page.getByLabel('Je verhaal of vraag')]) {
    await field.evaluate((element) => element.removeAttribute('maxlength'));
    await field.fill('a'.repeat(4001));
  }
  await page.getByRole('button', { name: 'Start gesprek' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Deze titel is te lang. Gebruik niet meer dan 130 tekens');
  await expect(summary).toContainText('Deze tekst is te lang. Gebruik niet meer dan 4000 tekens');
});

test('pressing twice starts it once (R34)', async ({ page }) => {
  await logInByCall(page, personEmail('gijs_68'));
  const { id } = await readGroup(page, TEST_GROUP);
  await page.goto(`/groepen/${id}/nieuw`);
  const title = newTitle();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Je verhaal of vraag').fill('Twee keer gedrukt.');
  await page.getByLabel('Slapen').check();
  await page.getByRole('button', { name: 'Start gesprek' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const { Items } = await (await page.request.get(`/api/v1/groups/${id}/conversations`)).json();
  const titles = Items.map((item: { Conversation: { Title: string } }) => item.Conversation.Title);
  expect(titles.filter((listed: string) => listed === title)).toHaveLength(1);
});

test('visitors are redirected to the groups; addresses with a slug or a number redirect to the right one', {
  tag: '@thorough',
}, async ({ page }) => {
  const { id } = await readGroup(page, TEST_GROUP);
  await page.goto(`/groepen/${id}/nieuw`);
  await expect(page).toHaveURL(/\/groepen$/);
  const numbered = await page.request.get(`/groepen/${id}`, { maxRedirects: 0 });
  expect([numbered.status(), numbered.headers().location]).toEqual([301, group]);
  expect((await page.request.get('/groepen/999999', { maxRedirects: 0 })).status()).toBe(404);

  await logInByCall(page, personEmail('joost78'));
  await page.goto(`${group}/nieuw`);
  await expect(page).toHaveURL(new RegExp(`/groepen/${id}/nieuw$`));
  expect((await page.request.get('/groepen/999999/nieuw')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, names missing fields, and keeps the rest', async ({ page }) => {
    await logInByCall(page, personEmail('dieuwke'));
    const { id } = await readGroup(page, TEST_GROUP);
    await page.goto(`/groepen/${id}/nieuw`);
    const start = page.getByRole('button', { name: 'Start gesprek' });
    await page.getByLabel('Besloten').check();
    await page.getByLabel('Werk').check();
    await page.getByLabel('Slapen').check();
    await start.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      `Titel: ${REQUIRED}. Schrijf een titel.`,
      `Je verhaal of vraag: ${REQUIRED}. Schrijf je verhaal of vraag.`,
    ]);
    for (const label of ['Besloten', 'Werk', 'Slapen']) await expect(page.getByLabel(label)).toBeChecked();
    await expect(page.getByLabel('Gezin')).not.toBeChecked();

    const title = newTitle();
    await page.getByLabel('Titel').fill(title);
    await page.getByLabel('Je verhaal of vraag').fill('Zonder JavaScript.');
    await start.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('besloten', { exact: true })).toBeVisible();
  });
});
