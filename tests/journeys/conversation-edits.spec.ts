import { logInByCall, react, startConversation } from './support/api-calls.ts';
import { chooseRule } from './support/choose-rule.ts';
import {
  ANNEKE,
  MODERATOR,
  open,
  openMenu,
  PARTICIPANT,
  reactionItem,
  startConversationWithReaction,
} from './support/conversation.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { expect, test } from './support/test.ts';

const REQUIRED = 'Dit veld is verplicht';

test('the owner edits a conversation, and its title only until somebody reacts', async ({ page }) => {
  await logInByCall(page, PARTICIPANT);
  const { id, title, path } = await startConversation(page);
  await page.goto(path);
  await page.getByRole('link', { name: 'Wijzig je gesprek' }).click();
  await expect(page.getByLabel('Je verhaal of vraag')).toBeFocused();
  await page.getByLabel('Je verhaal of vraag').fill('');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('alert')).toContainText(REQUIRED);
  await page.getByRole('link', { name: 'Sluit' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gooi weg' }).click();
  await expect(page.getByText('Hoe doen jullie dat?')).toBeVisible();
  await expect(page.getByText(/gewijzigd op/)).toBeHidden();

  await page.getByRole('link', { name: 'Wijzig je gesprek' }).click();
  await page.getByLabel('Titel').fill(`${title}, beter`);
  await page.getByLabel('Je verhaal of vraag').fill('Hoe doen jullie dat met dozen?');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, beter`);
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Hoe doen jullie dat met dozen?')).toBeVisible();
  await expect(page.getByText(/gewijzigd op \d+\s\w+\s\d{4}/)).toBeVisible();

  await page.goto(`${path}?bewerken`);
  await expect(page.getByLabel('Titel')).toBeVisible();
  await logInByCall(page, ANNEKE);
  await react(page, id, 'Ik was er net voor.');
  await logInByCall(page, PARTICIPANT);
  await page.getByLabel('Titel').fill('Net te laat');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.goto(`${path}?bewerken`);
  await expect(page.getByText('De titel blijft zoals hij is')).toBeVisible();
  await expect(page.getByLabel('Titel')).toBeHidden();
  await page.getByLabel('Je verhaal of vraag').fill('De tekst kan nog wel.');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('De tekst kan nog wel.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, beter`);

  await logInByCall(page, ANNEKE);
  await page.goto(`${path}?bewerken`);
  await expect(page.getByRole('button', { name: 'Bewaar' })).toBeHidden();
});

test('a moderator edits a reaction or cancels; everybody sees that a moderator edited it', async ({ page }) => {
  const { path, reactionId } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  const item = reactionItem(page, reactionId);
  await openMenu(item);
  await item.getByRole('link', { name: 'Wijzig' }).click();
  const field = item.getByLabel(/Reactie van/);
  await expect(field).toBeFocused();
  await field.fill('Iets anders');
  await item.getByRole('link', { name: 'Sluit' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gooi weg' }).click();
  await expect(item).toContainText('Bij ons gaat het met een karretje.');

  await openMenu(item);
  await item.getByRole('link', { name: 'Wijzig' }).click();
  await field.fill('');
  await chooseRule(item);
  await item.getByRole('button', { name: 'Bewaar' }).click();
  await expectWrongField(item, REQUIRED);
  await field.fill('Bij ons gaat het anders.');
  await item.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page).toHaveURL(`${path}#reactie-${reactionId}`);
  await expect(item).toContainText('Bij ons gaat het anders.');
  await expect(item.getByText(/gewijzigd door een moderator op \d+\s\w+\s\d{4}/)).toBeVisible();

  await logInByCall(page, ANNEKE);
  await open(page, path);
  await expect(item.getByText(/gewijzigd door een moderator op/)).toBeVisible();
  await expect(item.getByRole('link', { name: 'Wijzig', includeHidden: true })).toHaveCount(0);
  await page.goto(`${path}?bewerken=${reactionId}`);
  await expect(page.getByRole('button', { name: 'Bewaar' })).toBeHidden();
});

test('a moderator’s message is labelled', { tag: '@thorough' }, async ({ page }) => {
  const { path } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  await page.locator('summary', { hasText: 'Schrijf een bericht als moderator' }).click();
  await page.getByRole('button', { name: 'Plaats als moderator' }).click();
  await expectWrongField(page, REQUIRED);
  await page.getByLabel('Je bericht als moderator').fill('Houden we het vriendelijk?');
  await page.getByRole('button', { name: 'Plaats als moderator' }).click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  const message = page.locator('li', { hasText: 'Houden we het vriendelijk?' });
  await expect(message.getByText('moderator', { exact: true })).toBeVisible();
  await logInByCall(page, ANNEKE);
  await open(page, path);
  await expect(page.locator('summary', { hasText: 'als moderator' })).toHaveCount(0);
  await expect(message.getByText('moderator', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to a reaction and the edits of owner and moderator are plain pages and forms', async ({ page }) => {
    const { path, reactionId } = await startConversationWithReaction(page, PARTICIPANT);
    await page.goto(`${path}?reactie=${reactionId}`);
    await expect(page).toHaveURL(`${path}#reactie-${reactionId}`);
    await page.getByRole('link', { name: 'Wijzig je gesprek' }).click();
    await page.getByLabel('Je verhaal of vraag').fill('Zonder JavaScript verbeterd.');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Zonder JavaScript verbeterd.')).toBeVisible();

    await logInByCall(page, MODERATOR);
    await page.goto(path);
    const item = reactionItem(page, reactionId);
    await openMenu(item);
    await item.getByRole('link', { name: 'Wijzig' }).click();
    await item.getByLabel(/Reactie van/).fill('');
    await chooseRule(item);
    await item.getByRole('button', { name: 'Bewaar' }).click();
    await expectWrongField(item, REQUIRED);
    await item.getByLabel(/Reactie van/).fill('Ook zonder JavaScript.');
    await item.getByRole('button', { name: 'Bewaar' }).click();
    await expect(item).toContainText('Ook zonder JavaScript.');
    await page.locator('summary', { hasText: 'Schrijf een bericht als moderator' }).click();
    await page.getByLabel('Je bericht als moderator').fill('Een bericht.');
    await page.getByRole('button', { name: 'Plaats als moderator' }).click();
    await expect(page.locator('li', { hasText: 'Een bericht.' })).toBeVisible();
  });
});

test('R36 axe finds nothing on a moderator’s message', { tag: '@thorough' }, async ({ page }) => {
  const { path } = await startConversationWithReaction(page, MODERATOR);
  await page.goto(path);
  await page.locator('summary', { hasText: 'als moderator' }).click();
  await page.getByLabel('Je bericht als moderator').fill('Een bericht.');
  await page.getByRole('button', { name: 'Plaats als moderator' }).click();
  await expectAccessibleState(page, page.locator('li', { hasText: 'Een bericht.' }));
});
