import type { Page } from '@playwright/test';
import { HOUR } from '#app/platform/clock.ts';
import { ageSession } from './support/age-session.ts';
import { logInByCall } from './support/api-calls.ts';
import { newMember } from './support/new-member.ts';
import { openSessionWarning } from './support/screens/reach.ts';
import { expect, PASSWORD, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const path = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';
const person = (username: string) => `${username}@people.example.org`;
const field = (page: Page) => page.getByLabel('Je reactie');

/** The keys of the unsaved texts that this tab stores. */
const unsavedCopies = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('concept:')));

/** Types a text that does not reach the server. */
async function typeUnsaved(page: Page, text: string): Promise<void> {
  await page.route('**/api/v1/drafts/**', (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  await waitForHydration(page);
  await field(page).fill(text);
  await expect.poll(() => unsavedCopies(page)).toHaveLength(1); // the scripts may run after the network is idle
}

const storeLimits = (page: Page) =>
  page.evaluate(() => localStorage.setItem('own.recipes.limits', '{"potassium":400}'));

const logOut = (page: Page) =>
  page
    .locator('form[action="/uitloggen"] button')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());

async function logInAgain(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

test('R30 a logout deletes unsaved text and limits in every tab of the browser; the text size stays', async ({
  page,
  baseURL,
}) => {
  await logInByCall(page, person('petra_63'));
  await page.context().addCookies([{ name: 'consent-functional', value: 'accepted', url: baseURL ?? '' }]);
  const other = await page.context().newPage();
  await typeUnsaved(other, 'In het andere venster');
  await typeUnsaved(page, 'In dit venster');
  for (const tab of [page, other]) expect(await tab.content()).toMatch(/petra_63/i);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Grotere letters' }).click();
  await storeLimits(page);
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
  await expect.poll(() => unsavedCopies(page)).toEqual([]);
  await expect(other.getByText('Wil je reageren?')).toBeVisible();
  await expect(field(other)).toHaveCount(0);
  await expect.poll(() => unsavedCopies(other)).toEqual([]);
  for (const tab of [page, other]) expect(await tab.content()).not.toMatch(/petra_63/i); // rules.md R56
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('text-size'))).toBe('large');
  const earlierLimits = page.getByText('Je eerdere grenzen');
  await page.goto('/recepten');
  await waitForHydration(page);
  await expect(earlierLimits).toHaveCount(0);
  await storeLimits(page); // as a visitor, who then keeps them
  await page.reload();
  await expect(earlierLimits).toContainText('kalium tot 400 mg');
});

test('R30 a logout before the scripts run deletes it, too', { tag: '@thorough' }, async ({ page }) => {
  await logInByCall(page, person('priya_s'));
  await typeUnsaved(page, 'Nog niet bewaard');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/uitloggen"]');
    HTMLFormElement.prototype.submit.call(form);
  });
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
  await expect.poll(() => unsavedCopies(page)).toEqual([]);
});

const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { stayed: true }));

/** The ways in which a session ends in the browser of its member. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'logs out in the account menu': logOut,
  'logs out in the dialog before the session ends': async (page) => {
    const dialog = await openSessionWarning(page);
    await markDocument(page); // it was loaded anew
    await dialog.getByRole('button', { name: 'Uitloggen' }).click();
  },
  'lets the session end by itself': async (page) => {
    await expect(await openSessionWarning(page)).toBeVisible(); // else the time passes while the warning is asked for
    await markDocument(page);
    await page.unroute('**/api/v1/sessions/current');
    await ageSession(page.context(), 5 * HOUR);
    await page.clock.fastForward('05:00');
  },
  'opens another page after the end': async (page) => {
    await ageSession(page.context(), 5 * HOUR);
    await page
      .getByRole('link', { name: /^Berichten/ })
      .first()
      .click();
  },
  'opens another page once the cookies are gone': async (page) => {
    await page.context().clearCookies();
    await page
      .getByRole('link', { name: /^Berichten/ })
      .first()
      .click();
  },
  'ends this session in the list': (page) =>
    page.getByRole('region', { name: 'Waar je bent ingelogd' }).getByRole('button', { name: /uit/i }).first().click(),
  'changes the password': async (page) => {
    const section = page.getByRole('region', { name: 'Wachtwoord' });
    await section.getByRole('link', { name: 'Wijzig' }).click();
    await section.getByLabel('Huidig wachtwoord', { exact: true }).fill(PASSWORD);
    await section.getByLabel('Nieuw wachtwoord', { exact: true }).fill('boterbloem9');
    await section.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  },
  'deletes the account': async (page) => {
    await page.getByRole('link', { name: 'Verwijder mijn account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Weet je dit zeker?' });
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }).click();
  },
};

for (const [way, end] of Object.entries(WAYS)) {
  test(`R56 nothing of a member who ${way} is left in the tab`, { tag: '@thorough' }, async ({ page }) => {
    const email = await newMember();
    const name = email.replace(/@.*/, '');
    await logInByCall(page, email);
    await page.goto('/account/instellingen');
    await waitForHydration(page);
    for (const own of [email, name]) expect(await page.content()).toContain(own);
    await markDocument(page);
    await end(page);
    const stayed = () => page.evaluate(() => 'stayed' in window).catch(() => true); // fails while a document is loading
    await expect.poll(stayed, 'the document of the member').toBe(false);
    await waitForHydration(page);
    expect(await page.locator('form[action="/uitloggen"]').count()).toBe(0);
    for (const own of [email, name]) expect(await page.content()).not.toContain(own);
  });
}

test('R8 text typed when a session ended is restored for its author; for another member it is deleted unseen', {
  tag: '@thorough',
}, async ({ page }) => {
  await logInByCall(page, person('puck_99'));
  await typeUnsaved(page, 'Even wachten nog');
  await ageSession(page.context(), 5 * HOUR);
  await page.goto('/account/instellingen');
  await expect(page).toHaveURL(/session-timeout=true/);
  await waitForHydration(page);
  expect(await unsavedCopies(page)).toHaveLength(1);
  await page.goto('/'); // visiting other pages first changes nothing
  await waitForHydration(page);
  expect(await unsavedCopies(page)).toHaveLength(1);
  await page.unroute('**/api/v1/drafts/**');
  await page.goto(`/inloggen?afterLoginUrl=${path}`);
  await logInAgain(page, person('puck_99'));
  await expect(field(page)).toHaveValue('Even wachten nog');

  await typeUnsaved(page, 'Weer niet bewaard');
  await ageSession(page.context(), 5 * HOUR);
  await page.goto('/account/instellingen');
  await expect(page).toHaveURL(/session-timeout=true/);
  await logInAgain(page, person('pascal_w'));
  await expect(page).toHaveURL('/account/instellingen');
  await expect.poll(() => unsavedCopies(page)).toEqual([]);
  await page.goto(path);
  await expect(field(page)).toHaveValue('');
});

test('R8 after a logout and a login, a session that ends by itself deletes nothing', { tag: '@thorough' }, async ({
  page,
}) => {
  await logInByCall(page, person('roos2001'));
  await page.goto('/');
  await waitForHydration(page);
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
  await page.goto(`/inloggen?afterLoginUrl=${path}`);
  await logInAgain(page, person('roos2001'));
  await expect(field(page)).toBeVisible();
  await typeUnsaved(page, 'Dit blijft');
  await ageSession(page.context(), 5 * HOUR);
  await page.goto('/account/instellingen');
  await expect(page).toHaveURL(/session-timeout=true/);
  await waitForHydration(page);
  expect(await unsavedCopies(page)).toHaveLength(1);
});
