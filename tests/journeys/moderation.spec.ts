import type { Locator, Page } from '@playwright/test';
import { systemClock } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { logInByCall, post, react, startConversation } from './support/api-calls.ts';
import { chooseRule } from './support/choose-rule.ts';
import {
  ADMINISTRATOR,
  ANNEKE,
  open,
  openMenu,
  openReportForm,
  PARTICIPANT,
  REPORTED,
  reactionItem,
  reportReaction,
  startConversationWithReaction,
} from './support/conversation.ts';
import { expectAccessible, expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { publish } from './support/publications.ts';
import { DEVICES, readerOf } from './support/reader.ts';
import { newPerson } from './support/registration.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const TEXT = 'Bij ons gaat het met een karretje.';
const HIDDEN = 'Verborgen door de moderatie';

/** The path of the open case about a reaction, or about something of another kind. */
const casePathOf = (subjectId: number, kind = 'reaction'): Promise<string> =>
  withSiteDatabase(async (db) => {
    const { id } = await db
      .selectFrom('moderationCase')
      .select('id')
      .where('kind', '=', kind)
      .where('subjectId', '=', subjectId)
      .where('handledAt', 'is', null)
      .executeTakeFirstOrThrow();
    return `/moderatie/${id}`;
  });

/** The form with this button. */
const formWith = (page: Page, name: string): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name }) });

/** The name of a member of `newMember`. */
const nameOf = (email: string): string => email.replace('@example.org', '');

