import type { Page } from '@playwright/test';
import { sendConfirmation } from './support/registration.ts';
import { expect, test } from './support/test.ts';

for (const [device, width] of [
  ['a desktop', 1280],
  ['a phone', 320],
] as const) {
  const tag = width > 320 ? '@thorough' : [];
  test(`a visitor reads, registers, confirms, logs in, reacts and logs out, on ${device}`, { tag }, async ({
    page,
  }) => {
    const name = `reis-${width}-${Date.now() % 1_000_000}`;
    const email = `${name}@example.org`;
    await page.setViewportSize({ width, height: 900 });

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Samen weten we meer');
    await openMenu(page, width);
    await page.getByRole('link', { name: 'Gesprekken' }).first().click();
    await expect(page.getByRole('heading', { name: 'Een goed gesprek' })).toBeVisible();
    await page
      .getByRole('link', { name: /^Thuisdialyse/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Waar laten jullie in hemelsnaam al die dozen?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waar laten jullie in hemelsnaam al die dozen?');

    await page.getByRole('main').getByRole('link', { name: 'word deelnemer' }).click();
    await register(page, { name, email });
    await expect(page.getByRole('heading', { level: 1, name: 'Bijna klaar' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(email);

    await confirm(page, email);
    await expect(page.getByText('Je e-mailadres is bevestigd')).toBeVisible();
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('zonnebloem7');
    await page.getByLabel('Ingelogd blijven').check();
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Goede.+, ${name}$`) })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Naar mijn profiel' })).toBeVisible();

    await page.goto('/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen');
    await react(page, `Bij ons staan ze onder de trap, schrijft ${name}.`);
    const ownReaction = page.getByRole('listitem').filter({ hasText: name });
    await expect(ownReaction).toContainText('Bij ons staan ze onder de trap');

    await page.getByRole('button', { name: 'Volg dit gesprek' }).click();
    await expect(page.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();

    await logOut(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Samen weten we meer');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Plaats reactie' })).toBeHidden();
  });
}

async function openMenu(page: Page, width: number): Promise<void> {
  if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('summary', { hasText: 'Community' }).click();
}

async function register(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Gebruikersnaam').fill(name);
  await expect(page.getByText('Deze gebruikersnaam is vrij.')).toBeVisible();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('zonnebloem7');
  await page.getByLabel('Wat past bij jou?').selectOption({ label: 'Nierpatiënt' });
  await page.getByLabel(/Ik ben 16 jaar of ouder/).check();
  await expect(page.getByText('Geverifieerd', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Registreren' }).click();
}

/** Opens the mail in the demo's mailbox, follows its link and presses the button. */
async function confirm(page: Page, email: string): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link');
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await page.getByRole('link', { name: /email-bevestigen/ }).click();
  await sendConfirmation(page, 'zonnebloem7');
}

async function react(page: Page, text: string): Promise<void> {
  await page.getByLabel('Je reactie').fill(text);
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  await expect(page.getByLabel('Je reactie')).toHaveValue('');
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').locator('summary', { hasText: name }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
}
