import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { sql } from 'kysely';
import { TEST_EDITORS_LOCK } from '#app/platform/database/lock-numbers.ts';
import { CMS } from './addresses.ts';
import { withSiteDatabase } from './site-database.ts';
import { test as base, PASSWORD } from './test.ts';

const ROLES = ['beheerder', 'eindredacteur', 'redacteur'] as const;
type Role = (typeof ROLES)[number];

/** The e-mail addresses of editors, one of each role. */
type Editors = Record<Role, string>;

type Playwright = PlaywrightWorkerArgs['playwright'];

/** Waits until the CMS answers. It starts after the site, and `npm run check:cms` builds it beforehand. */
export async function waitForCms(request: APIRequestContext): Promise<void> {
  await expect
    .poll(
      () =>
        request.get(`${CMS}/api/users/init`).then(
          (answer) => answer.status(),
          () => 0,
        ),
      {
        message: 'the CMS answers (npm run check:cms builds it)',
      },
    )
    .toBe(200);
}

/**
 * Logs in to the admin with its form. Payload's form forgets what is typed before React owns it, so it is filled in again,
 * unless the login was only slow.
 */
export async function logInToCms(page: Page, email: string): Promise<void> {
  await waitForCms(page.request);
  await page.goto(`${CMS}/admin/login`);
  await expect(async () => {
    if (page.url() !== `${CMS}/admin`) {
      await page.getByLabel('E-mail').fill(email, { timeout: 5000 });
      await page.getByLabel('Wachtwoord').fill(PASSWORD, { timeout: 5000 });
      await page.getByRole('button', { name: 'Inloggen' }).click({ timeout: 5000 });
    }
    await expect(page).toHaveURL(`${CMS}/admin`, { timeout: 10_000 });
  }).toPass();
}

/**
 * `editors`: the e-mail addresses of this worker's own editors, because Payload drops one of two concurrent logins of a
 * user. `apiAs`: opens an API client with the session of such an editor, until the end of the test.
 */
export const test = base.extend<{ apiAs: (role: Role) => Promise<APIRequestContext> }, { editors: Editors }>({
  editors: [async ({ playwright }, use) => use(await makeEditors(playwright)), { scope: 'worker' }],
  apiAs: async ({ editors, playwright }, use) => {
    const made: APIRequestContext[] = [];
    await use(async (role) => {
      const calls = await logIn(playwright, editors[role]);
      made.push(calls);
      return calls;
    });
    for (const calls of made) await calls.dispose();
  },
});

/** Makes the editors as the beheerder of the demo, one worker at a time. */
function makeEditors(playwright: Playwright): Promise<Editors> {
  return withSiteDatabase((db) =>
    db.connection().execute(async (alone) => {
      await sql`select pg_advisory_lock(${TEST_EDITORS_LOCK})`.execute(alone); // released when the connection closes
      const beheerder = await logIn(playwright, 'redactie@example.org');
      const made: [Role, string][] = [];
      for (const role of ROLES) {
        const email = `${role}-${randomUUID()}@example.org`;
        const data = { email, name: `${role} van een journey`, role, password: PASSWORD };
        expect((await beheerder.post(`${CMS}/api/users`, { data })).status()).toBe(201);
        made.push([role, email]);
      }
      await beheerder.dispose();
      return Object.fromEntries(made) as Editors;
    }),
  );
}

async function logIn(playwright: Playwright, email: string): Promise<APIRequestContext> {
  const calls = await playwright.request.newContext({ extraHTTPHeaders: { origin: CMS } });
  await waitForCms(calls);
  const data = { email, password: PASSWORD };
  expect((await calls.post(`${CMS}/api/users/login`, { data })).status()).toBe(200);
  return calls;
}
