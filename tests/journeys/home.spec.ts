import type { Locator, Page } from '@playwright/test';
import { makeDocument } from '#tests/support/documents.ts';
import { logInByCall } from './support/api-calls.ts';
import { PARTICIPANT } from './support/conversation.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { publish, unpublish } from './support/publications.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const topic = makeDocument('topic', { title: 'Dossier van het thema' });
const lists = [{ type: 'library' as const, dossiers: [topic.id], articles: [] }];
const themes = ['Thema een', 'Thema twee', 'Thema drie'].map((title, index) =>
  makeDocument('theme', {
    title,
    introduction: `Over ${title}.`,
    position: index - 1000,
    ...(index === 1 && { lists }),
  }),
);
const door = makeDocument('landing-page', { title: 'Over dialyse', path: '/begin/dialyse' });
const documents = [
  topic,
  door,
  ...themes,
  makeDocument('testimonial', { title: 'Marloes', quote: 'Ik was ook bang.' }),
];

test.describe.configure({ mode: 'serial' }); // all tests read documents that are published once
test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));

/** Opens the home page once it has the themes, with its scripts where the browser runs them. */
async function open(page: Page, { scripts = true } = {}): Promise<void> {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('Thema drie');
  await page.goto('/');
  if (scripts) await waitForHydration(page);
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

test('the themes change every three seconds, but not for a reader who points, types or pauses', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000); // from now on only the test moves the time
  const carousel = page.getByRole('region', { name: 'Thema’s' });
  const first = page.getByRole('radio', { name: 'Thema een' });
  await first.evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
  });
  const checked = carousel.locator('input:checked');
  const shown = async (index: number) => {
    await expect(checked).toHaveValue(String(themes[index]?.id));
    await expect(title(page, themes[index]?.title ?? '')).toBeVisible();
  };
  await shown(0);
  await page.clock.runFor(3000);
  await shown(1);
  await expect(page.getByRole('link', { name: 'Dossier van het thema' })).toBeVisible();
  await expect(title(page, 'Thema een')).toBeHidden();

  await title(page, 'Thema twee').hover();
  await page.clock.runFor(9000);
  await shown(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  await shown(2);

  await page.getByRole('radio', { name: 'Thema drie' }).focus();
  await page.clock.runFor(9000);
  await shown(2);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(3000);
  await shown(0);

  await page.getByRole('button', { name: 'Pauzeer' }).click();
  await expect(page.getByRole('button', { name: 'Speel af' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(9000);
  await shown(0);
});

test('nothing moves by itself for a reader who prefers that, and nothing shifts', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: 'reduce' });
  await page.addInitScript(addUpLayoutShifts);
  await open(page);
  await expect(page.getByRole('button', { name: 'Speel af' })).toBeVisible();
  await page.getByRole('radio', { name: 'Thema drie' }).check();
  await expect(title(page, 'Thema drie')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(title(page, 'Thema twee')).toBeVisible();
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift).toBeLessThanOrEqual(0.01);
});

/** Adds up the layout shifts of the page in `window.shift`. */
function addUpLayoutShifts(): void {
  const page = window as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('without JavaScript every theme can be chosen', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await open(page, { scripts: false });
  await page.getByRole('radio', { name: 'Thema twee' }).check();
  await expect(page.getByRole('link', { name: 'Dossier van het thema' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Pauzeer|Speel af/ })).toHaveCount(0);
});

test('on a phone the search and the doors are on the first screen, and the themes are a list', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await open(page);
  const bottom = async (found: Locator) => found.evaluate((shown) => shown.getBoundingClientRect().bottom);
  expect(await bottom(page.getByLabel('Waar wil je meer over weten?'))).toBeLessThan(500);
  expect(await bottom(page.getByRole('navigation', { name: 'Waar sta je nu?' }))).toBeLessThan(844);
  for (const { title: name } of themes) await expect(title(page, name)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Thema een' })).toBeHidden();
  await page.getByLabel('Waar wil je meer over weten?').fill('dialyse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zoeken?zoekterm=dialyse');
  await page.goBack();
  await page.getByRole('link', { name: 'Dialyse', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Over dialyse' })).toBeVisible();
});

test('a visitor is invited, and a member welcomed', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: 'reduce' });
  await open(page);
  const invitation = page.getByRole('link', { name: /word deelnemer/i });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(invitation).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: 'Word deelnemer', exact: true })).toHaveAttribute(
      'href',
      '/registreren',
    );
  }
  await expect(page.getByText('Ik was ook bang.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Wat je hier vindt' })).toContainText('deelnemers');
  await expectAccessibleState(page);
  await logInByCall(page, PARTICIPANT);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Goede(morgen|middag|navond), / })).toBeVisible();
  await expect(invitation).toHaveCount(0);
  await expect(title(page, 'Thema een')).toBeVisible();
});
