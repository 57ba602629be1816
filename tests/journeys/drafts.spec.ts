import type { Page } from '@playwright/test';
import { HOUR } from '#app/platform/clock.ts';
import { ageSession } from './support/age-session.ts';
import { logInByCall } from './support/api-calls.ts';
import { newMember } from './support/new-member.ts';
import { expect, PASSWORD, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const path = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';

const field = (page: Page) => page.getByLabel('Je reactie');
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });

async function open(page: Page, email: string): Promise<void> {
  await logInByCall(page, email);
  await page.goto(path);
  await waitForHydration(page);
}

/** The draft of this member on the server. */
async function storedDraft(page: Page, conversationId: string): Promise<unknown> {
  const response = await page.request.get(`/api/v1/drafts/reaction/${conversationId}`);
  return response.status() === 200 ? (await response.json()).Fields : null;
}

test('R8 typed text is a draft on the server and survives a session timeout', async ({ page }) => {
  const member = await newMember();
  const text = `Bij ons staan ze op zolder, maar ${Date.now()}`;
  await page.clock.install();
  await open(page, member);
  await field(page).pressSequentially(text);
  await page.clock.fastForward(1000);
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  await ageSession(page.context(), 4 * HOUR);
  await page.clock.fastForward(4 * HOUR);
  await expect(page).toHaveURL(/^[^?]*\/inloggen\?session-timeout=true/);
  await page.evaluate(() => sessionStorage.clear()); // so that only the server has the draft
  await page.getByLabel('E-mailadres').fill(member);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(path);
  await expect(field(page)).toHaveValue(text);
  await expect(page.getByText('Je was hier al aan begonnen. Je kunt verder schrijven.')).toBeVisible();
});

test('a draft is in the form on another device, also without JavaScript, until it is sent', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  const member = await newMember();
  const text = `Mijn reactie, begonnen op de computer, ${Date.now()}.`;
  await open(page, member);
  await field(page).fill(text);
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  const other = await openPage({ javaScriptEnabled: false });
  await logInByCall(other, member);
  await other.goto(path);
  await expect(field(other)).toHaveValue(text);
  await other.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(other.getByRole('main')).toContainText(text);
  await expect(field(other)).toHaveValue('');
  await page.reload();
  await expect(field(page)).toHaveValue('');
});

test('closing the page saves text typed a moment before; emptying the field discards the draft', async ({ page }) => {
  const member = await newMember();
  const text = `Nog geen seconde oud, ${Date.now()}`;
  await page.clock.install();
  await open(page, member);
  await page.clock.pauseAt(Date.now() + HOUR); // no automatic saves from here on
  await field(page).fill(text);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text); // it is seen by the autosave
  const id = await page.locator('form input[name=id]').last().inputValue();
  await page.goto('/groepen');
  await expect.poll(() => storedDraft(page, id)).toEqual({ Body: text, ContentWarnings: [] });

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
  await expect(field(page)).toHaveValue(text);
  await waitForHydration(page);
  const discarded = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await field(page).fill('');
  await page.clock.resume();
  expect((await discarded).status()).toBe(200);
  await page.reload();
  await expect(field(page)).toHaveValue('');
});

