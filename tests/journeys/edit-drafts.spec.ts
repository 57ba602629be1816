import type { Locator, Page } from '@playwright/test';
import { ageSession } from './support/age-session.ts';
import { logInByCall, post, readGroup, startConversation, TEST_GROUP } from './support/api-calls.ts';
import { chooseRule } from './support/choose-rule.ts';
import { MODERATOR, open, reactionItem, startConversationWithReaction } from './support/conversation.ts';
import { expectAccessible, expectAccessibleState } from './support/expect-accessible.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { newMember } from './support/new-member.ts';
import { openBeforeScripts } from './support/open-before-scripts.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const SAVED = 'Concept bewaard';
const RESTORED = 'Je was hier al aan begonnen. Je kunt verder schrijven.';
const CHANGED = 'De tekst is veranderd sinds je hieraan begon. In het formulier staat de tekst van nu.';

const person = (username: string) => `${username}@people.example.org`;
const story = (page: Page) => page.getByLabel('Je verhaal of vraag');

/** Starts a conversation and an edit of it with `text`, whose draft is stored only on the server. */
async function startEdit(page: Page, email: string, text: string) {
  await logInByCall(page, email);
  const conversation = await startConversation(page);
  const editing = `${conversation.path}?bewerken=`;
  await page.goto(editing);
  await waitForHydration(page);
  await story(page).fill(text);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  return { ...conversation, editing };
}

/** Opens the editor of what was never published, and gives the field of its text. */
const BEGIN: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'a new conversation': async (page) => {
    await page.goto(`/groepen/${(await readGroup(page, TEST_GROUP)).id}/nieuw`);
    return story(page);
  },
  'a new post': async (page) => {
    const { Id } = await post<{ Id: number }>(page, '/api/v1/CustomUser/Blog', {
      Title: 'Nieuw',
      Description: 'Kort.',
    });
    await page.goto(`/blogs/${Id}-nieuw`);
    await page.getByRole('button', { name: 'Nieuw blogbericht schrijven' }).click();
    await expect(page.getByRole('button', { name: 'Plaats bericht' })).toBeVisible();
    return page.getByLabel('Inleiding');
  },
};

for (const [what, begin] of Object.entries(BEGIN)) {
  test(`R52 ${what} that was never published is kept by ‘Sluit’, and discarded only when asked for`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await logInByCall(page, await newMember());
    const text = await begin(page);
    await waitForHydration(page);
    const address = page.url();
    await text.fill('Een heel verhaal');
    await expect(page.getByText(SAVED)).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Wil je weggooien wat je hebt geschreven?' });
    await page.getByRole('link', { name: 'Sluit' }).click();
    await question.getByRole('link', { name: 'Bewaar als concept' }).click();
    await expect(page).not.toHaveURL(address);
    await page.goto(address);
    await expect(text).toHaveValue('Een heel verhaal');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Sluit' }).click();
    const discarded = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await question.getByRole('link', { name: 'Gooi weg' }).click();
    expect((await discarded).status()).toBe(200);
    await page.goto(address);
    await expect(text).toHaveValue('');
  });
}

