import type { Page } from '@playwright/test';
import { HOUR, MINUTE } from '#app/platform/clock.ts';
import { ageSession } from './support/age-session.ts';
import { expect, logIn, PASSWORD, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const conversation = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';
const toLogin = (path: string) =>
  `/inloggen?${new URLSearchParams({ 'session-timeout': 'true', afterLoginUrl: path })}`;
const endedToLogin = (path: string) => `${toLogin(path)}&session-ended=true`;
const ENDED = /^Je bent niet meer ingelogd\. Dat gebeurt als je wachtwoord is gewijzigd/;
const TIMED_OUT = 'Je bent automatisch uitgelogd, omdat je meer dan 4 uur niet actief was. Log opnieuw in.';

/** Each test uses another member, because drafts and sessions belong to members. */
const person = (username: string) => `${username}@people.example.org`;

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Wil je ingelogd blijven?' });

/** Opens a conversation as a member; the test moves the clock of the page. */
async function read(page: Page, email: string): Promise<void> {
  await page.clock.install();
  await logIn(page, email);
  await page.goto(conversation);
  await waitForHydration(page);
}

/** Lets time pass without activity, for the server and for the page. */
async function idle(page: Page, milliseconds: number): Promise<void> {
  await ageSession(page.context(), milliseconds);
  await page.clock.fastForward(milliseconds);
}

async function logInAgain(page: Page, email: string, message: string | RegExp = TIMED_OUT): Promise<void> {
  await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

test.describe('R8 before a session ends', () => {
  test('a dialog shows the time left, is announced once, and prolongs the session of a member who stays', async ({
    page,
  }) => {
    await read(page, person('anneke_61'));
    await idle(page, 3 * HOUR + 50 * MINUTE);
    await expect(warning(page)).toBeHidden();
    await idle(page, 6 * MINUTE);
    await expect(warning(page)).toContainText('Over 4 minuten log je automatisch uit.');
    await expect(warning(page)).toHaveAccessibleDescription(/Over 4\sminuten/);
    await expect(warning(page).getByRole('heading')).toBeFocused();
    await expect(warning(page).locator('[role=status], [role=alert], [aria-live]')).toHaveCount(0);

    await idle(page, 3 * MINUTE + 30_000);
    await expect(warning(page)).toContainText('Over minder dan een minuut log je automatisch uit.');
    await warning(page).getByRole('button', { name: 'Blijf ingelogd' }).click();
    await expect(warning(page)).toBeHidden();
    await idle(page, 3 * HOUR);
    await page.getByRole('button', { name: 'Volg dit gesprek' }).click();
    await expect(page.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
  });

  test('an inactive member is redirected to the login page, and back after it', { tag: '@thorough' }, async ({
    page,
  }) => {
    await read(page, person('aad_vlaardingen'));
    await idle(page, 4 * HOUR);
    await expect(page).toHaveURL(toLogin(conversation));
    await logInAgain(page, person('aad_vlaardingen'));
    await expect(page).toHaveURL(conversation);
  });

  test('a member who opens another page after the end gets the login page, and then that page', {
    tag: '@thorough',
  }, async ({ page }) => {
    const email = person('carola_tilburg');
    await logIn(page, email);
    await page.goto(conversation);
    await waitForHydration(page);
    await ageSession(page.context(), 5 * HOUR);
    await page.locator('summary', { hasText: 'Carola_Tilburg' }).click();
    await page.getByRole('link', { name: 'Instellingen', exact: true }).click();
    await expect(page).toHaveURL(toLogin('/account/instellingen'));
    await logInAgain(page, email);
    await expect(page).toHaveURL('/account/instellingen');
  });

  test('a member may log out in the dialog', { tag: '@thorough' }, async ({ page, baseURL }) => {
    await read(page, person('aisha_k'));
    await idle(page, 3 * HOUR + 56 * MINUTE);
    await warning(page).getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(warning(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
  });

  test('activity in another tab counts, before and during the dialog', { tag: '@thorough' }, async ({ page }) => {
    await read(page, person('arjan74'));
    const other = await page.context().newPage();
    await ageSession(page.context(), 3 * HOUR + 56 * MINUTE);
    await other.goto('/groepen');

    const check = page.waitForResponse('**/api/v1/sessions/current');
    await page.clock.fastForward(3 * HOUR + 56 * MINUTE);
    expect((await (await check).json()).SecondsLeft).toBeGreaterThan(3 * 3600);
    await expect(warning(page)).toBeHidden();

    await idle(page, 3 * HOUR + 56 * MINUTE);
    await expect(warning(page)).toBeVisible();
    await other.goto('/groepen');
    await page.clock.fastForward(15_000);
    await expect(warning(page)).toBeHidden();
  });

  test('prefetching does not count as activity', { tag: '@thorough' }, async ({ page }) => {
    await logIn(page, person('fatimar'));
    await ageSession(page.context(), HOUR);
    const left = async () => (await (await page.request.get('/api/v1/sessions/current')).json()).SecondsLeft;
    await page.request.get('/groepen', { headers: { 'sec-purpose': 'prefetch' } });
    expect(await left()).toBeLessThanOrEqual(3 * 3600);
    await page.request.get('/groepen');
    expect(await left()).toBeGreaterThan(3 * 3600);
  });

  test('a page that wakes up offline waits until the server answers', { tag: '@thorough' }, async ({ page }) => {
    await read(page, person('astrid_zwolle'));
    await page.route('**/api/v1/sessions/current', (route) => route.fulfill({ status: 503 }));
    await idle(page, 9 * HOUR);
    await expect(warning(page)).toContainText('minder dan een minuut');
    await warning(page).getByRole('button', { name: 'Blijf ingelogd' }).click();
    await expect(warning(page).getByRole('alert')).toContainText('Het is niet gelukt om je ingelogd te houden.');
    await page.unroute('**/api/v1/sessions/current');
    await page.clock.fastForward(15_000);
    await expect(page).toHaveURL(toLogin(conversation));
  });
});

test.describe('R8 the list of sessions', () => {
  test('names each device, and ends one or all others', async ({ page, openPage, baseURL }) => {
    const email = person('harm_drenthe');
    const phone = await openPage({ userAgent: IPHONE });
    const tablet = await openPage({ userAgent: ANDROID });
    for (const device of [phone, tablet, page]) await logIn(device, email);

    await page.goto('/account/instellingen');
    const sessions = page.getByRole('region', { name: 'Waar je bent ingelogd' });
    const first = sessions.getByRole('listitem').first();
    await expect(first).toContainText('Dit apparaat');
    await expect(first).toContainText('Nu actief');
    await expect(sessions.getByRole('listitem').filter({ hasText: 'Safari op een iPhone' })).toContainText(
      /Laatst actief: (?:vandaag|gisteren) om\s\d\d:\d\d/,
    );
    await sessions.getByRole('button', { name: 'Log dit apparaat uit (Safari op een iPhone)' }).click();
    await expect(page.getByText('Dat apparaat is uitgelogd.')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await phone.goto('/account/instellingen');
    await expect(phone).toHaveURL(endedToLogin('/account/instellingen'));
    await expect(phone.getByText(ENDED)).toBeVisible();

    await sessions.getByRole('button', { name: 'Log overal uit behalve hier' }).click();
    await expect(page.getByText('Je bent overal uitgelogd, behalve hier.')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await tablet.goto('/account/instellingen');
    await expect(tablet).toHaveURL(endedToLogin('/account/instellingen'));

    await first.getByRole('button', { name: /^Log dit apparaat uit/ }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await page.goto('/account/instellingen');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/account/instellingen');
  });

  test('a session ended from another browser leads to the login page at the next action, and loses no text', {
    tag: '@thorough',
  }, async ({ page, openPage }) => {
    const email = person('joost78');
    const text = `Ik begon hieraan voordat ik werd uitgelogd, ${Date.now()}.`;
    await logIn(page, email);
    await page.goto(conversation);
    await waitForHydration(page);
    const elsewhere = await openPage();
    await logIn(elsewhere, email);
    await elsewhere.goto('/account/instellingen');
    await elsewhere.getByRole('button', { name: 'Log overal uit behalve hier' }).click();
    await expect(elsewhere.getByText('Je bent overal uitgelogd, behalve hier.')).toBeVisible();

    await page.getByLabel('Je reactie').fill(text);
    await expect(page.getByText('Je bent niet meer ingelogd. Je tekst blijft hier staan.')).toBeVisible();
    await page.getByRole('button', { name: 'Plaats reactie' }).click();
    await expect(page).toHaveURL(toLogin(conversation));
    await logInAgain(page, email, ENDED);
    await expect(page.getByLabel('Je reactie')).toHaveValue(text);
    await page.getByRole('button', { name: 'Plaats reactie' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(page.getByLabel('Je reactie')).toHaveValue('');
  });

  test('works without JavaScript, and shows the timeout on the login page once', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await logIn(page, person('gerda-uit-emmen'));
    await page.goto('/account/instellingen');
    await expect(page.getByRole('listitem').filter({ hasText: 'Dit apparaat' })).toHaveCount(1);
    await ageSession(page.context(), 5 * HOUR);
    await page.goto('/account/instellingen');
    await expect(page).toHaveURL(toLogin('/account/instellingen'));
    await expect(page.getByText(TIMED_OUT)).toBeVisible();
    await page.goto('/account/instellingen');
    await expect(page).toHaveURL('/account/instellingen');
  });
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
