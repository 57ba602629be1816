import { logInByCall } from './support/api-calls.ts';
import { expect, PASSWORD, test } from './support/test.ts';

test('addresses without a page redirect to the profile', async ({ request }) => {
  for (const path of ['/account', '/mijn-profiel']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, '/account/profiel']);
  }
});

test('a visitor is asked to log in on every page of the account area, and returns to it afterwards', {
  tag: '@thorough',
}, async ({ page }) => {
  for (const path of ['/account/profiel', '/account/foto', '/account/foto/verwijderen', '/account/bestaat-niet']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in om deze pagina te bekijken');
    await expect(page.getByRole('complementary', { name: 'Jouw account' })).toHaveCount(0);
  }
  await page.goto('/account/instellingen');
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await page.getByLabel('E-mailadres').fill('deelnemer@example.org');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible();
});

test('the sidebar shows the member and the current page, and logs out', async ({ page }) => {
  await logInByCall(page, 'deelnemer@example.org');
  await page.goto('/account/instellingen');
  const sidebar = page.getByRole('complementary', { name: 'Jouw account' });
  await expect(sidebar).toContainText('Demodeelnemer');
  const links = sidebar.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText([/Mijn profiel/, /Berichten/, /Meldingen/, /Instellingen/]);
  await expect(sidebar.getByRole('link', { name: 'Instellingen' })).toHaveAttribute('aria-current', 'page');
  expect((await page.request.get('/account/bestaat-niet')).status()).toBe(404);
  await sidebar.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Samen weten we meer');
});

test('a phone shows the photo where it is changed, and not beside other settings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInByCall(page, 'deelnemer@example.org');
  const sinceWhen = page.getByRole('complementary', { name: 'Jouw account' }).getByText(/^Deelnemer sinds/);
  await page.goto('/account/foto');
  await expect(sinceWhen).toBeVisible();
  await page.goto('/account/instellingen');
  await expect(sinceWhen).toBeHidden();
});

test('R9 R33 the form for a photo is read only for members, with their token', async ({ page, request }) => {
  const form = { multipart: { photo: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(400_000) } } };
  const own = { headers: { 'sec-fetch-site': 'same-origin' } };
  expect((await request.post('/account/foto', { ...form, ...own })).status()).toBe(401);
  await logInByCall(page, 'deelnemer@example.org');
  expect((await page.request.post('/account/foto', { ...form, ...own })).status()).toBe(403);
  expect((await page.request.post('/account/instellingen', { ...form, ...own })).status()).toBe(413);
});
