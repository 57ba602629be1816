import { MINUTE } from '#app/platform/clock.ts';
import { logInByCall, react } from './support/api-calls.ts';
import {
  ANNEKE,
  open,
  openMenu,
  PARTICIPANT,
  reactionItem,
  startConversationWithReaction,
} from './support/conversation.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';

const WITHDRAWN = 'Ingetrokken door de schrijver';

test('a member finds what is new, quotes it and edits the answer; its author withdraws what was quoted', async ({
  page,
}) => {
  const { id, title, path } = await startConversationWithReaction(page, PARTICIPANT);
  const visited = page.waitForResponse((response) => response.url().endsWith(`/conversations/${id}/visit`));
  await open(page, path);
  expect((await visited).status()).toBe(200);
  await logInByCall(page, ANNEKE);
  const newId = await react(page, id, 'En de koelbox mag gewoon mee.');
  await react(page, id, 'Vraag wel eerst een brief.');

  await logInByCall(page, PARTICIPANT);
  await page.goto('/groepen');
  const followed = page.getByRole('region', { name: 'Gesprekken die ik volg' });
  await expect(followed.getByRole('listitem').filter({ hasText: title })).toContainText('2 nieuw');
  await followed.getByRole('link', { name: title }).click();
  await expect(page.getByText('Sinds je vorige bezoek: 2 nieuwe reacties.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar de eerste nieuwe reactie' }).click();
  const quoted = reactionItem(page, newId);
  await expect(quoted).toBeFocused();
  await expect(quoted.getByText('nieuw', { exact: true })).toBeVisible();
  await expect(page.getByText('nieuw', { exact: true })).toHaveCount(2);

  await quoted.getByRole('link', { name: 'Citeer' }).click();
  await expect(page.getByLabel('Je reactie')).toBeFocused();
  const form = page.getByRole('region', { name: 'Reageer' });
  await expect(form.locator('blockquote')).toHaveText('En de koelbox mag gewoon mee.');
  await form.getByLabel('Je reactie').fill('Ook in het vliegtuig?');
  await form.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  await expect(form.locator('blockquote')).toHaveCount(0);
  const ownId = Number(/#reactie-(\d+)$/.exec(page.url())?.[1]);
  const own = reactionItem(page, ownId);
  await expect(own.locator('blockquote')).toHaveText('En de koelbox mag gewoon mee.');

  await openMenu(own);
  await own.getByRole('link', { name: /^Wijzig.*tot \d\d:\d\d/ }).click();
  await expect(own.getByLabel('Je reactie')).toBeFocused();
  await own.getByLabel('Je reactie').fill('Ook in het vliegtuig, denk je?');
  await own.getByRole('button', { name: 'Bewaar' }).click();
  await expect(own.getByText('Ook in het vliegtuig, denk je?')).toBeVisible();
  await expect(own.getByText(/^gewijzigd op \d+\s\w+\s\d{4}/)).toBeVisible();
  await own.getByRole('link', { name: 'Naar die reactie' }).click();
  await expect(quoted).toBeFocused();

  await openMenu(own);
  await own.getByRole('link', { name: /^Wijzig/ }).click();
  await expect(own.getByLabel('Je reactie')).toBeFocused(); // only then is it too late
  await withSiteDatabase((db) =>
    db
      .updateTable('reaction')
      .set({ createdAt: new Date(Date.now() - 16 * MINUTE) })
      .where('id', '=', ownId)
      .execute(),
  );
  await own.getByLabel('Je reactie').fill('Te laat bedacht.');
  await own.getByRole('button', { name: 'Bewaar' }).click();
  await expectWrongField(own, 'Dat kan alleen in de eerste 15 minuten.');
  await expect(own.getByLabel('Je reactie')).toHaveValue('Te laat bedacht.');
  await own.getByRole('link', { name: 'Sluit' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gooi weg' }).click();
  await expect(own).toContainText('Ook in het vliegtuig, denk je?');

  await logInByCall(page, ANNEKE);
  await open(page, path);
  await openMenu(quoted);
  await quoted.locator('summary', { hasText: 'Trek in' }).click();
  await expectAccessible(page);
  await quoted.getByRole('button', { name: 'Ja, trek mijn reactie in' }).click();
  await expect(quoted).toContainText(WITHDRAWN);
  await expect(quoted.locator('summary')).toHaveCount(0);
  await expect(own).toContainText(WITHDRAWN);
  await expect(own).toContainText('Ook in het vliegtuig, denk je?');
  await expect(page.getByText('En de koelbox mag gewoon mee.')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('a member remembers the visit by a button, quotes, edits and withdraws by plain forms', async ({ page }) => {
    const { id, path, reactionId } = await startConversationWithReaction(page, PARTICIPANT);
    await page.goto(path);
    await page.getByRole('button', { name: 'Onthoud dat ik tot hier heb gelezen' }).click();
    await expect(page.getByRole('button', { name: 'Onthoud' })).toHaveCount(0);
    await logInByCall(page, ANNEKE);
    const newId = await react(page, id, 'De apotheek heeft tasjes.');
    await logInByCall(page, PARTICIPANT);
    await page.goto(path);
    await page.getByRole('link', { name: 'Naar de eerste nieuwe reactie' }).click();
    await expect(page).toHaveURL(`${path}#reactie-${newId}`);

    await reactionItem(page, reactionId).getByRole('link', { name: 'Citeer' }).click();
    await expect(page.getByRole('link', { name: 'Zonder citaat reageren' })).toBeVisible();
    await page.getByLabel('Je reactie').fill('Zo doen wij het nu ook.');
    await page.getByRole('button', { name: 'Plaats reactie' }).click();
    const own = page.locator('li', { hasText: 'Zo doen wij het nu ook.' });
    await expect(own.locator('blockquote')).toHaveText('Bij ons gaat het met een karretje.');
    await openMenu(own);
    await own.getByRole('link', { name: 'Wijzig' }).click();
    await page.getByLabel('Je reactie').fill('Zo doen wij het voortaan.');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    const edited = page.locator('li', { hasText: 'Zo doen wij het voortaan.' });
    await openMenu(edited);
    await edited.locator('summary', { hasText: 'Trek in' }).click();
    await edited.getByRole('button', { name: 'Ja, trek mijn reactie in' }).click();
    await expect(page.getByText(WITHDRAWN)).toBeVisible();
    await expect(page.getByText('Zo doen wij het voortaan.')).toHaveCount(0);
  });
});
