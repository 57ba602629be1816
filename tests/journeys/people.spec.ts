import { logInByCall } from './support/api-calls.ts';
import { ANNEKE, PARTICIPANT } from './support/conversation.ts';
import { expect, test } from './support/test.ts';

test('a member finds people by filters and by name, and opens the page of one', async ({ page, baseURL }) => {
  await logInByCall(page, PARTICIPANT);
  await page.goto('/personen');
  await expect(page.getByRole('heading', { level: 1, name: 'Leer elkaar kennen' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  const filter = page.getByRole('search', { name: 'Filter de personen' });
  await filter.locator('summary', { hasText: 'Wie iemand is' }).click();
  await filter.getByLabel('Nierpatiënt', { exact: true }).check();
  await expect(page).toHaveURL(`${baseURL}/personen?rol=55362`);
  await filter.getByLabel('Nierdonor', { exact: true }).check();
  await expect(page).toHaveURL(`${baseURL}/personen?rol=55362,55368`);
  await page.getByRole('navigation', { name: 'Pagina’s met personen' }).getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(`${baseURL}/personen?rol=55362,55368&page=2`);
  await expect(filter.getByLabel('Nierdonor', { exact: true })).toBeChecked();
  await page.getByRole('link', { name: 'Wis Nierdonor' }).click();
  await expect(page).toHaveURL(`${baseURL}/personen?rol=55362`);
  await expect(page.getByRole('link', { name: 'Wis Nierpatiënt' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filter personen (1)' }).click();
  await expect(filter.getByRole('button', { name: 'Sluit' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  await filter.getByRole('button', { name: /^Toon \d+ personen$/ }).click();
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Filter personen (1)' })).toBeFocused();
  const pager = page.getByRole('navigation', { name: 'Pagina’s met personen' });
  expect((await pager.boundingBox())?.height).toBeLessThan(60);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByLabel('Zoek op naam').fill('anneke_61');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/personen?zoeken=anneke_61`);
  await expect(page.getByRole('status').getByRole('heading')).toHaveText('1 persoon');
  await page.getByRole('link', { name: 'Anneke_61' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anneke_61' })).toBeVisible();
  await expect(page.getByText(/^Deelnemer sinds /)).toBeVisible();

  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  await expect(page.getByRole('textbox', { name: 'Bericht' })).toHaveValue(/zou graag met je in contact komen\.$/);
  await page.getByRole('link', { name: 'Sluit' }).click();
  await expect(page.getByRole('link', { name: 'Stuur een bericht' })).toBeVisible();

  await page.goto('/personen?zoeken=anneke_61');
  await filter.locator('summary', { hasText: 'Geslacht' }).click();
  await filter.getByLabel('Vrouw', { exact: true }).check();
  await expect(page).toHaveURL(`${baseURL}/personen?geslacht=2`);
  await expect(page.getByLabel('Zoek op naam')).toHaveValue('');
  await page.getByRole('link', { name: 'Mijn contacten' }).click();
  await expect(page).toHaveURL(`${baseURL}/personen?mycontacts=show`);
});

test('a visitor sees who chose to be seen, and is invited to join', { tag: '@thorough' }, async ({
  page,
  openPage,
}) => {
  await page.goto('/personen');
  await expect(page.getByText(/^Je ziet alleen wie zijn profiel voor iedereen heeft opengezet/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mijn contacten' })).toHaveCount(0);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  await expect(page.getByRole('dialog', { name: 'Word deelnemer' })).toBeVisible();

  const member = await openPage();
  await logInByCall(member, ANNEKE);
  await member.goto('/personen?zoeken=anneke_61');
  await member.getByRole('link', { name: 'Anneke_61' }).click();
  await expect(member.getByText('Dit is je profielpagina, met alles wat je vertelt.')).toBeVisible();
  await member.getByRole('link', { name: 'Bezoeker', exact: true }).click();
  await expect(member.getByText(/^Wie niet is ingelogd, kan deze pagina niet zien/)).toBeVisible();

  const { pathname } = new URL(member.url());
  const closed = await page.request.get(pathname);
  const missing = await page.request.get('/personen/2000000000');
  expect([closed.status(), missing.status()]).toEqual([403, 403]);
  const words = (html: string, path: string) =>
    html
      .replaceAll(path, '')
      .replaceAll(encodeURIComponent(path), '')
      .replaceAll(/nonce-[\w-]+/g, '');
  const [shown, asMissing] = [await closed.text(), await missing.text()];
  expect(shown).not.toContain('Anneke');
  expect(words(shown, pathname).length).toBe(words(asMissing, '/personen/2000000000').length);
});
