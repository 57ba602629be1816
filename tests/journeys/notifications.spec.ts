import type { Page } from '@playwright/test';
import { logInByCall, react, startConversation } from './support/api-calls.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

/** The menu of the member who is logged in, with its badges. */
const menu = (page: Page) => page.getByRole('banner').locator('details').filter({ hasText: 'Mijn profiel' });

const PATH = '/account/notificaties';

test('a reaction to a conversation shows while a page is open, and is read once the list is opened', async ({
  page,
  openPage,
}) => {
  const [owner, other] = [await newMember(), await newMember()];
  await logInByCall(page, owner);
  const { id, title, path } = await startConversation(page);
  await page.goto('/groepen');
  await expect(menu(page).getByText('ongelezen').first()).toHaveCount(0);

  const elsewhere = await openPage();
  await logInByCall(elsewhere, other);
  const reactionId = await react(elsewhere, id, 'Bij ons gaat dat met een lijstje.');
  await expect(menu(page).getByText('1 ongelezen').first()).toBeAttached();
  await menu(page).locator('summary').first().click();
  await page
    .getByRole('link', { name: /^Meldingen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meldingen' })).toBeVisible();
  await expect(page).toHaveURL(PATH);
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(first).toContainText('reageerde op je gesprek');
  await expect(first).toContainText('Nieuw');
  await expect(page.getByText('ongelezen')).toHaveCount(0);

  const second = await react(elsewhere, id, 'En met een pen erbij.');
  const latest = new RegExp(`#reactie-${second}$`);
  await expect(first.getByRole('link', { name: title })).toHaveAttribute('href', latest);
  await expect(first).toHaveCount(1); // one line for a thing (choices.md 51)
  expect(second).toBeGreaterThan(reactionId);
  await expect(page.getByText('ongelezen')).toHaveCount(0); // the second is read as well
  await page.reload();
  await expect(first).toHaveCount(1);
  await expect(page.getByText('Nieuw', { exact: true })).toHaveCount(0);
  await first.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(latest);

  // by whatever way the member comes, and in all tabs
  await page.goto('/groepen');
  await react(elsewhere, id, 'Of met een app.');
  await expect(menu(page).getByText('1 ongelezen').first()).toBeAttached();
  const tab = await page.context().newPage();
  await tab.goto(path);
  await expect(tab.getByText('ongelezen')).toHaveCount(0);
  await expect(page.getByText('ongelezen')).toHaveCount(0);
});

test('without JavaScript the list has a button that marks them as read; a visitor is asked to log in', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(PATH);
  await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await logInByCall(page, await newMember());
  const { id } = await startConversation(page);
  const elsewhere = await openPage();
  await logInByCall(elsewhere, await newMember());
  await react(elsewhere, id, 'Dat deden wij ook zo.');
  await expect(async () => {
    await page.goto(PATH);
    await expect(page.getByText('Nieuw', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Markeer als gelezen' }).click();
  await expect(page.getByText('Nieuw', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Markeer als gelezen' })).toHaveCount(0);
  await expect(page.getByText('ongelezen')).toHaveCount(0);
});
