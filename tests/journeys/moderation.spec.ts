import { logInByCall, post, react, startConversation } from './support/api-calls.ts';
import {
  ADMINISTRATOR,
  ANNEKE,
  open,
  openReportForm,
  PARTICIPANT,
  reactionItem,
  startConversationWithReaction,
} from './support/conversation.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { withDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const TEXT = 'Bij ons gaat het met een karretje.';
const HIDDEN = 'Verborgen door de moderatie';

/** The path of the open case about a reaction. */
const casePathOf = (reactionId: number): Promise<string> =>
  withDatabase(async (db) => {
    const { id } = await db
      .selectFrom('moderationCase')
      .select('id')
      .where('kind', '=', 'reaction')
      .where('subjectId', '=', reactionId)
      .where('handledAt', 'is', null)
      .executeTakeFirstOrThrow();
    return `/moderatie/${id}`;
  });

/** The name of a member of `newMember`. */
const nameOf = (email: string): string => email.replace('@example.org', '');

// moderation-1, moderation-3, moderation-5, moderation-7
test('a reaction from a report to handled: as reader, moderators, author and visitor', async ({ page, openPage }) => {
  test.slow();
  const [reader, first, second] = await Promise.all([
    newMember(),
    newMember({ roles: ['moderator'] }),
    newMember({ roles: ['moderator'] }),
  ]);
  const { path, title, reactionId } = await startConversationWithReaction(page, reader);

  // A reader reports the reaction.
  await open(page, path);
  const reaction = reactionItem(page, reactionId);
  await openReportForm(reaction);
  await reaction.getByRole('button', { name: 'Ja, meld deze reactie' }).click();
  await expect(reaction.getByText('Dank voor je melding. Zonodig nemen we contact op.')).toBeFocused();

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
  await expectAccessibleAtBothWidths(desk);
  await desk.getByRole('button', { name: 'Neem deze zaak op je' }).click();
  await expect(desk.getByRole('button', { name: 'Laat deze zaak aan anderen' })).toBeVisible();

  // Another moderator sees that it is taken, and can do nothing with it.
  const other = await openPage();
  await logInByCall(other, second);
  await other.goto(casePath);
  await expect(other.getByText('is met deze zaak bezig')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Handel af' })).toHaveCount(0);

  // The first edits the text, which stays to be read, and hides it.
  await desk.getByText('Pas de tekst aan').click();
  await desk.getByLabel('De tekst').fill('Bij ons gaat het anders.');
  await desk.getByRole('button', { name: 'Sla de tekst op' }).click();
  await expect(desk.getByRole('article').getByText('Bij ons gaat het anders.')).toBeVisible();
  const former = desk.getByRole('region', { name: 'Wat er eerder stond' });
  await former.locator('summary').click();
  await expect(former.getByText(TEXT)).toBeVisible();
  await desk.getByText('Verberg dit', { exact: true }).click();
  await desk.getByRole('button', { name: 'Ja, verberg dit' }).click();
  await expect(desk.getByRole('button', { name: 'Toon het weer' })).toBeVisible();
  await expectAccessibleAtBothWidths(desk);

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

  // It is handled with a note, which other moderators read; nothing is left to do.
  await desk.getByRole('button', { name: 'Handel af' }).click();
  await expect(desk.getByRole('link', { name: 'Wat besluit je? Kies wat je besluit' })).toBeVisible();
  await desk.getByLabel('Het blijft verborgen').check();
  await desk.getByLabel('Notitie voor de moderators').fill('Het karretje was van een ander.');
  await desk.getByRole('button', { name: 'Handel af' }).click();
  await expect(desk.getByText('Afgehandeld: verborgen')).toBeVisible();
  await expect(desk.getByText('handelde de zaak af', { exact: false })).toBeVisible();
  await expectAccessibleAtBothWidths(desk);
  await other.goto('/moderatie?lijst=afgehandeld');
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByText('Het karretje was van een ander.')).toBeVisible();

  // Shown again, everybody reads it.
  await other.getByRole('button', { name: 'Toon het weer' }).click();
  await expect(other.getByText('Verberg dit', { exact: true })).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.getByText('Bij ons gaat het anders.')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`a moderator who comes too late is told so and keeps the note, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
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
    await openReportForm(reactionItem(page, reactionId));
    await reactionItem(page, reactionId).getByRole('button', { name: 'Ja, meld deze reactie' }).click();
    await expect(page.getByText('Dank voor je melding.', { exact: false })).toBeVisible();
    const casePath = await casePathOf(reactionId);
    const late = await openPage({ javaScriptEnabled });
    await logInByCall(late, second);
    await late.goto(casePath);
    if (javaScriptEnabled) await waitForHydration(late);
    await logInByCall(page, first);
    await page.goto(casePath);
    await page.getByRole('button', { name: 'Neem deze zaak op je' }).click();
    await expect(page.getByRole('button', { name: 'Laat deze zaak aan anderen' })).toBeVisible();

    await late.getByLabel('Mag blijven staan').check();
    await late.getByLabel('Notitie voor de moderators').fill('Volgens mij kan dit wel.');
    await late.getByRole('button', { name: 'Handel af' }).click();
    await expect(late.getByText('Een andere moderator is met deze zaak bezig. Er is niets veranderd.')).toBeVisible();
    await expect(late.getByLabel('Wat je schreef')).toHaveValue('Volgens mij kan dit wel.');
    await expect(late.getByText('is met deze zaak bezig', { exact: false }).last()).toBeVisible();
    await expect(late.getByRole('button', { name: 'Handel af' })).toHaveCount(0);
  });
}

test('a moderator is told no more of a case about their own text, and the outcome of another hides it', async ({
  page,
  openPage,
}) => {
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
  await page.goto(casePath);
  await expect(page.getByText('Dit gaat over jezelf. Iemand anders behandelt dit.')).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(page.getByText('keer gemeld')).toHaveCount(0);
  await expect(page.getByText('Anneke_61')).toHaveCount(0);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);

  const desk = await openPage();
  await logInByCall(desk, second);
  await desk.goto(casePath);
  await waitForHydration(desk);
  await desk.getByLabel('Verberg het').check();
  await desk.getByRole('button', { name: 'Handel af' }).click();
  await expect(desk.getByText('Afgehandeld: verborgen')).toBeVisible();
  await expect(desk.getByText('verborg het', { exact: false })).toBeVisible();

  await page.goto(path);
  const own = reactionItem(page, reactionId);
  await expect(own.getByText(TEXT)).toBeVisible();
  await expect(own.getByText(HIDDEN)).toBeVisible();
  await expect(own.getByText('Citeer')).toHaveCount(0);
});

// moderation-10
test('an administrator makes a member a moderator, and takes that away', async ({ page, openPage }) => {
  const email = await newMember();
  const member = await openPage({ mayFail: true });
  await logInByCall(member, email);
  expect((await member.goto('/moderatie'))?.status()).toBe(403);

  await logInByCall(page, ADMINISTRATOR);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('banner').locator('summary', { hasText: 'Demobeheerder' }).click();
  await page.getByRole('link', { name: 'Leden' }).click();
  await expect(page.getByRole('heading', { name: 'Wie nu een rol heeft' })).toBeVisible();
  await page.getByLabel('Naam of e-mailadres').fill(email);
  await page.getByRole('button', { name: 'Zoek' }).click();
  await expect(page.getByRole('heading', { name: 'Gevonden' })).toBeVisible();
  await page.getByRole('button', { name: /Maak moderator$/ }).click();
  await expect(page.getByText('De rol is veranderd.', { exact: false })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  expect((await member.goto('/moderatie'))?.status()).toBe(200);
  expect((await member.goto('/moderatie/leden'))?.status()).toBe(403);

  await page.getByRole('button', { name: /Niet meer moderator$/ }).click();
  await expect(page.getByRole('button', { name: /Maak moderator$/ })).toBeVisible();
  expect((await member.goto('/moderatie'))?.status()).toBe(403);
});

test('an administrator ends another one', async ({ page, openPage }) => {
  const email = await newMember({ roles: ['administrator'] });
  const other = await openPage({ mayFail: true });
  await logInByCall(other, email);
  expect((await other.goto('/moderatie/leden'))?.status()).toBe(200);

  await logInByCall(page, ADMINISTRATOR);
  await page.goto(`/moderatie/leden?zoekterm=${email}`);
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Niet meer beheerder' }).click();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Ja, neem deze rol weg' }).click();
  await expect(page.getByText('De rol is veranderd.', { exact: false })).toBeVisible();
  expect((await other.goto('/moderatie/leden'))?.status()).toBe(403);
});
