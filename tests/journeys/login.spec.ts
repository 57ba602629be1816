import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { expect, logIn, PASSWORD, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const login = {
  async fill(page: import('@playwright/test').Page, email: string, password: string) {
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
  },
};

test('missing fields are named beside them and at the top, which gets the focus', async ({ page }) => {
  await page.goto('/inloggen');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([/^E-mailadres: Dit is/, /^Wachtwoord: Dit is/]);
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(
    /Dit is een verplicht veld. Vul je e-mailadres in./,
  );
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
});

test('five wrong passwords, then a block', async ({ page }) => {
  const email = `blok-${Date.now()}@example.org`;
  await page.goto('/inloggen');
  for (let time = 1; time <= 5; time += 1) {
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && !response.url().includes('/api/'),
    );
    await login.fill(page, email, 'verkeerd1');
    expect((await answered).status()).toBe(401);
    await expect(page.getByRole('alert')).toContainText('De combinatie van dit e-mailadres en wachtwoord is onjuist.');
    await expect(page.getByRole('alert')).toBeFocused();
  }
  await login.fill(page, email, 'verkeerd1');
  await expect(page.getByRole('alert')).toContainText('Er zijn 5 incorrecte login pogingen geweest. Wacht 30 seconden');
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
});

test('the password can be shown', async ({ page }) => {
  await page.goto('/inloggen');
  const field = page.getByLabel('Wachtwoord', { exact: true });
  await field.fill('zonnebloem7');
  await page.getByRole('button', { name: 'Toon wachtwoord' }).click();
  await expect(field).toHaveAttribute('type', 'text');
});

test('R10 a login leads to an address of this site, and to no other', { tag: '@thorough' }, async ({
  page,
  baseURL,
}) => {
  for (const [url, lands] of [
    ['/dev/ui?page=2', '/dev/ui?page=2'],
    ['https://evil.example/', '/?user_signed_in=true'],
    ['//evil.example', '/?user_signed_in=true'],
    ['/uitloggen', '/?user_signed_in=true'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/inloggen?afterLoginUrl=${encodeURIComponent(url)}`);
    await login.fill(page, 'moderator@example.org', PASSWORD);
    await expect(page).toHaveURL(baseURL + lands);
  }
});

test('the login page says that the session ended', async ({ page }) => {
  await page.goto('/inloggen?session-timeout=true');
  await expect(page.getByText('Je bent automatisch uitgelogd, omdat je meer dan 4 uur niet actief was.')).toBeVisible();
});

test('a like after the session ended leads to the login page, and back', async ({ page, context }) => {
  await logIn(page, 'dietist@example.org');
  const path = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';
  await page.goto(path);
  await waitForHydration(page);
  await context.clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Waardeer', exact: true }).first().click();
  await expect(page).toHaveURL(`/inloggen?session-timeout=true&afterLoginUrl=${encodeURIComponent(path)}`);
});

test.describe('a link by mail', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test('logs in without a password, by its button, once', async ({ page }) => {
        const email = await newMember();
        await page.goto('/inloggen');
        await page.getByRole('link', { name: 'Stuur mij een link' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Inloggen met een link' })).toBeVisible();
        await page.getByLabel('E-mailadres').fill(email);
        await page.getByRole('button', { name: 'Stuur mij een link' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Kijk in je mailbox' })).toBeVisible();

        await openMail(page, { email, subject: 'Je link om in te loggen' });
        const link = page.getByRole('link', { name: /inloggen\/link/ });
        const address = (await link.getAttribute('href')) ?? '';
        await page.goto(address);
        await page.goto(address); // opening it does not use it up
        await page.getByRole('button', { name: 'Inloggen' }).click();
        await expect(page).toHaveURL('/?user_signed_in=true');

        await page.context().clearCookies();
        await page.goto(address);
        await expect(page.getByRole('alert')).toContainText('Deze link werkt niet (meer).');
      });
    });
  }
});
