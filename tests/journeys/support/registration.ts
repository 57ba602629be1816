import { expect, type Page } from '@playwright/test';
import { openMail } from './mail.ts';

export const NEW_PASSWORD = 'zonnebloem7';

let made = 0;

/** A unique name and e-mail address for a new registration. */
export function newPerson(prefix: string) {
  made += 1;
  const name = `${prefix}-${process.pid % 10_000}-${made}-${Date.now() % 10_000}`.slice(0, 20);
  return { name, email: `${name}@example.org` };
}

/** Fills in the registration form, waits for the captcha and sends the form. */
export async function register(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Gebruikersnaam').fill(name);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(NEW_PASSWORD);
  const role = page.getByLabel('Wat past bij jou?');
  if ((await role.inputValue()) === '') await role.selectOption({ label: 'Nierpatiënt' });
  await page.getByLabel(/Ik ben 16 jaar of ouder/).check();
  await expect(page.getByText('Geverifieerd', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bijna klaar' })).toBeVisible();
}

/** Follows the link of the verification mail. */
export async function openConfirmation(page: Page, { email }: { email: string }): Promise<void> {
  await openMail(page, { email, subject: 'Bevestig je e-mailadres' });
  await page.getByRole('link', { name: /email-bevestigen/ }).click();
}

/** Fills in the password on the page of the verification mail, and presses its button. */
export async function sendConfirmation(page: Page, password: string): Promise<void> {
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click();
}

/** Follows the link of the verification mail, which names the account, and confirms it. */
export async function confirm(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await openConfirmation(page, { email });
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  await sendConfirmation(page, NEW_PASSWORD);
  await expect(page.getByText('Je e-mailadres is bevestigd')).toBeVisible();
}

/** Fills in and sends the login form. */
export async function sendLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}
