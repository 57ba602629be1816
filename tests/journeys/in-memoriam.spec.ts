import { logInByCall, post, react, startConversation } from './support/api-calls.ts';
import { MODERATOR, PARTICIPANT, reactionItem } from './support/conversation.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** The id and the name of a member. */
const readMember = (email: string) =>
  withSiteDatabase((db) =>
    db.selectFrom('member').select(['id', 'username']).where('email', '=', email).executeTakeFirstOrThrow(),
  );

test('a contact tells that somebody died; a moderator records it, and everybody reads it', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  test.slow();
  const [email, contactEmail] = [await newMember(), await newMember()];
  const [deceased, contact] = [await readMember(email), await readMember(contactEmail)];
  const profile = `/personen/${deceased.id}`;
  await logInByCall(page, PARTICIPANT);
  const conversation = await startConversation(page);
  await logInByCall(page, email);
  const reactionId = await react(page, conversation.id, 'Tot morgen allemaal.');
  const asked = { ContactUserId: contact.id, Message: 'Zullen we elkaar schrijven?' };
  await post(page, '/api/v1/CustomContactlink', asked);
  await logInByCall(page, contactEmail);
  await post(page, `/api/v1/CustomContactlink/AcceptContactRequest/${deceased.id}`);

  await page.goto(`/melden/profile/${deceased.id}`);
  await page.getByRole('button', { name: 'Deze persoon is overleden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je melding is binnen' })).toBeVisible();

  const { id: caseId } = await withSiteDatabase((db) =>
    db
      .selectFrom('moderationCase')
      .select('id')
      .where((eb) => eb.and({ kind: 'profile', subjectId: deceased.id }))
      .executeTakeFirstOrThrow(),
  );
  const desk = await openPage();
  await logInByCall(desk, MODERATOR);
  await desk.goto(`/moderatie/leden/${deceased.id}?zaak=${caseId}`);
  await waitForHydration(desk);
  await desk.getByLabel('Zet op in memoriam').check();
  await desk.getByLabel('Welk contact heeft het overlijden bevestigd?').fill(contact.username);
  await desk.getByRole('button', { name: 'Doe dit' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'In memoriam' }).first()).toBeVisible();

  // Who confirmed it is told so, and writes to nobody any more.
  await expect(async () => {
    await page.goto('/account/notificaties');
    await expect(page.getByText('omdat jij dat bevestigde')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(`/account/berichten/${deceased.id}`);
  await expect(page.getByText('Je kunt geen bericht meer sturen.')).toBeVisible();
  await page.goto(profile);
  await expect(page.getByText(`${deceased.username} is overleden.`)).toBeVisible();
  await expectAccessibleState(page);
  await page.goto(conversation.path);
  await expect(reactionItem(page, reactionId)).toContainText('in memoriam');

  // A visitor reads the words, and no more than before of a profile that is closed to them.
  const visitor = await openPage();
  await visitor.goto(conversation.path);
  await expect(reactionItem(visitor, reactionId)).toContainText('Tot morgen allemaal.');
  await expect(visitor.getByText('memoriam')).toHaveCount(0);

  // Nothing new reaches who died.
  await logInByCall(page, PARTICIPANT);
  await post(page, `/api/v1/conversations/${conversation.id}/reactions`, { Body: 'Rust zacht.', QuotedId: reactionId });
  await page.goto(profile);
  await expect(page.getByRole('link', { name: 'Stuur een bericht' })).toHaveCount(0);
});
