import type { Page } from '@playwright/test';
import { logInByCall, startConversation } from './support/api-calls.ts';
import { ANNEKE, reactionItem } from './support/conversation.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const QUESTION = 'Gaat dit ook over iemand anders?';
const NAMED = 'Mijn buurvrouw Greetje Hoekstra heeft nierfalen, en zij gaat drie keer per week naar het ziekenhuis.';
const WAITS = 'Dit wacht op een moderator';

/** The id of the reaction at which the address points. */
async function writtenReaction(page: Page): Promise<number> {
  await expect(page).toHaveURL(/#reactie-\d+$/);
  return Number(/#reactie-(\d+)$/.exec(page.url())?.[1]);
}

for (const javaScriptEnabled of [true, false]) {
  test(`a member is asked about a name, and takes out a telephone number, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page,
    openPage,
  }) => {
    await logInByCall(page, ANNEKE);
    const { path } = await startConversation(page);
    const writer = await newMember();
    const writing = await openPage({ javaScriptEnabled });
    await logInByCall(writing, writer);
    const open = async () => {
      await writing.goto(path);
      if (javaScriptEnabled) await waitForHydration(writing);
    };
    const place = () => writing.getByRole('button', { name: 'Plaats reactie' }).click();

    // Asked once, with the text kept; with the box ticked everybody reads it.
    await open();
    await writing.getByLabel('Je reactie').fill(NAMED);
    await place();
    await expect(writing.getByText(QUESTION)).toBeVisible();
    await expect(writing.getByLabel('Je reactie')).toHaveValue(NAMED);
    if (javaScriptEnabled) await expectAccessibleState(writing);
    await writing.getByText('Het gaat over mij, of diegene vindt het goed').click();
    await place();
    const placed = await writtenReaction(writing);
    const reader = await openPage();
    await reader.goto(path);
    await expect(reactionItem(reader, placed)).toContainText(NAMED);

    // Left empty, it is placed too, and waits; the writer reads why.
    await open();
    await writing.getByLabel('Je reactie').fill(`${NAMED} Bel haar op 06-12345678.`);
    await place();
    await expect(writing.getByText(QUESTION)).toBeVisible();
    await place();
    await expect(writing.getByText(WAITS)).toBeVisible();
    const held = await writtenReaction(writing);
    const own = reactionItem(writing, held);
    await expect(own).toContainText('Er staat een telefoonnummer in.');
    if (javaScriptEnabled) await expectAccessibleState(writing);
    await reader.goto(path);
    await expect(reactionItem(reader, held)).not.toContainText('06-12345678');

    // Taken out, it is there at once.
    await own.getByRole('link', { name: 'Wijzig de tekst' }).click();
    await own.getByLabel('Je reactie').fill('Mijn buurvrouw gaat drie keer per week.');
    await own.getByRole('button', { name: 'Bewaar' }).click();
    await expect(own).toContainText('Mijn buurvrouw gaat drie keer per week.');
    await expect(writing.getByText(WAITS)).toHaveCount(0);
    await reader.goto(path);
    await expect(reactionItem(reader, held)).toContainText('Mijn buurvrouw gaat drie keer per week.');
  });
}
