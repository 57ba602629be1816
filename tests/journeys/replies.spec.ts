import { logInByCall, post, react, startConversation } from './support/api-calls.ts';
import { MODERATOR, PARTICIPANT } from './support/conversation.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

for (const javaScriptEnabled of [true, false]) {
  test(`a member answers a message of the moderators, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page,
    openPage,
  }) => {
    test.slow();
    const writer = await newMember();
    await logInByCall(page, PARTICIPANT);
    const { id } = await startConversation(page);
    await logInByCall(page, writer);
    const reactionId = await react(page, id, 'Ik sla morgen de dialyse over.');
    await logInByCall(page, MODERATOR);
    const opened = await post<{ Id: number }>(page, `/api/v1/moderation/things/reaction/${reactionId}/open`);
    const { Subject } = await (await page.request.get(`/api/v1/moderation/cases/${opened.Id}`)).json();
    const message = { Case: opened.Id, Measure: 'word', Facts: 'Bel je afdeling even. Laat je weten hoe het gaat?' };
    await post(page, `/api/v1/moderation/members/${Subject.Author.Id}/decisions`, message);

    const member = await openPage({ javaScriptEnabled });
    await logInByCall(member, writer);
    await expect(async () => {
      await member.goto('/account/notificaties');
      await expect(member.getByRole('link', { name: 'Lees het bericht' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await member.getByRole('link', { name: 'Lees het bericht' }).click();
    await expect(member.getByRole('heading', { level: 1, name: 'Bericht van de moderatie' })).toBeVisible();
    if (javaScriptEnabled) {
      await waitForHydration(member);
      await expectAccessibleState(member);
    }
    await member.getByRole('button', { name: 'Stuur je antwoord' }).click();
    await expect(member.getByText('Schrijf een antwoord').first()).toBeVisible();
    await member.getByLabel('Wil je iets terugschrijven?').fill('Ik heb gebeld. Het gaat beter.');
    await member.getByRole('button', { name: 'Stuur je antwoord' }).click();
    await expect(member.getByText('We hebben je antwoord.')).toBeVisible();
    await expect(member.getByRole('button', { name: 'Stuur je antwoord' })).toHaveCount(0);

    await page.goto(`/moderatie/${opened.Id}`);
    await expect(page.getByText('Ik heb gebeld. Het gaat beter.')).toBeVisible();
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'De schrijver antwoordde op een bericht' }),
    ).toBeVisible();
  });
}
