import type { Page } from '@playwright/test';
import { logInByCall } from './support/api-calls.ts';
import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { expect, PASSWORD, test } from './support/test.ts';

const KEYS = '/account/inloggen';

const passkey = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Gemaakt op' });

/** Gives the browser of this page a device for passkeys, of which the owner always agrees. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Takes the offer in the field away, of which the button would be a second. */
const withoutPasskeysInField = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** Makes a passkey with this name, on the page that has asked for the password. */
async function makePasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await page.getByLabel('Naam van de sleutel').fill(name);
  await page.getByRole('button', { name: 'Maak een toegangssleutel' }).click();
  await expect(page.getByText('Je toegangssleutel is klaar.')).toBeVisible();
}

test('a member makes a passkey, logs in with it, renames and removes it', async ({ page }) => {
  const email = await newMember();
  await addVirtualAuthenticator(page);
  await logInByCall(page, email);
  await page.goto('/account/instellingen');
  await page.getByRole('link', { name: 'Bekijk je sleutels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Veilig inloggen' })).toBeVisible();
  await makePasskey(page, 'Mijn telefoon');
  await expect(passkey(page)).toContainText('Mijn telefoon');

  await page.context().clearCookies();
  await withoutPasskeysInField(page);
  await page.goto(`/inloggen?afterLoginUrl=${encodeURIComponent(KEYS)}`);
  await page.getByRole('button', { name: 'Gebruik een toegangssleutel' }).click();
  await expect(page).toHaveURL(KEYS);
  await expect(passkey(page)).toContainText('laatst gebruikt');

  await page.getByRole('button', { name: 'Gebruik een toegangssleutel' }).click();
  await page.locator('summary', { hasText: 'Wijzig de naam van Mijn telefoon' }).click();
  const name = page.getByLabel('Nieuwe naam');
  await name.fill('');
  await page.getByRole('button', { name: 'Bewaar de naam' }).click();
  await expect(page.getByText('Geef je sleutel een naam')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Oude telefoon');
  await page.getByRole('button', { name: 'Bewaar de naam' }).click();
  await expect(page.getByText('De toegangssleutel heeft een andere naam.')).toBeVisible();
  await expect(passkey(page)).toContainText('Oude telefoon');

  await page.locator('summary', { hasText: 'Verwijder Oude telefoon' }).click();
  await expect(page.getByText('Met deze sleutel kun je dan niet meer inloggen.')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, verwijder deze sleutel' }).click();
  await expect(page.getByText('De toegangssleutel is verwijderd.')).toBeVisible();
  await openMail(page, { email, subject: 'Er is een toegangssleutel van je account' });
});

test('the field for the address offers a passkey, which logs in as soon as it is chosen', { tag: '@thorough' }, async ({
  page,
}) => {
  const email = await newMember();
  await addVirtualAuthenticator(page);
  await logInByCall(page, email);
  await page.goto(KEYS);
  await makePasskey(page, 'Mijn laptop');
  await page.context().clearCookies();
  await page.goto(`/inloggen?afterLoginUrl=${encodeURIComponent(KEYS)}`); // the device of the test chooses by itself
  await expect(page).toHaveURL(KEYS);
  await expect(passkey(page)).toContainText('Mijn laptop');
});

test('a passkey that was removed logs nobody in, and the page says what to do', { tag: '@thorough' }, async ({
  page,
}) => {
  const email = await newMember();
  await addVirtualAuthenticator(page);
  await logInByCall(page, email);
  await page.goto(KEYS);
  await makePasskey(page, 'Oude telefoon');
  await page.locator('summary', { hasText: 'Verwijder Oude telefoon' }).click();
  await page.getByRole('button', { name: 'Ja, verwijder deze sleutel' }).click();
  await expect(page.getByText('De toegangssleutel is verwijderd.')).toBeVisible();

  await page.context().clearCookies();
  await withoutPasskeysInField(page);
  await page.goto('/inloggen');
  await page.getByRole('button', { name: 'Gebruik een toegangssleutel' }).click();
  await expect(page.getByRole('alert')).toContainText('Probeer het nog een keer, of gebruik je wachtwoord.');
});