test('a reaction from a report to handled: as reader, moderators, author and visitor', async ({ page, openPage }) => {
  test.slow();
  const [reader, first, second] = await Promise.all([
    newMember(),
    newMember({ roles: ['moderator'] }),
    newMember({ roles: ['moderator'] }),
  ]);
  const { path, title, reactionId } = await startConversationWithReaction(page, reader);
  const ofEditors = 'Dit staat in de wet, en dus mag het ook hier niet.';
  await publish(makeDocument('rule-text', { rule: 'law', facts: ofEditors }));

  // A reader reports the reaction.
  await open(page, path);
  const reaction = reactionItem(page, reactionId);
  await reportReaction(reaction, 'Beledigen, pesten of discriminatie');
  await expect(page.getByText('Dank voor je melding.')).toBeVisible();

  // A moderator finds it by the menu, sees who reported it, and claims it.
  const desk = await openPage();
  await logInByCall(desk, first);
  await desk.goto('/');
  await waitForHydration(desk);
  await desk
    .getByRole('banner')
    .locator('summary', { hasText: nameOf(first) })
    .click();
  await desk.getByRole('link', { name: /^Moderatie/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Moderatie' })).toBeVisible();
  const casePath = await casePathOf(reactionId);
  await desk.goto(casePath);
  await waitForHydration(desk);
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const reporters = desk.getByRole('region', { name: 'Wie het meldde' });
  await expect(reporters.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleState(desk);
  await desk.getByRole('button', { name: 'Neem deze zaak op je' }).click();
  await expect(desk.locator('summary', { hasText: 'Laat deze zaak aan anderen' })).toBeVisible();

  // Another moderator sees that it is taken, and can do nothing with it.
  const other = await openPage();
  await logInByCall(other, second);
  await other.goto(casePath);
  await expect(other.getByText('is met deze zaak bezig')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Handel af' })).toHaveCount(0);

  // The first edits the text, which stays to be read, and handles the case by hiding it, with a note.
  await desk.getByText('Wijzig de tekst').click();
  await desk.getByLabel('De tekst').fill('Bij ons gaat het anders.');
  await chooseRule(formWith(desk, 'Bewaar de tekst'));
  await desk.getByRole('button', { name: 'Bewaar de tekst' }).click();
  await expect(desk.getByRole('article').getByText('Bij ons gaat het anders.')).toBeVisible();
  const former = desk.getByRole('region', { name: 'Wat er eerder stond' });
  await former.locator('summary').click();
  await expect(former.getByText(TEXT)).toBeVisible();
  const handling = formWith(desk, 'Handel af');
  await desk.getByRole('button', { name: 'Handel af' }).click();
  await expect(desk.getByRole('link', { name: 'Wat besluit je? Kies wat je besluit' })).toBeVisible();
  await handling.getByLabel('Verberg het').check();
  await handling.getByLabel('Notitie voor de moderators').fill('Het karretje was van een ander.');
  await desk.getByRole('button', { name: 'Handel af' }).click();
  await expect(handling.getByText('Kies een huisregel')).toBeVisible();
  await handling.getByLabel('Wat de wet verbiedt').check();
  await expect(handling.getByLabel('Wat zag je?'), 'the sentence of an editor').toHaveValue(ofEditors);
  await chooseRule(handling);
  await expect(handling.getByLabel('Wat zag je?')).toHaveValue(
    'Er staan woorden in die een ander beledigen, bedreigen of uitsluiten.',
  );
  await expectAccessibleState(desk);
  await desk.getByRole('button', { name: 'Handel af' }).click();
  await expect(desk.getByRole('status').getByText('Afgehandeld: verborgen')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Maak ongedaan: toon het weer' })).toBeVisible();
  await expectAccessibleState(desk);

  // A visitor does not read it; its author does, sees that it is hidden, and was told.
  const visitor = await openPage();
  await visitor.goto(path);
  await expect(reactionItem(visitor, reactionId)).toHaveText(HIDDEN);
  await expect(visitor.getByText('Bij ons gaat het anders.')).toHaveCount(0);
  const author = await openPage();
  await logInByCall(author, ANNEKE);
  await author.goto(path);
  const own = reactionItem(author, reactionId);
  await expect(own.getByText('Bij ons gaat het anders.')).toBeVisible();
  await expect(own.getByText(HIDDEN)).toBeVisible();
  await expectAccessible(author);
  await expect(async () => {
    await author.goto('/account/notificaties');
    await expect(author.getByText('De moderatie heeft je reactie in het gesprek verborgen').first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();

  // Other moderators read the note; nothing is left to do.
  await desk.locator('main').getByRole('link', { name: title }).click();
  await expect(desk.getByText('handelde de zaak af', { exact: false })).toBeVisible();
  await expectAccessibleState(desk);
  await other.goto('/moderatie?lijst=afgehandeld');
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByText('Het karretje was van een ander.')).toBeVisible();

  // Shown again, everybody reads it.
  await other.getByRole('button', { name: 'Toon het weer', exact: true }).click();
  await expect(other.getByText('Verberg dit', { exact: true })).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.getByText('Bij ons gaat het anders.')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`a moderator who comes too late is told so and keeps the note, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: '@thorough',
  }, async ({ page, openPage }) => {
    const [reader, first, second] = await Promise.all([
      newMember(),
      newMember({ roles: ['moderator'] }),
      newMember({ roles: ['moderator'] }),
    ]);
    const { path, reactionId } = await startConversationWithReaction(page, reader);
    await open(page, path);
    await reportReaction(reactionItem(page, reactionId));
    const casePath = await casePathOf(reactionId);
    const late = await openPage({ javaScriptEnabled });
    await logInByCall(late, second);
    await late.goto(casePath);
    if (javaScriptEnabled) await waitForHydration(late);
    await logInByCall(page, first);
    await page.goto(casePath);
    await page.getByRole('button', { name: 'Neem deze zaak op je' }).click();
    await expect(page.locator('summary', { hasText: 'Laat deze zaak aan anderen' })).toBeVisible();

    await late.getByLabel('Mag blijven staan').check();
    await late.getByLabel('Notitie voor de moderators').fill('Volgens mij kan dit wel.');
    await late.getByRole('button', { name: 'Handel af' }).click();
    await expect(late.getByText('Een andere moderator is met deze zaak bezig. Er is niets veranderd.')).toBeVisible();
    await expect(late.getByLabel('Wat je schreef')).toHaveValue('Volgens mij kan dit wel.');
    await expect(late.getByText('is met deze zaak bezig', { exact: false }).last()).toBeVisible();
    await expect(late.getByRole('button', { name: 'Handel af' })).toHaveCount(0);
    await late.getByRole('button', { name: 'Neem de zaak over' }).click();
    await expect(late.getByRole('button', { name: 'Handel af' })).toBeVisible();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a reader points at a sentence; a moderator sees it, and hides and shows it on its page, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page,
    openPage,
  }) => {
    const [reader, moderator] = await Promise.all([newMember(), newMember({ roles: ['moderator'] })]);
    await logInByCall(page, PARTICIPANT);
    const { id, path } = await startConversation(page);
    await logInByCall(page, ANNEKE);
    const reactionId = await react(page, id, 'Fijn dat je het vraagt. Jij bent gewoon te lui! Veel succes ermee.');

    const reading = await openPage({ javaScriptEnabled });
    await logInByCall(reading, reader);
    const openThread = async (as: typeof page) => {
      await as.goto(path);
      if (javaScriptEnabled) await as.locator('ol[data-live]').waitFor();
      return reactionItem(as, reactionId);
    };
    const reaction = await openThread(reading);
    await openReportForm(reaction);
    await reading.locator('summary', { hasText: 'Wijs de zin aan' }).click();
    await reading.getByLabel('Jij bent gewoon te lui!').check();
    if (javaScriptEnabled) await expectAccessibleState(reading);
    await reading.getByRole('button', { name: 'Beledigen, pesten of discriminatie' }).click();
    await expect(reading.getByRole('heading', { level: 1, name: REPORTED })).toBeVisible();

    const desk = await openPage({ javaScriptEnabled });
    await logInByCall(desk, moderator);
    const casePath = await casePathOf(reactionId);
    await desk.goto(`/moderatie?na=${Number(casePath.split('/').at(-1)) - 1}`);
    await expect(desk.locator('mark').first()).toHaveText('Jij bent gewoon te lui!');

    const onPage = await openThread(desk);
    await openMenu(onPage);
    await onPage.locator('summary', { hasText: 'Verberg' }).click();
    await onPage.getByRole('button', { name: 'Ja, verberg dit' }).click();
    await expect(desk.getByText('Kies een huisregel').first()).toBeVisible();
    await chooseRule(desk.locator('main'));
    await desk.getByLabel('Wat zag je?').fill('Dit is schelden.');
    await desk.getByRole('button', { name: 'Ja, verberg dit' }).click();
    await expect(onPage.getByText(HIDDEN)).toBeVisible();
    await openMenu(await openThread(desk));
    await onPage.getByRole('button', { name: 'Toon deze reactie weer' }).click();
    await expect(onPage.getByText(HIDDEN)).toHaveCount(0);
    await expect(onPage.getByText('Veel succes ermee.')).toBeVisible();
  });
}

test('a moderator opens a case from a conversation, closes and moves it, and takes both back', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  const moderator = await newMember({ roles: ['moderator'] });
  const { path, title } = await startConversationWithReaction(page, moderator);
  await open(page, path);
  await page.getByRole('button', { name: 'Open een zaak over dit gesprek' }).click();
  await page.waitForURL(/\/moderatie\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitForHydration(page);
  const casePath = new URL(page.url()).pathname;

  await page.locator('summary', { hasText: 'Sluit het gesprek' }).click();
  const closing = formWith(page, 'Ja, sluit het gesprek');
  await chooseRule(closing);
  await expectAccessibleState(page);
  await closing.getByRole('button', { name: 'Ja, sluit het gesprek' }).click();
  await expect(page.getByText('sloot het gesprek', { exact: false })).toBeVisible();

  await page.locator('summary', { hasText: 'Verplaats het gesprek' }).click();
  const moving = formWith(page, 'Ja, verplaats het');
  await chooseRule(moving);
  await moving.getByRole('button', { name: 'Ja, verplaats het' }).click();
  await expect(moving.locator('p', { hasText: 'Kies een groep' })).toBeVisible();
  const groupName = await moving.getByLabel('Naar welke groep?').locator('option').nth(1).textContent();
  await moving.getByLabel('Naar welke groep?').selectOption({ index: 1 });
  await moving.getByRole('button', { name: 'Ja, verplaats het' }).click();
  await expect(page.getByText('verplaatste het gesprek', { exact: false })).toBeVisible();
  await expect(page.getByText('Het gesprek is verplaatst.')).toBeVisible();
  await expect(moving.getByRole('button', { name: 'Ja, verplaats het' })).toBeHidden();

  // The old address leads to it; nobody finds a form there.
  const reader = await openPage();
  await logInByCall(reader, ANNEKE);
  await reader.goto(path);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    reader
      .locator('main')
      .getByRole('link', { name: groupName ?? '' })
      .first(),
  ).toBeVisible();
  await expect(reader.getByText('Dit gesprek is gesloten')).toBeVisible();
  await expect(reader.getByLabel('Je reactie')).toHaveCount(0);
  await expect(reader.getByRole('link', { name: 'Citeer' })).toHaveCount(0);
  await expectAccessibleState(reader);

  await page.goto(casePath);
  await waitForHydration(page);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Neem dit besluit terug' }).first().click();
    await expect(page.getByRole('button', { name: 'Neem dit besluit terug' })).toHaveCount(left);
  }
  await expect(page.getByText('nam het verplaatsen terug')).toBeVisible();
  await reader.goto(path);
  expect(new URL(reader.url()).pathname).toBe(path);
  await expect(reader.getByText('Dit gesprek is gesloten')).toHaveCount(0);
  await expect(reader.getByLabel('Je reactie')).toBeVisible();
});

test('a case about their own text does not exist for a moderator, and the outcome of another hides it', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  const [author, second] = await Promise.all([
    newMember({ roles: ['moderator'] }),
    newMember({ roles: ['moderator'] }),
  ]);
  await logInByCall(page, PARTICIPANT);
  const { id, path } = await startConversation(page);
  await logInByCall(page, author);
  const reactionId = await react(page, id, TEXT);
  await logInByCall(page, ANNEKE);
  await post(page, `/api/v1/conversation-flag/${reactionId}`);
  const casePath = await casePathOf(reactionId);

  await logInByCall(page, author);
  expect((await page.goto(casePath))?.status()).toBe(404);

  const desk = await openPage();
  await logInByCall(desk, second);
  await desk.goto(casePath);
  await waitForHydration(desk);
  await desk.getByLabel('Verberg het').check();
  await chooseRule(formWith(desk, 'Handel af'));
  await desk.getByRole('button', { name: 'Handel af' }).click();
  await expect(desk.getByRole('status').getByText('Afgehandeld: verborgen')).toBeVisible();
  await desk.goto(casePath);
  await expect(desk.getByText('verborg het', { exact: false })).toBeVisible();

  await page.goto(path);
  const own = reactionItem(page, reactionId);
  await expect(own.getByText(TEXT)).toBeVisible();
  await expect(own.getByText(HIDDEN)).toBeVisible();
  await expect(own.getByText('Citeer')).toHaveCount(0);
});

test('a moderator opens a case that may be heavy to read, and hands it over with a note', { tag: '@thorough' }, async ({
  page,
  openPage,
}) => {
  const [reader, first, second] = await Promise.all([
    newMember(),
    newMember({ roles: ['moderator'] }),
    newMember({ roles: ['moderator'] }),
  ]);
  const { path, reactionId } = await startConversationWithReaction(page, reader);
  await open(page, path);
  await reportReaction(reactionItem(page, reactionId), 'Iemand is misschien in gevaar');
  const casePath = await casePathOf(reactionId);
  await logInByCall(page, first);
  await page.goto(casePath);
  await waitForHydration(page);
  await expect(page.getByText(TEXT).first()).toBeHidden();
  await page.locator('summary', { hasText: 'Toon de tekst' }).click();
  await expect(page.getByText(TEXT).first()).toBeVisible();
  await page.getByRole('button', { name: 'Neem deze zaak op je' }).click();
  await expect(page.locator('summary', { hasText: 'Laat deze zaak aan anderen' })).toBeVisible();
  await page.goto('/moderatie?lijst=mijn');
  await expect(page.locator(`main a[href="${casePath}"]`)).toHaveCount(1);
  await expect(page.getByText(TEXT)).toHaveCount(0);
  await page.goto(casePath);
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Laat deze zaak aan anderen' }).click();
  await page.getByLabel('Wat moet een ander weten?').fill('Ik ken deze schrijver. Kijk jij?');
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Laat de zaak los' }).click();
  await expect(page.getByText('Je liet de zaak aan anderen')).toBeVisible();

  const next = await openPage();
  await logInByCall(next, second);
  await next.goto(casePath);
  await expect(next.getByText('Ik ken deze schrijver. Kijk jij?').first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'by keyboard' : 'without JavaScript';
  test(`a moderator finds a member and a case, writes, hands over, opens again and puts back ${how}`, {
    tag: '@thorough',
  }, async ({ page, openPage }) => {
    test.slow();
    const [author, reporter, first, second] = await Promise.all([
      newMember(),
      newMember(),
      newMember({ roles: ['moderator'] }),
      newMember({ roles: ['moderator'] }),
    ]);
    await logInByCall(page, author);
    const { id: conversationId } = await startConversation(page);
    const reactionId = await react(page, conversationId, TEXT);
    await logInByCall(page, reporter);
    await post(page, `/api/v1/conversation-flag/${reactionId}`);
    const casePath = await casePathOf(reactionId);
    const number = casePath.split('/').at(-1) ?? '';

    const options = javaScriptEnabled ? DEVICES.keyboard : { javaScriptEnabled };
    const desk = await openPage(options);
    await logInByCall(desk, first);
    const go = async (to: Page, path: string) => {
      await to.goto(path);
      if (javaScriptEnabled) await waitForHydration(to);
    };
    const press = (to: Page, role: 'button' | 'link', name: string | RegExp) =>
      to.getByRole('main').getByRole(role, { name }).first().press('Enter');
    const unfold = (to: Page, words: string) => to.locator('summary', { hasText: words }).press('Enter');

    // The author is found by a part of the name; what they wrote stands there, and a word needs no case.
    await go(desk, '/moderatie');
    await desk.getByLabel('Zoek een deelnemer op naam, of een zaak op nummer').fill(nameOf(author).slice(1));
    await press(desk, 'button', 'Zoek');
    await press(desk, 'link', /Zaken en besluiten$/);
    await expect(desk.getByRole('heading', { name: 'Laatste teksten' })).toBeVisible();
    await expect(desk.getByText(TEXT).first()).toBeVisible();
    await unfold(desk, 'een bericht');
    await desk.getByLabel('Je bericht').fill('Fijn dat je meeschrijft.');
    if (javaScriptEnabled) await expectAccessibleState(desk);
    await press(desk, 'button', 'Verstuur het bericht');
    await expect(desk.getByText('Je bericht is verstuurd.')).toBeVisible();

    // The case is found by its number, gets a note, and goes to another moderator.
    await go(desk, '/moderatie/leden');
    await desk.getByLabel('Naam of zaaknummer').fill(number);
    await press(desk, 'button', 'Zoek');
    await desk.locator(`main a[href="${casePath}"]`).press('Enter');
    await expect(desk.getByText(`Zaak ${number}.`).first()).toBeVisible();
    await unfold(desk, 'Schrijf een notitie bij de zaak');
    await desk.getByLabel('Je notitie').first().fill('Zij schreef eerder ook zo.');
    await press(desk, 'button', 'Bewaar de notitie');
    await expect(desk.getByText('De notitie is bewaard.')).toBeVisible();
    await unfold(desk, 'Draag deze zaak over');
    await desk.getByLabel('Aan wie?').selectOption({ label: nameOf(second) });
    await desk.getByLabel('Wat moet deze moderator weten?').fill('Jij kent haar.');
    if (javaScriptEnabled) await expectAccessibleState(desk);
    await press(desk, 'button', 'Draag de zaak over');
    await expect(desk.getByText('Je liet de zaak aan anderen')).toBeVisible();
    await expect(desk.getByText(`${nameOf(second)} is er nu mee bezig.`, { exact: false })).toBeVisible();

    // That one hears it, handles the case, opens it again, and puts it back until a day.
    const other = await openPage(options);
    await logInByCall(other, second);
    await expect(async () => {
      await other.goto('/account/notificaties');
      await expect(other.locator(`main a[href="${casePath}"]`)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await go(other, casePath);
    await expect(other.getByText('Jij kent haar.').first()).toBeVisible();
    await other.getByLabel('Mag blijven staan').check();
    await press(other, 'button', 'Handel af');
    await expect(other.getByText('Afgehandeld: mag blijven staan').first()).toBeVisible();
    await go(other, '/moderatie?lijst=afgehandeld');
    await press(other, 'link', 'Alleen van mij');
    if (javaScriptEnabled) await expectAccessibleState(other);
    await other.locator(`main a[href="${casePath}"]`).first().press('Enter');
    await unfold(other, 'Heropen deze zaak');
    await press(other, 'button', 'Heropen de zaak');
    await expect(other.getByText('Schrijf waarom je de zaak heropent')).toBeVisible();
    await other.getByLabel('Waarom heropen je de zaak?').fill('Zij belde.');
    await press(other, 'button', 'Heropen de zaak');
    await expect(other.getByText('De zaak is weer open')).toBeVisible();
    await unfold(other, 'Laat deze zaak aan anderen');
    await other.getByLabel('Leg terug tot').selectOption({ index: 3 });
    if (javaScriptEnabled) await expectAccessibleState(other);
    await press(other, 'button', 'Laat de zaak los');
    await expect(other.getByText('Je liet de zaak aan anderen')).toBeVisible();
    await go(other, '/moderatie?lijst=later');
    await expect(other.locator(`main a[href="${casePath}"]`).first()).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleState(other);
  });
}

test('a moderator works ten cases by keyboard alone', { tag: '@thorough' }, async ({ page, openPage }) => {
  test.slow();
  const [reporter, moderator] = await Promise.all([newMember(), newMember({ roles: ['moderator'] })]);
  await logInByCall(page, PARTICIPANT);
  const { id, path } = await startConversation(page);
  await logInByCall(page, ANNEKE);
  const texts = Array.from({ length: 10 }, (_, index) => `Tekst ${index + 1} van wie ik al kende.`);
  const ids: number[] = [];
  for (const text of texts) ids.push(await react(page, id, text));
  await logInByCall(page, reporter);
  for (const reactionId of ids) await post(page, `/api/v1/conversation-flag/${reactionId}`);
  const paths = await Promise.all(ids.map((reactionId) => casePathOf(reactionId)));
  await logInByCall(page, moderator);
  for (const casePath of paths) await post(page, `/api/v1/moderation/cases/${casePath.split('/').at(-1)}/claim`);

  const desk = await openPage(DEVICES.keyboard);
  await logInByCall(desk, moderator);
  await desk.goto('/');
  await waitForHydration(desk);
  const reader = readerOf(desk, 'keyboard');
  await reader.press(desk.getByRole('banner').locator('summary', { hasText: nameOf(moderator) }));
  await reader.press(desk.getByRole('link', { name: /^Moderatie/ }));
  for (const [index, text] of texts.entries()) {
    await reader.press(desk.getByRole('link', { name: 'Van mij' }));
    await reader.press(desk.getByRole('article').filter({ hasText: text }).getByRole('link').first());
    await expect(desk.getByRole('main')).toContainText(text);
    const form = formWith(desk, 'Handel af');
    if (index === 0) {
      await reader.press(desk.getByRole('main').getByRole('link', { name: 'Naar het besluit' }));
      await desk.keyboard.press('Tab');
      await expect(form.getByRole('radio').first()).toBeFocused();
    }
    await reader.press(form.getByLabel('Mag blijven staan'));
    if (index % 2 === 1) {
      for (let down = 0; down < 9 && !(await form.getByLabel('Verberg het').isChecked()); down += 1)
        await desk.keyboard.press('ArrowDown');
      await reader.press(form.getByLabel('Ga met respect met elkaar om.'));
    }
    await reader.press(form.getByRole('button', { name: 'Handel af' }));
    await expect(desk.getByRole('status').getByText(/^(Let op: |Gelukt: )?Afgehandeld: /)).toBeVisible();
    // The notice has the focus; the desk is a few presses away.
    await reader.press(desk.getByRole('main').getByRole('link', { name: 'Moderatie' }));
  }
  test.info().annotations.push({ type: 'presses', description: String(reader.effort().presses) });
  await desk.goto(path);
  for (const [index, reactionId] of ids.entries())
    await expect(reactionItem(desk, reactionId).getByText(HIDDEN)).toHaveCount(index % 2);
});

test('an administrator makes a member a moderator, and takes that away', { tag: '@thorough' }, async ({
  page,
  openPage,
}) => {
  const email = await newMember();
  const member = await openPage({ mayFail: true });
  await logInByCall(member, email);
  expect((await member.goto('/moderatie'))?.status()).toBe(403);

  await logInByCall(page, ADMINISTRATOR);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('banner').locator('summary', { hasText: 'Demobeheerder' }).click();
  await page.getByRole('link', { name: 'Deelnemers' }).click();
  await expect(page.getByRole('heading', { name: 'Wie nu een rol heeft' })).toBeVisible();
  await page.getByLabel('Naam of e-mailadres').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
  await expect(page.getByRole('heading', { name: 'Gevonden' })).toBeVisible();
  await page.locator('summary', { hasText: 'Maak moderator' }).click();
  await expect(page.getByText('Een moderator leest alles wat deelnemers melden', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Ja, maak moderator' }).click();
  await expect(page.getByText('is nu moderator. Dat geldt meteen', { exact: false })).toBeVisible();
  await expectAccessibleState(page);
  expect((await member.goto('/moderatie'))?.status()).toBe(200);
  await member.goto('/moderatie/leden');
  await expect(member.locator('summary', { hasText: 'Maak moderator' })).toHaveCount(0);

  await page.locator('summary', { hasText: 'Niet meer moderator' }).click();
  await page.getByRole('button', { name: 'Ja, niet meer moderator' }).click();
  await expect(page.locator('summary', { hasText: 'Maak moderator' })).toBeVisible();
  expect((await member.goto('/moderatie'))?.status()).toBe(403);
  expect((await member.goto('/moderatie/leden'))?.status()).toBe(403);
});

test('an administrator ends another one', { tag: '@thorough' }, async ({ page, openPage }) => {
  const email = await newMember({ roles: ['administrator'] });
  const other = await openPage({ mayFail: true });
  await logInByCall(other, email);
  expect((await other.goto('/moderatie/leden'))?.status()).toBe(200);

  await logInByCall(page, ADMINISTRATOR);
  await page.goto(`/moderatie/leden?zoekterm=${email}`);
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Niet meer beheerder' }).click();
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Ja, niet meer beheerder' }).click();
  await expect(page.getByText('is geen beheerder meer. Dat geldt meteen', { exact: false })).toBeVisible();
  expect((await other.goto('/moderatie/leden'))?.status()).toBe(403);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a visitor reports a reaction in two taps and reads the receipt, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page,
    openPage,
  }) => {
    await logInByCall(page, PARTICIPANT);
    const { id, path } = await startConversation(page);
    await logInByCall(page, ANNEKE);
    const reactionId = await react(page, id, TEXT);
    const visitor = await openPage({ javaScriptEnabled });
    await visitor.goto(path);
    if (javaScriptEnabled) await visitor.locator('ol[data-live]').waitFor();
    await openReportForm(reactionItem(visitor, reactionId));
    await expect(visitor.getByText('Je hoeft hiervoor niet in te loggen.')).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleState(visitor);

    // An address that is none is refused beside its field, also by Enter, and nothing is reported yet.
    await visitor.locator('summary', { hasText: 'Hoor wat we besluiten' }).click();
    await visitor.getByLabel('Je e-mailadres').fill('geen adres');
    await visitor.getByLabel('Je e-mailadres').press('Enter');
    await expect(visitor.getByRole('link', { name: /Kies waarom je dit meldt/ })).toBeVisible();
    await expect(visitor.getByText('Dit e-mailadres is niet geldig').first()).toBeVisible();
    await visitor.getByLabel('Je e-mailadres').fill('');
    await visitor.getByRole('button', { name: 'Reclame of oplichting' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: REPORTED })).toBeVisible();
    await expect(visitor.getByText('Een moderator kijkt ernaar', { exact: false })).toBeVisible();
    if (javaScriptEnabled) await expectAccessibleState(visitor);
    await visitor.getByRole('link', { name: 'Volg je melding' }).click();
    await expect(visitor).toHaveURL(/\/meldingen\/[\da-f-]{36}$/);

    const desk = await openPage();
    await logInByCall(desk, await newMember({ roles: ['moderator'] }));
    await desk.goto(await casePathOf(reactionId));
    await expect(desk.getByText('een bezoeker', { exact: false })).toBeVisible();
    await expect(desk.getByText(/^Zaak \d+\..* Reden: reclame of oplichting\./)).toBeVisible();
  });
}

test('a member reports one of 50 messages; a moderator reads it with those around it alone, and takes all away', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  const [sender, recipient] = [await newMember(), await newMember()];
  const moderator = await newMember({ roles: ['moderator'] });
  const { otherId, messageId } = await withSiteDatabase(async (db) => {
    const idOf = async (email: string) =>
      (await db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
    const pair = { creatorId: await idOf(sender), otherId: await idOf(recipient) };
    const body = 'Geef me je pincode.';
    const platform = { db, clock: systemClock } as Platform;
    const { id } = await makeContact(platform, { ...pair, state: 'accepted', body });
    for (let number = 1; number < 50; number += 1) {
      const { name: username, email } = newPerson('lid');
      const { id: otherId } = await makeMember(platform, { username, email });
      await makeContact(platform, { creatorId: pair.creatorId, otherId, state: 'requested', body });
    }
    const message = db.selectFrom('message').select('id').where('contactLinkId', '=', id);
    return { otherId: pair.creatorId, messageId: (await message.executeTakeFirstOrThrow()).id };
  });
  await logInByCall(page, recipient);
  await page.goto(`/account/berichten/${otherId}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: /^Meld het bericht/ }).click();
  await expect(page.getByRole('article').getByText('Geef me je pincode.')).toBeVisible();
  await page.getByRole('button', { name: 'Reclame of oplichting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: REPORTED })).toBeVisible();

  const desk = await openPage();
  await logInByCall(desk, moderator);
  await desk.goto('/account/notificaties');
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText('Er wacht iets op een moderator.').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await desk.goto(await casePathOf(messageId, 'message'));
  await expect(desk.getByRole('heading', { level: 1, name: 'Privébericht' })).toBeVisible();
  await expect(desk.getByText('Geef me je pincode.')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Bekijk het op de pagina' })).toHaveCount(0);
  await expectAccessibleState(desk);

  await desk.getByRole('link', { name: /^Bericht of maatregel voor/ }).click();
  await desk.locator('summary', { hasText: 'Laat voorgoed niet meer schrijven' }).click();
  const form = desk.locator('form').filter({ has: desk.getByLabel(/aan 50 anderen stuurde$/) });
  await expect(form.getByLabel(/aan 50 anderen stuurde$/)).toBeChecked();
  await expectAccessibleState(desk);
  await form.getByText('Maak geen reclame', { exact: false }).click();
  await form.getByRole('button', { name: /^Ja, .* mag nooit meer schrijven$/ }).click();
  await expect(desk.getByText('Deze deelnemer kan voorgoed niet meer schrijven.')).toBeVisible();
  await page.goto('/account/berichten');
  await expect(page.getByText('Geef me je pincode.')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Maak ongedaan: laat weer schrijven' }).click();
  await expect(desk.getByText('Het besluit is teruggenomen.')).toBeVisible();
  await page.goto('/account/berichten');
  await expect(page.getByText('Geef me je pincode.')).toBeVisible();
});
