import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { PASSWORD } from './test.ts';

/** Where the CMS of the journeys answers (playwright.config.ts). */
export const CMS = 'http://localhost:3211';

export type Editor = 'redactie' | 'eindredactie' | 'redacteur';

/** Waits for the CMS, which starts after the site; built beforehand by `npm run check:cms`. */
export async function cmsReady(request: APIRequestContext): Promise<void> {
  await expect
    .poll(
      () =>
        request.get(`${CMS}/api/users/init`).then(
          (answer) => answer.status(),
          () => 0,
        ),
      {
        message: 'the CMS answers (npm run check:cms builds it)',
        timeout: 60_000,
      },
    )
    .toBe(200);
}

/** Logs in to the admin by its form. */
export async function logInToCms(page: Page, editor: Editor): Promise<void> {
  await cmsReady(page.request);
  await page.goto(`${CMS}/admin/login`);
  await page.getByLabel('E-mail').fill(`${editor}@example.org`);
  await page.getByLabel('Wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${CMS}/admin`);
}

/** The headers with which this editor calls the CMS, as their browser would. */
export async function callsAs(request: APIRequestContext, editor: Editor): Promise<Record<string, string>> {
  await cmsReady(request);
  const data = { email: `${editor}@example.org`, password: PASSWORD };
  const answer = await request.post(`${CMS}/api/users/login`, { data });
  expect(answer.status()).toBe(200);
  return { origin: CMS, cookie: answer.headers()['set-cookie']?.split(';')[0] ?? '' };
}
