import { logInByCall, react, startConversation, TEST_GROUP } from './support/api-calls.ts';
import { PARTICIPANT, reactionItem } from './support/conversation.ts';
import { newMember } from './support/new-member.ts';
import { expect, PASSWORD, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const TEXT = 'Ik fiets nog elke dag.';

const CHOICES = [
  { choice: 'Mijn teksten blijven staan, zonder mijn naam', kept: true },
  { choice: 'Mijn teksten gaan weg', kept: false },
];

for (const { choice, kept } of CHOICES) {
  test(`who leaves chooses '${choice}', and a visitor reads just that`, { tag: kept ? '@thorough' : [] }, async ({
    page,
    openPage,
  }) => {
    await logInByCall(page, PARTICIPANT);
    const theirs = await startConversation(page);
    const email = await newMember();
    await logInByCall(page, email);
    const reactionId = await react(page, theirs.id, TEXT);
    const own = await startConversation(page);
    await logInByCall(page, PARTICIPANT);
    await react(page, own.id, 'Wat fijn voor je.');
    await logInByCall(page, email);

    await page.goto('/account/instellingen');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Verwijder mijn account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Weet je dit zeker?' });
    await dialog.getByLabel(choice).check();
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible();

    const visitor = await openPage();
    const reaction = reactionItem(visitor, reactionId);
    await expect(async () => {
      await visitor.goto(theirs.path);
      await expect(reaction).toContainText(kept ? TEXT : 'Ingetrokken door de schrijver', { timeout: 1000 });
    }).toPass();
    await expect(reaction).toContainText('voormalig deelnemer');
    await expect(reaction.getByText(TEXT)).toHaveCount(kept ? 1 : 0);

    await visitor.goto(`/groepen/${TEST_GROUP}`);
    await visitor
      .getByRole('link', { name: kept ? own.title : 'Ingetrokken gesprek' })
      .first()
      .click();
    await expect(visitor.getByText('Wat fijn voor je.')).toBeVisible();
    await expect(visitor.getByText('Hoe doen jullie dat?')).toHaveCount(kept ? 1 : 0);
  });
}
