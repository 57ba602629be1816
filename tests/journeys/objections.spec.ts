import type { Page } from '@playwright/test';
import { logInByCall, post, react, startConversation } from './support/api-calls.ts';
import { chooseRule } from './support/choose-rule.ts';
import { ANNEKE, MODERATOR, open, PARTICIPANT, reactionItem, reportReaction } from './support/conversation.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { wordsMissingOnPaper } from './support/words-on-paper.ts';

for (const javaScriptEnabled of [true, false]) {
  test(`a member whose text was hidden reads why, objects, and gets it back, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page,
    openPage,
  }) => {
    test.slow();
    const writer = await newMember();
    const objection = `Ik noemde mijzelf lui, zegt ${writer}.`;
    await logInByCall(page, PARTICIPANT);
    const { id, path } = await startConversation(page);
    await logInByCall(page, writer);
    const reactionId = await react(page, id, 'Dat is wel erg lui.');
    await logInByCall(page, MODERATOR);
    const reasons = { Rule: 'respect', Facts: 'Je noemde iemand lui.' };
    await post(page, `/api/v1/moderation/things/reaction/${reactionId}/hide`, reasons);

    const author = await openPage({ javaScriptEnabled });
    await logInByCall(author, writer);
    await expect(async () => {
      await author.goto('/account/notificaties');
      await expect(author.getByRole('link', { name: 'Lees waarom' }).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    const href = await author.getByRole('link', { name: 'Lees waarom' }).first().getAttribute('href');
    await author.goto(href ?? '');
    if (javaScriptEnabled) await waitForHydration(author);
    await expect(author.getByText('Je noemde iemand lui.')).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleState(author);
    await author.getByRole('button', { name: 'Maak bezwaar' }).click();
    await expect(author.getByText('Schrijf waarom je het er niet mee eens bent').first()).toBeVisible();
    await author.getByLabel('Waarom klopt het besluit niet?').fill(objection);
    await author.getByRole('button', { name: 'Maak bezwaar' }).click();
    await expect(author.getByText('We hebben je bezwaar.')).toBeVisible();
    await expect(author.getByRole('button', { name: 'Maak bezwaar' })).toHaveCount(0);
    if (javaScriptEnabled) await expectAccessibleState(author);
    expect(await wordsMissingOnPaper(author), 'R54').toEqual([]);

    // Who decided does not see it; another moderator grants it.
    await page.goto('/moderatie/bezwaren');
    await expect(page.getByText(objection)).toHaveCount(0);
    const desk = await openPage({ javaScriptEnabled });
    await logInByCall(desk, await newMember({ roles: ['moderator'] }));
    await desk.goto('/moderatie/bezwaren');
    if (javaScriptEnabled) {
      await waitForHydration(desk);
      await expectAccessibleState(desk);
    }
    await desk.getByRole('listitem').filter({ hasText: objection }).last().getByRole('link').click();
    await expect(desk.getByRole('heading', { name: 'Beantwoord het bezwaar' })).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleState(desk);
    expect(await wordsMissingOnPaper(desk), 'R54').toEqual([]);
    await desk.getByLabel('Wijs toe: alles wordt zoals het was').check();
    await desk.getByLabel('Je antwoord').fill('Je hebt gelijk. Excuses.');
    if (javaScriptEnabled) {
      await desk.getByRole('link', { name: 'Bekijk de zaak' }).click();
      await expect(desk.getByRole('heading', { name: 'Besluiten' })).toBeVisible();
      await desk.goBack();
      await expect(desk.getByLabel('Je antwoord')).toHaveValue('Je hebt gelijk. Excuses.');
      await expect(desk.getByLabel('Wijs toe: alles wordt zoals het was')).toBeChecked();
    }
    await desk.getByRole('button', { name: 'Beantwoord' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Bezwaren' })).toBeVisible();
    await expect(desk.getByText('Je wees het bezwaar toe')).toBeVisible();

    await author.reload();
    await expect(author.getByText('Je hebt gelijk. Excuses.')).toBeVisible();
    await author.goto(path);
    await expect(reactionItem(author, reactionId).getByText('Verborgen door de moderatie')).toHaveCount(0);
  });
}

/** Answers, as another moderator, the objection in which these words stand. */
async function grantObjection(desk: Page, words: string): Promise<void> {
  await desk.goto('/moderatie/bezwaren');
  await waitForHydration(desk);
  await desk.getByRole('listitem').filter({ hasText: words }).last().getByRole('link').click();
  await desk.getByLabel('Wijs toe').first().check();
  if ((await desk.getByLabel('Ga met respect met elkaar om.').count()) > 0) await chooseRule(desk.getByRole('main'));
  await desk.getByLabel('Je antwoord').fill('Je hebt gelijk.');
  await desk.getByRole('button', { name: 'Beantwoord' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Bezwaren' })).toBeVisible();
}

test('a visitor reports, reads that the text stays, objects, and reads that it is gone', { tag: '@thorough' }, async ({
  page,
  openPage,
}) => {
  await logInByCall(page, PARTICIPANT);
  const { id, path } = await startConversation(page);
  await logInByCall(page, ANNEKE);
  const reactionId = await react(page, id, 'Koop mijn wonderpillen, dan hoef je niet meer te spoelen.');

  const visitor = await openPage();
  await open(visitor, path);
  await reportReaction(reactionItem(visitor, reactionId), 'Reclame of oplichting');
  await visitor.getByRole('link', { name: 'Volg je melding' }).click();
  await expect(visitor).toHaveURL(/\/meldingen\/[\da-f-]{36}$/);

  const { caseId } = await withSiteDatabase((db) =>
    db
      .selectFrom('moderationCase')
      .select('id as caseId')
      .where('kind', '=', 'reaction')
      .where('subjectId', '=', reactionId)
      .executeTakeFirstOrThrow(),
  );
  await logInByCall(page, MODERATOR);
  await post(page, `/api/v1/moderation/cases/${caseId}/handle`, { Outcome: 'kept', Note: '' });
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'We hebben niets weggehaald of gewijzigd.' })).toBeVisible();
  const words = `Dit is oplichting, kijk nog eens naar ${reactionId}.`;
  await visitor.getByLabel('Waarom klopt het besluit niet?').fill(words);
  await visitor.getByRole('button', { name: 'Maak bezwaar' }).click();
  await expect(visitor.getByText('We hebben je bezwaar.')).toBeVisible();

  const desk = await openPage();
  await logInByCall(desk, await newMember({ roles: ['moderator'] }));
  await grantObjection(desk, words);
  await visitor.reload();
  await expect(visitor.getByText('Je hebt gelijk.')).toBeVisible();
  await visitor.goto(path);
  await expect(reactionItem(visitor, reactionId)).toHaveText('Verborgen door de moderatie');
});

test('an author is warned and paused, objects, and writes again', { tag: '@thorough' }, async ({ page, openPage }) => {
  const writer = await newMember();
  await logInByCall(page, PARTICIPANT);
  const { id, path } = await startConversation(page);
  const author = await openPage();
  await logInByCall(author, writer);
  const reactionId = await react(author, id, 'Wie dit vraagt is dom.');
  await logInByCall(page, ANNEKE);
  await post(page, `/api/v1/conversation-flag/${reactionId}`);
  const { caseId, authorId } = await withSiteDatabase((db) =>
    db
      .selectFrom('moderationCase')
      .select(['id as caseId', 'authorId'])
      .where('kind', '=', 'reaction')
      .where('subjectId', '=', reactionId)
      .executeTakeFirstOrThrow(),
  );
  const desk = await openPage();
  await logInByCall(desk, await newMember({ roles: ['moderator'] }));
  for (const act of ['Waarschuw', 'Laat een tijd niet schrijven']) {
    await desk.goto(`/moderatie/leden/${authorId}?zaak=${caseId}`);
    await waitForHydration(desk);
    await desk.getByRole('radio', { name: act }).check();
    if (act !== 'Waarschuw') await desk.getByLabel('7 dagen').check();
    const form = desk.locator('form').filter({ has: desk.getByRole('button', { name: 'Doe dit' }) });
    await chooseRule(form);
    await form.getByRole('button', { name: 'Doe dit' }).click();
    await expect(desk.getByRole('main')).toContainText(act === 'Waarschuw' ? 'Waarschuwing' : 'Pauze');
  }

  await author.goto(path);
  await expect(author.getByLabel('Je reactie')).toHaveCount(0);
  await expect(async () => {
    await author.goto('/account/notificaties');
    await expect(author.getByText('een waarschuwing gegeven')).toBeVisible({ timeout: 1000 });
    await expect(author.getByText('een tijd niet kunt schrijven')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await author
    .getByRole('listitem')
    .filter({ hasText: 'een tijd niet kunt schrijven' })
    .last()
    .getByRole('link', { name: 'Lees waarom' })
    .click();
  const words = `Ik bedoelde mezelf, zegt ${writer}.`;
  await author.getByLabel('Waarom klopt het besluit niet?').fill(words);
  await author.getByRole('button', { name: 'Maak bezwaar' }).click();
  await expect(author.getByText('We hebben je bezwaar.')).toBeVisible();

  const other = await openPage();
  await logInByCall(other, await newMember({ roles: ['moderator'] }));
  await grantObjection(other, words);
  await author.goto(path);
  await author.getByLabel('Je reactie').fill('Ik mag weer schrijven.');
  await author.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(author.getByText('Ik mag weer schrijven.').first()).toBeVisible();
});
