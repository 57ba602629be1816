import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeOf, parseSecret } from '#tests/support/app-codes.ts';
import { CMS } from '../support/addresses.ts';
import { logInToCms, test } from '../support/cms.ts';
import { expectDutch } from '../support/expect-dutch.ts';
import { expect, PASSWORD } from '../support/test.ts';

/** The secret that the page shows to type. */
const shownSecret = async (page: Page) =>
  parseSecret((await page.locator('.niergenoten-app-set-up__secret').textContent())?.replaceAll(/\s/g, '') ?? '');

const listCodes = (page: Page) => page.locator('.niergenoten-recovery-codes li').allTextContents();

/** Fills the login form in, whose fields forget what is typed before React owns them. */
async function giveWrongCode(page: Page, email: string): Promise<void> {
  await page.goto(`${CMS}/admin/login`);
  await expect(async () => {
    await page.getByLabel('E-mail').fill(email, { timeout: 5000 });
    await page.getByLabel('Wachtwoord').fill(PASSWORD, { timeout: 5000 });
    await page.getByRole('button', { name: 'Inloggen' }).click({ timeout: 5000 });
    await expect(page.getByLabel('Code')).toBeFocused({ timeout: 10_000 });
  }).toPass();
  await page.getByLabel('Code').fill('abcdef');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Deze code klopt niet.' })).toBeVisible();
  await expect(page.getByLabel('Wachtwoord')).toBeHidden();
}

test('an editor turns the second step on, and logs in with a code of the app', async ({ apiAs, page }) => {
  const email = `tweede-stap-${randomUUID()}@example.org`;
  const user = { email, name: 'Met een app', role: 'redacteur', password: PASSWORD };
  expect((await (await apiAs('beheerder')).post(`${CMS}/api/users`, { data: user })).status()).toBe(201);

  await logInToCms(page, email);
  const before = await page.context().cookies();
  await page.context().clearCookies();
  await logInToCms(page, email);
  await page.goto(`${CMS}/admin/account`);
  await expect(page.getByText('De tweede stap staat uit.')).toBeVisible();
  const setting = page.locator('.niergenoten-second-factor');
  await setting.getByLabel('Je wachtwoord').fill('verkeerd-wachtwoord');
  await setting.getByRole('button', { name: 'Zet de tweede stap aan' }).click();
  await expect(setting.getByRole('alert')).toContainText('Dit is niet je huidige wachtwoord.');
  await setting.getByLabel('Je wachtwoord').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = await shownSecret(page);
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible();
  await setting.getByLabel('Code').fill(codeOf(secret, new Date()));
  await setting.getByRole('button', { name: 'Bevestig de code' }).click();
  await expect(page.getByRole('heading', { name: 'Je herstelcodes' })).toBeFocused();
  const codes = await listCodes(page);
  expect(codes).toHaveLength(10);
  await expectDutch(page);
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(setting).toContainText('De tweede stap staat aan. Je hebt nog 10 herstelcodes.');

  await page.context().clearCookies();
  await page.context().addCookies(before); // a session that showed no code
  for (const path of ['/admin', '/admin/collections/content-pages', '/admin/account', '/admin/na-te-kijken']) {
    await page.goto(`${CMS}${path}`);
    await expect(page, path).toHaveURL(/\/admin\/login/);
  }
  await giveWrongCode(page, email);
  await expectDutch(page);

  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${CMS}/admin`);

  await page.goto(`${CMS}/admin/account`);
  await expect(setting).toContainText('Je hebt nog 9 herstelcodes.');
  await page.setViewportSize({ width: 768, height: 1024 }); // a tablet
  await setting.scrollIntoViewIfNeeded();
  await expect(setting.getByRole('button', { name: 'Zet de tweede stap uit' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'sideways scrolling').toBeLessThanOrEqual(
    768,
  );
  await expectDutch(page);
  await setting.getByLabel('Je wachtwoord').fill(PASSWORD);
  await setting.getByRole('button', { name: 'Zet de tweede stap uit' }).click();
  await expect(setting).toContainText('De tweede stap staat uit.');
});
