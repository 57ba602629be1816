import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as base, PASSWORD } from './test.ts';

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

/** The calls of an editor, with their session, as a browser at the CMS makes them; for as long as the test lasts. */
export const test = base.extend<{ callsAs: (editor: Editor) => Promise<APIRequestContext> }>({
  callsAs: async ({ playwright, request }, use) => {
    await cmsReady(request);
    const made: APIRequestContext[] = [];
    await use(async (editor) => {
      const calls = await playwright.request.newContext({ extraHTTPHeaders: { origin: CMS } });
      made.push(calls);
      const data = { email: `${editor}@example.org`, password: PASSWORD };
      expect((await calls.post(`${CMS}/api/users/login`, { data })).status()).toBe(200);
      return calls;
    });
    for (const calls of made) await calls.dispose();
  },
});