test('who leaves and comes back before the text is saved finds it', async ({ page }) => {
  const text = `Even iets opzoeken, ${Date.now()}`;
  await open(page, await newMember());
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/drafts/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await field(page).fill(text);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text); // it is seen by the autosave
  await page.getByRole('main').getByRole('link', { name: 'Thuisdialyse' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thuisdialyse');
  // The page is read before the text is saved, and arrives after it.
  await page.route('**/groepen/thuisdialyse/*.data*', async (route) => {
    const response = await route.fetch();
    const saved = page.waitForResponse((other) => other.url().includes('/api/v1/drafts/'));
    held.resolve();
    await saved;
    await route.fulfill({ response });
  });
  await page.goBack();
  await expect(field(page)).toHaveValue(text);
});

test('text that did not reach the server is restored, and saved', async ({ page }) => {
  const member = await newMember();
  const text = `Geschreven in de trein, ${Date.now()}`;
  await open(page, member);
  await page.route('**/api/v1/drafts/**', (route) => route.fulfill({ status: 503 }));
  await field(page).fill(text);
  await expect(page.getByText('Je concept is nog niet bewaard. We proberen het zo weer.')).toBeVisible();
  await page.unroute('**/api/v1/drafts/**');
  await page.evaluate(() => {
    // As in a crash: the page closes without a chance to save.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const restored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.goto(path);
  await expect(field(page)).toHaveValue(text);
  expect((await restored).status()).toBe(200);
  await expect(page.getByText('Je was hier al aan begonnen.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('concept')))).toEqual([]);
});

test('without JavaScript no text is lost when the session has ended', async ({ openPage }) => {
  const member = await newMember();
  const page = await openPage({ javaScriptEnabled: false });
  await logInByCall(page, member);
  await page.goto(path);
  await field(page).fill('Zonder JavaScript, en te laat.');
  await ageSession(page.context(), 4 * HOUR);
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page.getByLabel('Wat je schreef')).toHaveValue('Zonder JavaScript, en te laat.');
});

test('of two tabs the last save wins, and neither loses the text on its screen', { tag: '@thorough' }, async ({
  page,
  openPage,
}) => {
  const member = await newMember();
  const otherMember = await newMember();
  await open(page, member);
  const other = await page.context().newPage();
  await other.goto(path);
  await waitForHydration(other);

  await field(page).fill('Uit het eerste venster');
  await expect(status(page)).toHaveText('Concept bewaard');
  await field(other).fill('Uit het tweede venster');
  await expect(status(other)).toHaveText('Concept bewaard');
  const stranger = await openPage({ javaScriptEnabled: false });
  await logInByCall(stranger, otherMember);
  await stranger.goto(path);
  await field(stranger).fill('Iemand anders reageert intussen.');
  await stranger.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(stranger).toHaveURL(/#reactie-/);
  await page.getByRole('button', { name: 'Volg dit gesprek' }).click(); // reloads the data of the page
  await expect(page.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
  await expect(field(page)).toHaveValue('Uit het eerste venster');

  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await field(page).fill('Uit het eerste venster, en verder');
  await saved;
  await expect(field(other)).toHaveValue('Uit het tweede venster');
  await other.reload();
  await expect(field(other)).toHaveValue('Uit het eerste venster, en verder');
});

test('text that was sent after a new login in another tab does not come back', { tag: '@thorough' }, async ({
  page,
}) => {
  const member = await newMember();
  const text = `Opnieuw ingelogd, ${Date.now()}.`;
  await open(page, member);
  await field(page).fill(text);
  await expect(status(page)).toHaveText('Concept bewaard');
  await logInByCall(page, member); // the page has the token of a session that is gone
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
});

test('text that was sent quickly does not come back as a draft', { tag: '@thorough' }, async ({ page }) => {
  const member = await newMember();
  const text = `Snel gezegd, ${Date.now()}.`;
  await open(page, member);
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue('');
});

test('a new conversation has a draft as well: its text, visibility and terms', { tag: '@thorough' }, async ({
  page,
}) => {
  const member = await newMember();
  await logInByCall(page, member);
  const { Id } = await (await page.request.get('/api/v1/groups/slug/thuisdialyse')).json();
  const form = `/groepen/${Id}/nieuw`;
  await page.goto(form);
  await waitForHydration(page);
  const title = `Wie heeft er een stille machine? ${Date.now()}`;
  const subject = page.getByRole('group', { name: 'Onderwerpen' }).getByRole('checkbox');
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Besloten').check();
  await subject.nth(1).check();
  await subject.nth(3).check();
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  await page.evaluate(() => sessionStorage.clear()); // so that only the server has the draft
  await page.goto(form);
  await expect(page.getByLabel('Titel')).toHaveValue(title);
  await expect(page.getByLabel('Besloten')).toBeChecked();
  await expect(subject.nth(1)).toBeChecked();
  await expect(subject.nth(3)).toBeChecked();
  await expect(subject.nth(0)).not.toBeChecked();
});
