import type { Page } from '@playwright/test';
import { logInByCall } from './support/api-calls.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { sendLogin } from './support/registration.ts';
import { expect, PASSWORD, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const FORGOT = '/wachtwoord/vergeten';
const NEW = '/wachtwoord/opnieuw-instellen';
const WEAK = 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten';

const password = (page: Page) => page.getByLabel('Nieuw wachtwoord', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click();

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto('/inloggen');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord vergeten' })).toBeVisible();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Verstuur de link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in je mailbox' })).toBeVisible();
}

async function followLink(page: Page, email: string): Promise<string> {
  await openMail(page, { email, subject: 'Een nieuw wachtwoord' });
  const link = page.getByRole('link', { name: /opnieuw-instellen/ });
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Kies een nieuw wachtwoord' })).toBeVisible();
  return address;
}

test('a member with a forgotten password sets a new one by mail, once, and is logged out everywhere', async ({
  page,
  openPage,
}) => {
  const email = await newMember();
  const elsewhere = await openPage();
  await logInByCall(elsewhere, email);

  await requestLink(page, email);
  await expect(page.getByRole('main')).toContainText('tot 15 minuten');
  await expect(page.getByRole('main')).toContainText('spam');
  const link = await followLink(page, email);
  await expect(page).toHaveURL(NEW); // R7 the token is not in the address bar

  await waitForHydration(page);
  await password(page).fill('kort1');
  await save(page);
  await expect(password(page)).toHaveAccessibleDescription(new RegExp(WEAK));
  await expect(password(page)).toHaveValue('kort1');
  await password(page).fill('password1');
  await save(page);
  await expect(password(page)).toHaveAccessibleDescription(/Dit wachtwoord komt te vaak voor/);
  await expect(page).toHaveURL(NEW); // also after the form was sent
  await password(page).fill('korenbloem8');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Je wachtwoord is gewijzigd' })).toBeVisible();

  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Samen weten we meer');
  await openMail(page, { email, subject: 'Je wachtwoord voor Niergenoten is gewijzigd' });

  await page.goto('/inloggen');
  await sendLogin(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('De combinatie van dit e-mailadres en wachtwoord is onjuist.');
  await sendLogin(page, email, 'korenbloem8');
  await expect(page.getByRole('heading', { level: 1, name: /^Goede(morgen|middag|navond), / })).toBeVisible();

  await page.goto(link);
  await password(page).fill('vergeetmij9');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Deze link werkt niet (meer). Vraag een nieuwe aan.');
  await page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click();
  await expect(page).toHaveURL('/'); // a logged-in member is redirected
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same forms lead to a new password; a refused one keeps the link', async ({ page }) => {
    const email = 'quirijn_88@people.example.org'; // of the demo; no other journey uses this member
    await page.goto(FORGOT);
    await page.getByRole('button', { name: 'Verstuur de link' }).click();
    await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Dit is een verplicht veld/);
    await requestLink(page, email);
    await followLink(page, email);
    await password(page).fill('kort');
    await save(page);
    await expect(password(page)).toHaveAccessibleDescription(new RegExp(WEAK));
    await expect(page).toHaveURL(NEW);
    await password(page).fill('korenbloem8');
    await save(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Je wachtwoord is gewijzigd' })).toBeVisible();
    await page.getByRole('link', { name: 'Inloggen' }).click();
    await sendLogin(page, email, 'korenbloem8');
    await expect(page.getByRole('heading', { level: 1, name: /^Goede(morgen|middag|navond), / })).toBeVisible();
  });
});

test('an address is required, in any form; the error is beside it', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(FORGOT);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Verstuur de link' }).click();
  await expectWrongField(page, 'Dit is een verplicht veld');
  await page.getByLabel('E-mailadres').fill('geen adres');
  await page.getByRole('button', { name: 'Verstuur de link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in je mailbox' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Kijk in je mailbox' })).toBeFocused();
});

test('a logged-in member is redirected', { tag: '@thorough' }, async ({ page, baseURL }) => {
  await logInByCall(page, 'deelnemer@example.org');
  await page.goto(FORGOT);
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('R7 the page of the link sends no referrer, loads nothing from other hosts, and is not cached', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const response = await page.goto(`${NEW}?email=iemand%40example.org&token=geheim`);
  await waitForHydration(page);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' });
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  await expect(page).toHaveURL(NEW);
});

test('an expired link says so', { tag: '@thorough' }, async ({ page }) => {
  for (const [path, title, text] of [
    ['/email-gewijzigd', 'Gelukt', 'nieuwe e-mailadres'],
    [
      '/email-gewijzigd-fout',
      'Er is iets mis gegaan',
      'Deze link werkt niet meer. Heb je hem al eens gebruikt? Dan is je e-mailadres toen gewijzigd',
    ],
    ['/account-verwijderd', 'Je account is verwijderd', 'Het kan niet worden teruggezet'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(text);
  }
  await page.goto('/email-gewijzigd-fout');
  await expect(page.getByRole('main').getByRole('link', { name: 'Neem contact op' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
