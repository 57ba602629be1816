import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logInByCall } from './support/api-calls.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { expect, PASSWORD, test } from './support/test.ts';

const KEYS = '/account/inloggen';

/** Turns the second step on with an app. Gives the app and the recovery codes. */
async function turnOn(page: Page): Promise<{ app: TOTP; codes: string[] }> {
  await page.goto(KEYS);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ga verder' }).click();
  const part = page.getByRole('region', { name: 'Met een app' });
  const address = (await part.getByRole('link').getAttribute('href')) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(new URL(address).searchParams.get('secret') ?? '') });
  await part.getByLabel('Code').fill(app.generate());
  await part.getByRole('button', { name: 'Zet de tweede stap aan' }).click();
  const shown = page.getByRole('status').filter({ hasText: 'Je herstelcodes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  return { app, codes: await shown.allTextContents() };
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`/inloggen?afterLoginUrl=${encodeURIComponent(KEYS)}`);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the second step, with JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('is turned on with an app, asked at the next login, and turned off', async ({ page }) => {
      const email = await newMember();
      await logInByCall(page, email);
      const { app, codes } = await turnOn(page);

      await givePassword(page, email);
      await giveCode(page, '000000');
      await expect(page.getByText('Deze code klopt niet.').first()).toBeVisible();
      await giveCode(page, app.generate({ timestamp: Date.now() + 30_000 })); // the code of now was used to turn it on
      await expect(page).toHaveURL(KEYS);
      await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible();

      await givePassword(page, email);
      await giveCode(page, codes[0] ?? '');
      await expect(page.getByText('Je hebt nog 9 herstelcodes.')).toBeVisible();

      await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Ga verder' }).click();
      await page.locator('summary', { hasText: 'Zet de tweede stap uit' }).click();
      await page.getByRole('button', { name: 'Ja, zet de tweede stap uit' }).click();
      await expect(page.getByText('De tweede stap staat uit.').first()).toBeVisible();
      await openMail(page, { email, subject: 'Er is een herstelcode van je account' });
    });
  });
}

test('the pages of the second step are accessible', { tag: '@thorough' }, async ({ page }) => {
  const email = await newMember();
  await logInByCall(page, email);
  await turnOn(page);
  await expectAccessible(page);
  await givePassword(page, email);
  await expectAccessible(page);
});
