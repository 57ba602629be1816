import { logInByCall, post, startConversation } from './support/api-calls.ts';
import { MODERATOR, open, openMenu, PARTICIPANT, reactionItem } from './support/conversation.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';
import { wordsMissingOnPaper } from './support/words-on-paper.ts';

const QUESTION = 'Gaat dit over overlijden, vooruitzichten of naalden?';
const FOLDED = 'Dit gaat over naalden. Toon tekst';
const TEXT = 'De prik deed pijn.';

for (const javaScriptEnabled of [true, false]) {
  test(`a reaction about needles stands folded until it is opened, or the reader wants it open, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled });
    await logInByCall(page, PARTICIPANT);
    const { path } = await startConversation(page);
    await page.goto(path);
    await page.getByLabel('Je reactie').fill(TEXT);
    await page.locator('summary', { hasText: QUESTION }).click();
    await page.getByLabel('Over naalden').check();
    await page.getByRole('button', { name: 'Plaats reactie' }).click();
    await expect(page.getByText('Bij je tekst staat dat hij over naalden gaat.')).toBeVisible();

    const reader = await openPage({ javaScriptEnabled });
    await reader.goto(path);
    const fold = reader.locator('summary', { hasText: FOLDED });
    await expect(fold).toBeVisible();
    await expect(reader.getByText(TEXT)).toBeHidden();
    await fold.focus();
    await reader.keyboard.press('Enter');
    await expect(reader.getByText(TEXT)).toBeVisible();

    await logInByCall(reader, await newMember());
    await reader.goto('/account/instellingen?wijzig=dichtgevouwen');
    await reader.getByLabel('Over naalden').uncheck();
    await reader.getByRole('button', { name: 'Bewaar' }).click();
    await expect(reader.getByText('Dichtgevouwen: teksten over overlijden, vooruitzichten')).toBeVisible();
    await reader.goto(path);
    await expect(reader.getByText(TEXT)).toBeVisible();
    await expect(fold).toHaveCount(0);
  });
}

test('R36 R54 what is folded is named to a screen reader, and open on paper', { tag: '@thorough' }, async ({
  page,
}) => {
  await logInByCall(page, PARTICIPANT);
  const { id, path } = await startConversation(page);
  await post(page, `/api/v1/conversations/${id}/reactions`, { Body: TEXT, ContentWarnings: ['needles'] });
  await post(page, `/api/v1/conversations/${id}/reactions`, { Body: 'Nog een prik.', ContentWarnings: ['needles'] });
  await page.context().clearCookies();
  await open(page, path);
  const fold = page.locator('summary', { hasText: FOLDED }).first();
  await expectAccessibleState(page, fold);
  await fold.click();
  await expectAccessibleState(page, page.getByText(TEXT));
  expect(await wordsMissingOnPaper(page)).toEqual([]);
});

test('a moderator says from the page what a reaction is about', { tag: '@thorough' }, async ({ page }) => {
  await logInByCall(page, PARTICIPANT);
  const { id, path } = await startConversation(page);
  const { Id } = await post<{ Id: number }>(page, `/api/v1/conversations/${id}/reactions`, { Body: TEXT });
  await logInByCall(page, MODERATOR);
  await open(page, path);
  const reaction = reactionItem(page, Id);
  await openMenu(reaction);
  await reaction.getByRole('link', { name: 'Zet erbij waar het over gaat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waar gaat deze tekst over?' })).toBeVisible();
  await expectAccessibleState(page);
  await page.getByLabel('Over naalden').check();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(reaction.locator('summary', { hasText: FOLDED })).toBeVisible();
});
