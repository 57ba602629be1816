import type { Page } from '@playwright/test';
import { confirm, NEW_PASSWORD, newPerson, register, sendLogin } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const DONOR = '/registreren?userIsDonor=true';

/** Fills in the registration of a donor, which is open, confirms the address and logs in. */
async function becomeDonor(page: Page) {
  const person = newPerson('donor');
  await expect(page.getByRole('heading', { level: 1, name: 'Word deelnemer als donor' })).toBeVisible();
  await expect(page.getByLabel('Wat past bij jou?')).toHaveValue('55368');
  await register(page, person);
  await confirm(page, person);
  await sendLogin(page, person.email, NEW_PASSWORD);
  return person;
}

test('a donor comes to the page of a person, registers there, and writes to them', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/personen');
  const path = (await page.getByRole('article').first().getByRole('link').getAttribute('href')) ?? '';
  await page.goto(`${path}?userIsDonor=true`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Registreren' }).click();
  const { email } = await becomeDonor(page);
  await expect(page).toHaveURL(`${baseURL}${path}?userIsDonor=true`);
  const id = Number(path.split('/').at(-1));
  const match = async () => (await page.request.get('/api/v1/PotentialDonor/match-user')).json();
  expect(await match()).toEqual({ Id: id, NewConversation: true });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('donor-target');

  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  await expect(page.getByRole('textbox', { name: 'Bericht' })).toHaveValue(/ik denk erover om een nier te geven/);
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page).toHaveURL(`${baseURL}/account/berichten/${id}`);
  await expect(page.getByRole('log')).toContainText('Gesprek met een mogelijke nierdonor');
  expect(await match()).toEqual({ Id: id, NewConversation: false });
  await context.clearCookies();
  await page.goto('/inloggen');
  await sendLogin(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(`${baseURL}/account/berichten`);
});

test('a donor who did not come for a person lands on the home page', { tag: '@thorough' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(DONOR);
  const { name } = await becomeDonor(page);
  await expect(page).toHaveURL(`${baseURL}/?user_signed_in=true`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Goede.+, ${name}$`) })).toBeVisible();
  expect((await page.request.get('/api/v1/PotentialDonor/match-user')).status()).toBe(404);
});

test('all errors are shown at once, and typed values stay', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(DONOR);
  await waitForHydration(page);
  await page.getByLabel('Gebruikersnaam').fill('ANNEKE_61');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('password1');
  await page.getByLabel('E-mailadres').fill('geen-adres');
  await page.getByRole('button', { name: 'Registreren' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const message of [
    'Deze gebruikersnaam is al in gebruik',
    'Dit e-mailadres is niet geldig',
    'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
    'Dit is een verplicht veld',
  ]) {
    await expect(summary).toContainText(message);
  }
  await expect(page.getByLabel('E-mailadres')).toHaveValue('geen-adres');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('password1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all errors but the captcha can be corrected, and typed values stay', async ({ page }) => {
    await page.goto(DONOR);
    await page.getByLabel('Gebruikersnaam').fill('ANNEKE_61');
    await page.getByLabel('E-mailadres').fill('donor-zonder@example.org');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('password1');
    await page.getByLabel(/nieuwsbrief/).check();
    await page.getByRole('button', { name: 'Registreren' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Word deelnemer als donor' })).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Gebruikersnaam: Deze gebruikersnaam is al in gebruik',
      'Wachtwoord: Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
      'Akkoord en toestemming: Dit is een verplicht veld. Vink aan dat je akkoord gaat.',
      'Controle dat je geen robot bent: Dit is een verplicht veld. Vink aan dat je geen robot bent.',
    ]);
    await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('ANNEKE_61');
    await expect(page.getByLabel('E-mailadres')).toHaveValue('donor-zonder@example.org');
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
    await expect(page.getByLabel(/nieuwsbrief/)).toBeChecked();
    await expect(page.getByLabel('Wat past bij jou?')).toHaveValue('55368');
  });
});
