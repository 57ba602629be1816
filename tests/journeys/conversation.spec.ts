import type { Locator } from '@playwright/test';
import { logInByCall, post, react } from './support/api-calls.ts';
import {
  ANNEKE,
  MODERATOR,
  open,
  openMenu,
  openReportForm,
  PARTICIPANT,
  REPORTED,
  reactionItem,
  reportReaction,
  startConversationWithReaction,
} from './support/conversation.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { expect, pressToggle, test } from './support/test.ts';

/** Where an element is on the page. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

const REQUIRED = 'Dit veld is verplicht';

test('a visitor reads all of a public conversation, and is invited to join', async ({ page }) => {
  const { path, reactionId } = await startConversationWithReaction(page, PARTICIPANT);
  await page.context().clearCookies();
  await open(page, path);
  const about = page.getByRole('complementary', { name: 'Over dit gesprek' });
  await expect(about).toContainText('openbaar');
  await expect(about.getByRole('heading', { name: 'Onderwerp', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 reactie', exact: true })).toBeVisible();
  await expect(reactionItem(page, reactionId)).toContainText('Bij ons gaat het met een karretje.');
  await expect(page.getByText('Wil je reageren?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plaats reactie' })).toBeHidden();
  await expect(page.getByText('Wijzig')).toBeHidden();

  await openMenu(reactionItem(page, reactionId));
  for (const [name, purpose] of [
    ['Volg dit gesprek', 'dit gesprek te volgen'],
    ['Waardeer dit gesprek', 'dit gesprek te waarderen'],
    ['Waardeer', 'deze reactie te waarderen'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const invitation = page.getByRole('dialog', { name: `Word deelnemer om ${purpose}`, exact: true });
    await expect(invitation).toBeVisible();
    await invitation.getByRole('button', { name: 'Sluit' }).click();
  }
});

test('a reaction is required and at most 4000 characters; then it is marked and focused, and the form is empty', async ({
  page,
}) => {
  const { path, reactionId } = await startConversationWithReaction(page, PARTICIPANT);
  await open(page, path);
  const field = page.getByLabel('Je reactie');
  const send = page.getByRole('button', { name: 'Plaats reactie' });
  await send.click();
  await expectWrongField(page, REQUIRED);
  await field.evaluate((element) => element.removeAttribute('maxlength'));
  await field.fill('a'.repeat(4001));
  await send.click();
  await expectWrongField(page, 'Deze reactie is te lang. Gebruik niet meer dan 4000 tekens');
  await expect(field).toHaveValue('a'.repeat(4001));

  await field.fill('Dank je, dat ga ik proberen.');
  await send.click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  await expect(field).toHaveValue('');
  const ownReaction = page.locator(new URL(page.url()).hash);
  await expect(ownReaction).toBeFocused();
  await expect(ownReaction).toContainText('Dank je, dat ga ik proberen.');
  await expect(ownReaction.getByRole('button')).toHaveCount(0); // authors can't like or report their own reaction
  await expect(ownReaction).not.toContainText('Meld');

  const placesOf = async (reaction: Locator, text: string) => {
    const article = reaction.getByRole('article');
    const [frame, words] = [await boxOf(article), await boxOf(reaction.getByText(text))];
    const padding = await article.evaluate((element) => getComputedStyle(element).padding);
    return { left: words.x, inset: words.x - frame.x, padding };
  };
  const placesOfOther = await placesOf(reactionItem(page, reactionId), 'Bij ons gaat het met een karretje.');
  expect(placesOfOther.inset).toBeGreaterThan(0);
  expect(await placesOf(ownReaction, 'Dank je, dat ga ik proberen.')).toEqual(placesOfOther);
});

test('the owner may stop following their own conversation, and follow it again', { tag: '@thorough' }, async ({
  page,
}) => {
  const { path } = await startConversationWithReaction(page, PARTICIPANT);
  await open(page, path);
  const about = page.getByRole('complementary', { name: 'Over dit gesprek' });
  await pressToggle(about.getByRole('button', { name: 'Niet meer volgen' }));
  await page.reload();
  await pressToggle(about.getByRole('button', { name: 'Volg dit gesprek' }));
  await page.reload();
  await expect(about.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
});

test('typed text stays when the page shows a new reaction of somebody else', async ({ page, openPage }) => {
  const { id, path } = await startConversationWithReaction(page, PARTICIPANT);
  await open(page, path);
  await page.getByLabel('Je reactie').fill('Ik ben nog bezig');
  const other = await openPage();
  await logInByCall(other, ANNEKE);
  await react(other, id, 'Intussen zeg ik ook wat.');
  await page.getByRole('button', { name: 'Waardeer', exact: true }).click();
  await expect(page.getByText('Intussen zeg ik ook wat.')).toBeVisible();
  await expect(page.getByLabel('Je reactie')).toHaveValue('Ik ben nog bezig');
});

test('a like counts once, fills the heart and can be undone; the label agrees with the count, a zero is not shown', async ({
  page,
}) => {
  const { path, reactionId } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  const item = reactionItem(page, reactionId);
  const heart = item.getByRole('button', { name: /waarde/i }).locator('svg');
  await expect(item).not.toContainText('waardering');
  await expect(heart).toHaveCSS('fill', 'none');
  const like = item.getByRole('button', { name: 'Waardeer' });
  await pressToggle(like, () => like.dblclick());
  await expect(item).toContainText('1 waardering');
  await expect(item.getByRole('button', { name: 'Niet meer waarderen' })).toBeVisible();
  await expect(heart).not.toHaveCSS('fill', 'none');
  await page.reload();
  await expect(item).toContainText('1 waardering');
  const count = item.getByText('1 waardering');
  await pressToggle(count, () => count.click({ force: true })); // the button lies over the number
  await expect(item).not.toContainText('waardering');

  await logInByCall(page, PARTICIPANT);
  await post(page, `/api/v1/likes/like/conversationreaction/${reactionId}`);
  await logInByCall(page, MODERATOR);
  await open(page, path);
  await item.getByRole('button', { name: 'Waardeer' }).click();
  await expect(item).toContainText('2 waarderingen');
});

test('a toggle shows that it is loading, and ignores a second press meanwhile', { tag: '@thorough' }, async ({
  page,
}) => {
  const { path } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  let requests = 0;
  const released = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') {
      requests += 1;
      await released.promise;
    }
    await route.continue();
  });
  const about = page.getByRole('complementary', { name: 'Over dit gesprek' });
  await about.getByRole('button', { name: 'Volg dit gesprek' }).click();
  const following = about.getByRole('button', { name: 'Niet meer volgen' });
  await expect(following).toHaveAttribute('aria-disabled', 'true');
  await expect(about.getByText('Loading')).toBeVisible();
  await following.click({ force: true });
  released.resolve();
  await expect(about.getByText('Loading')).toBeHidden();
  await expect(following).toBeVisible();
  expect(requests).toBe(1);
});

test('a toggle that fails in an active session goes back and shows an error', { tag: '@thorough' }, async ({
  page,
}) => {
  const { path } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('aside input[name=id]')) field.value = '999999999';
  });
  await page.getByRole('button', { name: 'Volg dit gesprek' }).click();
  await expect(page.getByText('Er is iets misgegaan. Probeer het later opnieuw.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volg dit gesprek' })).toBeVisible();
});

test('a toggle in an ended session leads to the login page', { tag: '@thorough' }, async ({ page }) => {
  const { path } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Volg dit gesprek' }).click();
  await expect(page).toHaveURL(/\/inloggen\?session-timeout=true&afterLoginUrl=/);
});

test('a report asks why, is acknowledged, and can be given once', { tag: '@thorough' }, async ({ page }) => {
  const { path, reactionId } = await startConversationWithReaction(page, PARTICIPANT);
  await open(page, path);
  const item = reactionItem(page, reactionId);
  await reportReaction(item);
  await expect(page.getByRole('status').filter({ hasText: 'Dank voor je melding.' })).toBeFocused();
  await open(page, path);
  await openReportForm(item);
  await expect(page.getByText('Je hebt dit al gemeld.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iets anders' })).toHaveCount(0);
  await logInByCall(page, MODERATOR);
  await open(page, path);
  await openReportForm(item);
  await expect(page.getByText('Je hebt dit al gemeld.')).toHaveCount(0); // R27
});

test('a link to a reaction opens page 3 of a long conversation at that reaction', { tag: '@thorough' }, async ({
  page,
}) => {
  const { id, path } = await startConversationWithReaction(page, ANNEKE);
  const ids: number[] = [];
  for (let number = 2; number <= 108; number += 1) ids.push(await react(page, id, `Reactie nummer ${number}.`));
  const linkedId = ids[103] ?? 0; // of the 105th reaction
  await logInByCall(page, PARTICIPANT);

  await open(page, `${path}?reactie=${linkedId}`);
  await expect(page).toHaveURL(`${path}?page=3#reactie-${linkedId}`);
  await expect(reactionItem(page, linkedId)).toBeFocused();
  await expect(reactionItem(page, linkedId)).toBeInViewport();
  await expect(reactionItem(page, linkedId)).toContainText('Reactie nummer 105.');
  await expect(page.locator('article[class*=highlighted]')).toHaveText(/Reactie nummer 105\./);

  const jumps = page.getByRole('navigation', { name: 'Door dit gesprek' });
  await jumps.getByRole('link', { name: 'Naar eerste reactie' }).click();
  await expect(page.getByText('Bij ons gaat het met een karretje.')).toBeInViewport();
  await jumps.getByRole('link', { name: 'Naar laatste reactie' }).click();
  await expect(page.getByText('Reactie nummer 108.')).toBeInViewport();
  await expect(page.locator('article[class*=highlighted]')).toHaveText(/Reactie nummer 108\./);

  await open(page, path);
  await jumps.getByRole('link', { name: 'Reageer' }).click();
  await expect(page.getByLabel('Je reactie')).toBeFocused();
  await page.keyboard.type('Van de eerste pagina naar de derde.');
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page).toHaveURL(/\?page=3#reactie-\d+$/);
  await expect(page.getByText('Van de eerste pagina naar de derde.')).toBeInViewport();

  await page.locator('li', { hasText: 'Reactie nummer 107.' }).getByRole('link', { name: 'Link naar deze' }).click();
  await expect(page).toHaveURL(`${path}?page=3#reactie-${ids[105]}`);
  await expect(page.locator('article[class*=highlighted]')).toHaveText(/Reactie nummer 107\./);
});

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('the opening post comes first, the facts beside or below it, and the links to jump stay in view', {
      tag: '@thorough',
    }, async ({ page }) => {
      const { id, path } = await startConversationWithReaction(page, ANNEKE);
      await react(page, id, 'En de rest staat in de schuur.');
      await open(page, path);
      const opening = await boxOf(page.getByRole('article', { name: 'Het begin van het gesprek' }));
      const about = await boxOf(page.getByRole('complementary', { name: 'Over dit gesprek' }));
      const reactions = await boxOf(page.getByRole('region', { name: '2 reacties' }));
      const links = page.getByRole('navigation', { name: 'Door dit gesprek' }).getByRole('link');
      await expect(links).toHaveText(['Naar eerste reactie', 'Naar laatste reactie', 'Reageer']);
      expect(reactions.y).toBeGreaterThan(opening.y + opening.height);
      if (width < 768) {
        expect(about.y).toBeGreaterThan(opening.y + opening.height);
        expect(reactions.y).toBeGreaterThan(about.y + about.height);
        const boxes = await Promise.all((await links.all()).map(boxOf));
        expect(new Set(boxes.map(({ y, height }) => `${y} ${height}`)).size).toBe(1);
        expect(boxes[0]?.height).toBeLessThan(50);
      } else {
        expect(about.x).toBeGreaterThan(opening.x + opening.width);
      }
      if (width < 768) await expect(links.last()).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Plaats reactie' }).scrollIntoViewIfNeeded();
      await expect(links.last()).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('liking returns to the reaction', async ({ page }) => {
    const { path, reactionId } = await startConversationWithReaction(page, PARTICIPANT);
    await page.goto(path);
    const item = reactionItem(page, reactionId);
    await item.getByRole('button', { name: 'Waardeer' }).click();
    await expect(item).toContainText('1 waardering');
    expect(new URL(page.url()).hash).toBe(`#reactie-${reactionId}`);
  });
});

test('R36 axe finds nothing where a mail leads, in a report, and after it', { tag: '@thorough' }, async ({ page }) => {
  const { path, reactionId } = await startConversationWithReaction(page, ANNEKE);
  await page.goto(`${path}?reactie=${reactionId}`);
  await expect(reactionItem(page, reactionId)).toBeFocused();
  await expectAccessibleState(page);
  await logInByCall(page, PARTICIPANT);
  await page.goto(path);
  await openReportForm(reactionItem(page, reactionId));
  const send = page.getByRole('button', { name: 'Iets anders' });
  await expectAccessibleState(page, send);
  await send.click();
  await expectAccessibleState(page, page.getByRole('heading', { name: REPORTED }));
});
