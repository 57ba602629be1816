import { photoOfPhone } from '#tests/support/pictures.ts';
import { CMS, SITE } from './support/addresses.ts';
import { logInToCms, test, waitForCms } from './support/cms.ts';
import { expectDutch } from './support/expect-dutch.ts';
import { onDisk } from './support/on-disk.ts';
import { expect } from './support/test.ts';

test('an editor uploads a picture, and readers get it from the site, without camera metadata', {
  tag: '@thorough',
}, async ({ editors, page, playwright }) => {
  await logInToCms(page, editors.redacteur);
  await page.goto(`${CMS}/admin/collections/media/create`);
  const file = { ...(await photoOfPhone('#2980b9')), name: 'Onze Zoë.jpg' }; // rules.md R53: as large as it is
  await page.locator('input[type=file]').setInputFiles(await onDisk(file));
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Beschrijf wat er te zien is.')).toBeVisible();

  await page.getByLabel('Beschrijving voor wie niet kan zien').fill('Een blauw vlak');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/media\/\d+$/);
  await expectDutch(page);
  const kept = page.getByRole('link', { name: /^[0-9a-f]{10}-onze-zoe\.webp$/ });
  const href = (await kept.getAttribute('href')) ?? '';
  expect(href).toContain(`${SITE.origin}/media/editorial/`);

  const reader = await playwright.request.newContext();
  const answer = await reader.get(href);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect((await answer.body()).includes('geheim')).toBe(false);
  await reader.dispose();
  const thumbnail = page.locator('img[src*="card1xwebp"]').first();
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(150);
  await page.getByRole('button', { name: 'Afbeelding bewerken' }).click();
  await expect(page.getByRole('spinbutton', { name: 'X %, vanaf links' })).toBeVisible();
  await expectDutch(page);
});

test('idle connections to the site and the CMS stay open longer than a proxy keeps them', async ({ request }) => {
  await waitForCms(request);
  for (const address of [SITE.origin, CMS]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.headers()['keep-alive']).toBe('timeout=65');
  }
});

test('a beheerder sees users, a redacteur does not', { tag: '@thorough' }, async ({ editors, page }) => {
  await logInToCms(page, editors.redacteur);
  await expect(page.getByRole('link', { name: 'Afbeeldingen' }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Gebruikers' })).toHaveCount(0);
  await expectDutch(page);
  await page.context().clearCookies();
  await logInToCms(page, editors.beheerder);
  await expect(page.getByRole('link', { name: 'Gebruikers' }).first()).toBeAttached();
  for (const path of ['/users/create', '/medical-articles/trash']) {
    await page.goto(`${CMS}/admin/collections${path}`);
    await expectDutch(page);
  }
  for (const path of ['/account', '/na-te-kijken', '/kapotte-links', '/gepland-maar-mislukt', '/bestaat-niet']) {
    await page.goto(`${CMS}/admin${path}`);
    await expectDutch(page);
  }
});
