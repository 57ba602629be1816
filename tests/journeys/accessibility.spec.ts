import type { Locator, Page } from '@playwright/test';
import { someOf, THOROUGH } from '../support/thorough.ts';
import { logInByCall, readGroup, startConversation, TEST_GROUP } from './support/api-calls.ts';
import { chooseRule } from './support/choose-rule.ts';
import { MODERATOR, PARTICIPANT, reactionItem, startConversationWithReaction } from './support/conversation.ts';
import { checkAccessible, expectAccessibleAtBothWidths } from './support/expect-accessible.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { CONVERSATION, SCREENS, SCREENS_OF_ONE_WIDTH, type Screen, STATES } from './support/screens/screens.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** How many screens share a page: one of its own for each costs a fifth of the check. */
const BATCH = 6;

test.describe('R36 axe finds nothing on a phone and on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', hasTouch: true });

  for (const screens of [
    ...batchesOf(THOROUGH ? SCREENS : onePerPath(SCREENS)),
    ...someOf(4, STATES).map((one) => [one]),
  ]) {
    test(screens.map(({ name }) => name).join(', '), async ({ page }) => {
      await logIn(page, screens[0]);
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await open(page, screen.path);
          await expectAccessibleAtBothWidths(page, await screen.reach?.(page));
        });
    });
  }

  for (const { name, width, reach, ...screen } of SCREENS_OF_ONE_WIDTH) {
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await logIn(page, screen);
      await open(page, screen.path);
      await expect(await reach(page)).toBeVisible();
      await checkAccessible(page);
    });
  }

  test('a new conversation, and one that was refused', async ({ page }) => {
    await logInByCall(page, 'bram-1999@people.example.org');
    await page.goto(`/groepen/${(await readGroup(page, TEST_GROUP)).id}/nieuw`);
    const start = page.getByRole('button', { name: 'Start gesprek' });
    await expect(start).toBeDisabled();
    await expectAccessibleAtBothWidths(page);
    await page.getByLabel('Besloten').check();
    await start.click();
    const errors = page.getByRole('alert').getByRole('link');
    await expect(errors).toHaveCount(3);
    await expectAccessibleAtBothWidths(page, errors.first());
  });

  test('a conversation that is closed, for a visitor and for a member', async ({ page }) => {
    await logInByCall(page, PARTICIPANT);
    const { path } = await startConversation(page, { open: false });
    await page.goto(path);
    await expectAccessibleAtBothWidths(page, page.getByText('besloten', { exact: true }));
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/alleen zichtbaar voor deelnemers$/);
    await expectAccessibleAtBothWidths(page);
  });

  test('an owner’s edit that was refused', { tag: '@thorough' }, async ({ page }) => {
    await logInByCall(page, PARTICIPANT);
    const { path } = await startConversation(page);
    await page.goto(`${path}?bewerken`);
    for (const label of ['Titel', 'Je verhaal of vraag']) await page.getByLabel(label).fill('');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    const errors = page.getByRole('alert').getByRole('link');
    await expect(errors).toHaveText([
      'Titel: Dit veld is verplicht. Schrijf een titel.',
      'Je verhaal of vraag: Dit veld is verplicht. Schrijf je verhaal of vraag.',
    ]);
    await expectAccessibleAtBothWidths(page, errors.first());
  });

  test('a moderator’s message and edit that were refused', { tag: '@thorough' }, async ({ page }) => {
    const { path, reactionId } = await startConversationWithReaction(page, MODERATOR);
    await page.goto(path);
    await waitForHydration(page);
    await page.locator('summary', { hasText: 'als moderator' }).click();
    await page.getByRole('button', { name: 'Plaats als moderator' }).click();
    await expectAccessibleAtBothWidths(page, await expectWrongField(page, 'Dit veld is verplicht'));
    await page.goto(`${path}?bewerken=${reactionId}`);
    await waitForHydration(page);
    await page.getByLabel(/Reactie van/).fill('');
    await chooseRule(reactionItem(page, reactionId));
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expectAccessibleAtBothWidths(page, await expectWrongField(page, 'Dit veld is verplicht'));
  });
});

/** One screen of each path, and each that is reached from there. */
function onePerPath(screens: readonly Screen[]): Screen[] {
  const keyOf = ({ path, reach }: Screen) => `${path.replace(/[?#].*/, '')} ${reach?.name ?? ''}`;
  return screens.filter((screen, index) => screens.findIndex((other) => keyOf(other) === keyOf(screen)) === index);
}

/** Some screens of one reader each, who opens them in one page. */
function batchesOf(screens: readonly Screen[]): Screen[][] {
  return [...Map.groupBy(screens, readerOf).values()].flatMap((its) =>
    Array.from({ length: Math.ceil(its.length / BATCH) }, (_, nth) => its.slice(nth * BATCH).slice(0, BATCH)),
  );
}

type Reader = Pick<Screen, 'member' | 'as'>;

function readerOf({ member, as = member ? PARTICIPANT : undefined }: Reader): string | undefined {
  return as;
}

async function logIn(page: Page, screen: Reader | undefined): Promise<void> {
  const reader = screen && readerOf(screen);
  if (reader) await logInByCall(page, reader);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  const captcha = page.locator('altcha-widget');
  if ((await captcha.count()) > 0) await expect(captcha.getByRole('checkbox')).toBeVisible(); // by a script of its own
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the header of a member is one row', async ({ page }) => {
    await logInByCall(page, PARTICIPANT);
    await page.goto('/groepen');
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return box && Math.round(box.y + box.height / 2);
    };
    const banner = page.getByRole('banner');
    const row = await middle(banner.getByRole('link', { name: /naar de startpagina/ }));
    expect(await middle(banner.getByRole('button', { name: 'Menu' }))).toBe(row);
    expect(await middle(banner.getByRole('button', { name: 'Zoeken' }))).toBe(row);
    expect(await middle(banner.locator('summary', { hasText: 'Demodeelnemer' }))).toBe(row);
  });
});

test.describe('at twice the text size', () => {
  test.use({ bypassCSP: true });

  const paths = ['/inloggen', '/registreren', '/groepen', '/groepen/thuisdialyse', CONVERSATION, '/bibliotheek'];
  for (const path of someOf(3, paths)) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.clock.setFixedTime('2026-12-02T10:00:00+01:00'); // the infoline is open, and says so
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});

test('R36 axe finds nothing before our scripts run', async ({ openPage }) => {
  // Axe itself needs JavaScript, so only our scripts are blocked.
  const page = await openPage({ viewport: { width: 320, height: 900 }, mayFail: true });
  await page.route('**/assets/*.js', (route) => route.abort());
  const paths = ['/', '/groepen', '/groepen/thuisdialyse', CONVERSATION, '/inloggen', '/registreren', '/bestaat-niet'];
  for (const path of someOf(3, paths)) {
    await page.goto(path);
    await checkAccessible(page);
  }
});