test.describe('R8 the owner’s edit of a conversation', () => {
  test('is restored, title and text, until it is sent', async ({ page }) => {
    const { editing, path, title } = await startEdit(page, person('marjan64'), 'Hoe doen jullie dat op reis');
    await page.getByLabel('Titel').fill(`${title}, op reis`);
    await expect(page.getByText(SAVED)).toBeVisible();
    await page.goto(editing);
    await expect(page.getByLabel('Titel')).toHaveValue(`${title}, op reis`);
    await expect(story(page)).toHaveValue('Hoe doen jullie dat op reis');
    await expect(page.getByText(RESTORED)).toBeVisible();
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page).toHaveURL(path);
    await page.goto(editing);
    await expect(story(page)).toHaveValue('Hoe doen jullie dat op reis');
    await waitForHydration(page);
    await expect(page.getByText(RESTORED)).toBeHidden();
  });

  test('is kept or discarded by ‘Annuleren’, which asks', { tag: '@thorough' }, async ({ page }) => {
    const { editing } = await startEdit(page, person('mees2001'), 'Toch maar niet');
    await page.goto(editing);
    await expect(story(page)).toHaveValue('Toch maar niet');
    await waitForHydration(page);
    await story(page).fill('Toch maar niet, of wel');
    await page.getByRole('link', { name: 'Sluit' }).click();
    const question = page.getByRole('dialog', { name: 'Wil je weggooien wat je hebt geschreven?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('link', { name: 'Bewaar als concept' }).click();
    await expect(question).toBeHidden();
    await page.goto(editing);
    await expect(story(page)).toHaveValue('Toch maar niet, of wel');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Sluit' }).click();
    const discarded = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await question.getByRole('link', { name: 'Gooi weg' }).click();
    expect((await discarded).status()).toBe(200);
    await page.goto(editing);
    await expect(story(page)).toHaveValue('Hoe doen jullie dat?');
    await waitForHydration(page);
    await expect(page.getByText(RESTORED)).toBeHidden();
  });

  test('that did not reach the server before the text was changed elsewhere is shown beside the current text', {
    tag: '@thorough',
  }, async ({ page }) => {
    await logInByCall(page, person('niels_80'));
    const { id, path, title } = await startConversation(page);
    await page.goto(`${path}?bewerken=`);
    await waitForHydration(page);
    await page.route('**/api/v1/drafts/**', (route) => route.fulfill({ status: 503 }));
    await story(page).fill('Geschreven in de trein');
    await expect(page.getByText('Je concept is nog niet bewaard.')).toBeVisible();
    await page.unroute('**/api/v1/drafts/**');
    await page.evaluate(() => {
      addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await post(page, '/api/v1/conversations', { Id: id, Body: 'Geschreven op mijn telefoon.' });
    await page.goto(`${path}?bewerken=`);
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(story(page)).toHaveValue('Geschreven op mijn telefoon.');
    await expect(page.getByLabel('Wat je schreef')).toHaveValue(`${title}\n\nGeschreven in de trein`);
    await expect(page.getByText(RESTORED)).toBeHidden();
    await expectAccessibleState(page);
  });
});

test('R8 the moderator’s edit of a reaction is restored, with a notice when the text has changed since', {
  tag: '@thorough',
}, async ({ page }) => {
  const { path, reactionId } = await startConversationWithReaction(page, MODERATOR);
  const field = reactionItem(page, reactionId).getByLabel(/Reactie van/);
  const editing = `${path}?bewerken=${reactionId}`;
  await open(page, editing);
  await waitForHydration(page);
  await field.fill('Bij ons gaat het');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(editing);
  await expect(field).toHaveValue('Bij ons gaat het');
  await expect(page.getByText(RESTORED)).toBeVisible();

  await logInByCall(page, person('corrie1958'));
  await post(page, `/api/v1/moderators-reactions/conversationreaction/${reactionId}`, {
    ...{ Rule: 'respect', Body: 'Door een ander bewerkt.' },
  });
  await logInByCall(page, MODERATOR);
  await page.goto(editing);
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(field).toHaveValue('Door een ander bewerkt.');
  await expect(page.getByLabel('Wat je schreef')).toHaveValue('Bij ons gaat het');
  await waitForHydration(page);
  await field.fill('Bij ons gaat het goed.');
  await chooseRule(reactionItem(page, reactionId));
  await reactionItem(page, reactionId).getByRole('button', { name: 'Bewaar' }).click();
  await expect(reactionItem(page, reactionId)).toContainText('Bij ons gaat het goed.');
  await page.goto(editing);
  await expect(field).toHaveValue('Bij ons gaat het goed.');
  await expect(page.getByText(CHANGED)).toBeHidden();
});

test('R8 the draft of a moderator’s message is restored, separate from a reaction, until it is sent', {
  tag: '@thorough',
}, async ({ page }) => {
  const { path } = await startConversationWithReaction(page, MODERATOR);
  const summary = page.locator('summary', { hasText: 'Schrijf een bericht als moderator' });
  const message = page.getByLabel('Je bericht als moderator');
  await open(page, path);
  await waitForHydration(page);
  await summary.click();
  await message.fill('Houden we het');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await open(page, path);
  await expect(message).toBeVisible();
  await expect(message).toHaveValue('Houden we het');
  await expect(page.getByLabel('Je reactie')).toHaveValue('');

  await waitForHydration(page);
  await page.getByLabel('Je reactie').fill('Als mezelf gezegd.');
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page.locator('li', { hasText: 'Als mezelf gezegd.' })).toBeVisible();
  await expect(page.getByLabel('Je reactie')).toHaveValue('');
  await expect(message).toHaveValue('Houden we het');
  await page.getByRole('button', { name: 'Plaats als moderator' }).click();
  await expect(page.locator('li', { hasText: 'Houden we het' })).toBeVisible();
  await open(page, path);
  await expect(message).toHaveValue('');
});

test('R36 text that was sent after the session ended is shown on an accessible page', { tag: '@thorough' }, async ({
  page,
}) => {
  await logInByCall(page, person('onnog'));
  const { path } = await startConversation(page, { open: false });
  await page.goto(path);
  await waitForHydration(page);
  await page.getByLabel('Je reactie').fill('Te laat, helaas.');
  await ageSession(page.context(), 5 * 3_600_000);
  const plainly = (form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form);
  await page.locator('form', { has: page.getByLabel('Je reactie') }).evaluate(plainly);
  await expect(page.getByLabel('Wat je schreef')).toHaveValue('Te laat, helaas.');
  await expectAccessibleState(page);
});

test.describe('without JavaScript, text that is sent after the session ended is shown, to be copied', () => {
  test.use({ javaScriptEnabled: false });

  const written = (page: Page) => page.getByLabel('Wat je schreef');

  for (const isOpen of [true, false]) {
    test(`R8 on ${isOpen ? 'a public' : 'a private'} conversation: a reaction and the owner’s edit`, async ({
      page,
    }) => {
      await logInByCall(page, person(isOpen ? 'noor_93' : 'olga_m'));
      const { path, title } = await startConversation(page, { open: isOpen });
      await page.goto(path);
      await page.getByLabel('Je reactie').fill('Te laat, helaas.');
      await ageSession(page.context(), 5 * 3_600_000);
      await page.getByRole('button', { name: 'Plaats reactie' }).click();
      await expect(written(page)).toHaveValue('Te laat, helaas.');
      await expect(page.getByText('Je bent niet meer ingelogd. Kopieer je tekst voordat je inlogt.')).toBeVisible();
      if (!isOpen) await expect(page.getByText('Hoe doen jullie dat?')).toBeHidden();

      await logInByCall(page, person(isOpen ? 'noor_93' : 'olga_m'));
      await page.goto(`${path}?bewerken=`);
      await story(page).fill('Beter gezegd.');
      await ageSession(page.context(), 5 * 3_600_000);
      await page.getByRole('button', { name: 'Bewaar' }).click();
      await expect(written(page)).toHaveValue(`${title}\n\nBeter gezegd.`);
    });
  }

  test('R8 for a moderator: the message and the edit of a reaction', async ({ page }) => {
    const { path, reactionId } = await startConversationWithReaction(page, MODERATOR);
    await page.goto(path);
    await page.locator('summary', { hasText: 'als moderator' }).click();
    await page.getByLabel('Je bericht als moderator').fill('Rustig aan.');
    await ageSession(page.context(), 5 * 3_600_000);
    await page.getByRole('button', { name: 'Plaats als moderator' }).click();
    await expect(written(page)).toHaveValue('Rustig aan.');

    await logInByCall(page, MODERATOR);
    await page.goto(`${path}?bewerken=${reactionId}`);
    await reactionItem(page, reactionId)
      .getByLabel(/Reactie van/)
      .fill('Zonder namen.');
    await ageSession(page.context(), 5 * 3_600_000);
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(written(page)).toHaveValue('Zonder namen.');
  });

  test('R8 for a new conversation, also after logging out in another tab', async ({ page }) => {
    for (const end of ['timeout', 'logout'] as const) {
      await logInByCall(page, person('paulien'));
      await page.goto('/groepen/thuisdialyse/nieuw');
      await page.getByLabel('Titel').fill('Te laat begonnen');
      await page.getByLabel('Je verhaal of vraag').fill('Wie heeft er tijd?');
      if (end === 'timeout') await ageSession(page.context(), 5 * 3_600_000);
      else await page.context().clearCookies();
      await page.getByRole('button', { name: 'Start gesprek' }).click();
      await expect(written(page)).toHaveValue('Te laat begonnen\n\nWie heeft er tijd?');
    }
  });
});

test.describe('what is done in a form before its scripts run', () => {
  test('text that was typed stays, is counted and saved', { tag: '@thorough' }, async ({ page }) => {
    const { editing } = await startEdit(page, person('marjan64'), 'Een concept van gisteren');
    const runScripts = await openBeforeScripts(page, editing);
    await story(page).fill('Vandaag weet ik het beter');
    await runScripts();
    await expect(story(page)).toHaveValue('Vandaag weet ik het beter');
    await expect(page.getByText(SAVED)).toBeVisible();
    await page.goto(editing);
    await expect(story(page)).toHaveValue('Vandaag weet ik het beter');
  });

  test('text that was removed stays removed, and is refused; a rule that was chosen stays chosen', {
    tag: '@thorough',
  }, async ({ page }) => {
    const { path, reactionId } = await startConversationWithReaction(page, MODERATOR);
    const runScripts = await openBeforeScripts(page, `${path}?bewerken=${reactionId}`);
    await page.getByLabel(/^Reactie van/).fill('');
    await chooseRule(reactionItem(page, reactionId));
    await runScripts();
    await expect(page.getByLabel(/^Reactie van/)).toHaveValue('');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expectWrongField(page, 'Dit veld is verplicht');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });
});
