import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const REQUIRED = 'Dit is een verplicht veld';

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: typeof label === 'string' });

async function fill(page: Page, person: { name: string; email: string; password?: string }): Promise<void> {
  await field(page, 'Gebruikersnaam').fill(person.name);
  await field(page, 'E-mailadres').fill(person.email);
  await field(page, 'Wachtwoord').fill(person.password ?? 'zonnebloem7');
  await field(page, 'Wat past bij jou?').selectOption({ label: 'Nabestaande' });
  await field(page, /Ik ben 16 jaar of ouder/).check();
  await expect(page.getByText('Geverifieerd', { exact: true })).toBeVisible();
}

const register = (page: Page) => page.getByRole('button', { name: 'Registreren' }).click();

test.beforeEach(async ({ page }) => {
  await page.goto('/registreren');
  await waitForHydration(page);
});

test('all missing fields are named at once, beside each field and at the top', async ({ page }) => {
  await register(page);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  // The captcha runs by itself meanwhile, so it is not an error.
  await expect(summary.getByRole('link')).toHaveText([
    `Gebruikersnaam: ${REQUIRED}. Kies een gebruikersnaam.`,
    `E-mailadres: ${REQUIRED}. Vul je e-mailadres in.`,
    `Wachtwoord: ${REQUIRED}. Kies een wachtwoord.`,
    `Wat past bij jou? ${REQUIRED}. Kies wat bij je past.`,
    `Akkoord en toestemming: ${REQUIRED}. Vink aan dat je akkoord gaat.`,
  ]);
  for (const label of ['Gebruikersnaam', 'E-mailadres', 'Wachtwoord', 'Wat past bij jou?', /Ik ben 16 jaar of ouder/]) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(REQUIRED));
  }
});

test('an error in a username is shown while it is typed, and nothing moves once it is free', async ({ page }) => {
  for (const [typed, message] of [
    ['ab', 'De gebruikersnaam moet minimaal 3 karakters bevatten'],
    ['een-naam-van-meer-dan-20', 'De gebruikersnaam mag niet langer dan 20 karakters zijn'],
    ['jan janssen', 'De gebruikersnaam mag alleen cijfers en letters bevatten'],
    ['ANNEKE_61', 'Deze gebruikersnaam is al in gebruik'],
  ] as const) {
    await field(page, 'Gebruikersnaam').fill(typed);
    await expect(field(page, 'Gebruikersnaam')).toHaveAccessibleDescription(new RegExp(message));
  }
  await field(page, 'Gebruikersnaam').fill('');
  const button = page.getByRole('button', { name: 'Registreren' });
  await field(page, 'E-mailadres').fill('rustig@example.org');
  await expect(page.getByText('Geverifieerd', { exact: true })).toBeVisible();
  const before = await button.boundingBox();
  await field(page, 'Gebruikersnaam').fill(`rustig-${Date.now() % 1e8}`);
  await expect(page.getByText('Deze gebruikersnaam is vrij.')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('a wrong value gets an error beside its field, and typed values stay', async ({ page }) => {
  for (const [label, typed, message] of [
    ['E-mailadres', 'geen-adres', 'Dit e-mailadres is niet geldig'],
    ['Wachtwoord', 'kort1', 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten'],
    ['Wachtwoord', 'zonderéencijfer', 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten'],
  ] as const) {
    await field(page, label).fill(typed);
    await register(page);
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, label)).toHaveValue(typed);
  }
});

test('a common password is refused by the server; other values stay, and the captcha runs again', async ({ page }) => {
  const person = { name: `wachtwoord-${Date.now() % 1e8}`, email: 'wachtwoord@example.org', password: 'password1' };
  await fill(page, person);
  await register(page);
  await expect(field(page, 'Wachtwoord')).toHaveAccessibleDescription(/Dit wachtwoord komt te vaak voor/);
  await expect(field(page, 'Gebruikersnaam')).toHaveValue(person.name);
  await expect(field(page, 'E-mailadres')).toHaveValue(person.email);
  // A solution is valid once, so the captcha starts again.
  await expect(page.getByText('Geverifieerd', { exact: true })).toBeHidden();
});

test.describe('a form that is sent before the captcha is solved waits for it, and is then sent', () => {
  for (const [moment, address] of [
    ['its script loads', /\/assets\/altcha-[^/]*\.js$/],
    ['it runs', /\/api\/v1\/captcha$/],
  ] as const) {
    test(`while ${moment}`, { tag: moment === 'it runs' ? '@thorough' : [] }, async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.reload(); // the script has been loaded already
      await waitForHydration(page);
      await field(page, 'Gebruikersnaam').fill(`haast-${Date.now() % 1e8}`);
      await field(page, 'E-mailadres').fill(`haast-${Date.now()}@example.org`);
      await field(page, 'Wachtwoord').fill('zonnebloem7');
      await field(page, 'Wat past bij jou?').selectOption({ label: 'Nabestaande' });
      await field(page, /Ik ben 16 jaar of ouder/).check();
      await register(page);
      await expect(page.getByRole('button', { name: /even geduld/ })).toBeVisible();
      await expect(page.getByText(REQUIRED)).toHaveCount(0);
      held.resolve();
      await expect(page.getByRole('heading', { level: 1, name: 'Bijna klaar' })).toBeVisible();
    });
  }
});

test('a form is sent without a captcha whose script fails to load, and the answer names it', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.route(/\/assets\/altcha-[^/]*\.js$/, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByText('De controle dat je geen robot bent, wil niet laden.')).toBeVisible();
  await field(page, 'Gebruikersnaam').fill(`zonder-${Date.now() % 1e8}`);
  await register(page);
  await expect(page.locator('#field-Recaptcha-error')).toContainText(REQUIRED);
});

test('a captcha that fails is named as an error, and no longer once it has succeeded', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.route('**/api/v1/captcha', (route) => route.fulfill({ status: 500 }));
  await field(page, 'Gebruikersnaam').fill('ab');
  await expect(page.locator('altcha-widget')).toContainText(/mislukt/i);
  await register(page);
  const error = page.locator('#field-Recaptcha-error');
  await expect(error).toContainText(REQUIRED);
  await page.unroute('**/api/v1/captcha');
  await page.getByLabel('Ik ben geen robot').press('Space');
  await expect(page.getByText('Geverifieerd', { exact: true })).toBeVisible();
  await expect(error).toHaveCount(0);
});

test('R1 a known address gets the same response as any other', { tag: '@thorough' }, async ({ page }) => {
  await fill(page, { name: `bekend-${Date.now() % 1e8}`, email: 'deelnemer@example.org' });
  await register(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Bijna klaar' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('deelnemer@example.org');
});
