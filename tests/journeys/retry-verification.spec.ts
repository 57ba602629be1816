import type { Page } from '@playwright/test';
import { confirm, NEW_PASSWORD, newPerson, register, sendLogin } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const RETRY = '/verificatie-mail-opnieuw-versturen';

const send = (page: Page) => page.getByRole('button', { name: 'Opnieuw versturen' }).click();

test('a person without verification mail requests it again, and confirms with it', { tag: '@thorough' }, async ({
  page,
}) => {
  const person = newPerson('opnieuw');
  await page.goto('/registreren');
  await register(page, person);
  await page.goto('/inloggen');
  await sendLogin(page, person.email, NEW_PASSWORD);
  await expect(page.getByRole('alert')).toContainText(
    'Je moet eerst je e-mail bevestigen voordat je kunt inloggen. Geen verificatiemail ontvangen? Opnieuw aanvragen',
  );
  await page.getByRole('link', { name: 'Opnieuw aanvragen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verificatiemail opnieuw versturen' })).toBeVisible();
  await page.getByLabel('E-mailadres').fill(person.email);
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in je mailbox' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('tot 15 minuten');

  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(page.getByRole('listitem').filter({ hasText: person.email })).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await confirm(page, person);
  await sendLogin(page, person.email, NEW_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Goede.+, ${person.name}$`) })).toBeVisible();
});

test.describe('an unknown address gets the same response as any other', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('and an invalid one is refused beside its field', { tag: '@thorough' }, async ({ page }) => {
        await page.goto(RETRY);
        if (javaScriptEnabled) await waitForHydration(page);
        await send(page);
        await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Dit is een verplicht veld/);
        await page.getByLabel('E-mailadres').fill('geen-adres');
        await send(page);
        await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Dit e-mailadres is niet geldig/);
        await expect(page.getByLabel('E-mailadres')).toHaveValue('geen-adres');
        await page.getByLabel('E-mailadres').fill('niemand@example.org');
        await send(page);
        await expect(page.getByRole('heading', { level: 1, name: 'Kijk in je mailbox' })).toBeVisible();
      });
    });
  }
});

test('a failed verification says so, and links to the next step', async ({ page }) => {
  await page.goto('/verificatie-mail-fout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets mis gegaan');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toHaveAttribute('href', RETRY);
});
