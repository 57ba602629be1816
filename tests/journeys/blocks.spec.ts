import type { Page } from '@playwright/test';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const GALLERY = '/dev/blokken';

test.describe('R36', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds nothing wrong with the blocks, collapsed and expanded', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(GALLERY);
    await waitForHydration(page);
    await expectAccessibleState(page);
    await openAll(page);
    await expectAccessibleState(page);
  });
});

test('R24 a block that fails to render leaves the rest of the page, with JavaScript and without', async ({
  openPage,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ javaScriptEnabled, mayFail: true });
    const response = await page.goto(`${GALLERY}?stuk`);
    expect(response?.status()).toBe(200);
    if (javaScriptEnabled) await waitForHydration(page);
    await expect(page.getByText('Could not render paragraph')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'In het kort' })).toBeVisible();
    if (javaScriptEnabled) {
      await page.getByRole('link', { name: 'Slapen met een machine naast je bed' }).click();
      await expect(page.getByRole('dialog', { name: 'Word deelnemer' })).toBeVisible();
    }
  }
});

test('a block that fails to render in the browser leaves the rest of the page, too', { tag: '@thorough' }, async ({
  openPage,
}) => {
  const page = await openPage({ mayFail: true });
  await page.goto('/dev/ui');
  await waitForHydration(page);
  await page.route(`**${GALLERY}.data*`, (route) =>
    route.continue({ url: route.request().url().replace(`${GALLERY}.data`, `${GALLERY}.data?stuk`) }),
  );
  await page.getByRole('link', { name: 'Blokken van de redactie' }).click();
  await expect(page.getByText('Could not render paragraph')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'In het kort' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test('R22 a video is shown once the reader accepts cookies, and the reader stays at the same place', async ({
      page,
    }) => {
      const requested: string[] = [];
      await page.route(/youtube/, (route) => {
        requested.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' });
      });
      await page.goto(GALLERY);
      await expect(page.locator('iframe')).toHaveCount(0);
      const video = page.locator('figure', { hasText: 'Zo werken je nieren' });
      await video.getByRole('button', { name: 'Accepteer cookies' }).click();
      await expect(video.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
      await video.locator('iframe').scrollIntoViewIfNeeded();
      await expect.poll(() => requested.length).toBeGreaterThan(0);
      expect(page.url()).toContain(GALLERY);
      expect(requested.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
    });

    test('questions expand', async ({ page }) => {
      await page.goto(GALLERY);
      const answer = page.getByText('Regel op tijd een plek om te dialyseren.');
      await expect(answer).toBeHidden();
      await page.getByText('Mag ik nog op vakantie?').click();
      await expect(answer).toBeVisible();
    });
  });
}

test('a letter of the A-Z jumps to its names, and a link to a section jumps there', async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'N' }).click();
  await expect(page.getByRole('link', { name: 'Nierstenen' })).toBeInViewport();
  await page.goto(`${GALLERY}#leven-met-dialyse`);
  await expect(page.getByRole('heading', { name: 'Leven met dialyse', level: 2 })).toBeInViewport();
});

test('a letter that is pressed before the code of the A-Z has come jumps to its names', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.route('**/a-z-list-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto(GALLERY);
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'N' }).click();
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'Nierstenen' })).toBeInViewport();
});

test('R36 a table scrolls by keyboard, in its own frame', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(GALLERY);
  const table = page.getByRole('region', { name: 'Tabel' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('on paper everything is expanded, and interactive parts are hidden', async ({ page }) => {
  await page.goto(GALLERY);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Regel op tijd een plek om te dialyseren.')).toBeVisible();
  await expect(page.getByText('Schrijf je vragen op')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepteer cookies' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Uitgelicht' })).toBeHidden();
  const link = page.getByRole('link', { name: 'Keuzehulp nierfalen' });
  const written = await link.evaluate((element) => {
    const { content, position } = getComputedStyle(element, '::after');
    return { content, position };
  });
  expect(written).toEqual({ content: '" (https://www.nierstichting.nl)"', position: 'static' });
});

async function openAll(page: Page): Promise<void> {
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  await expect(page.getByText('Regel op tijd een plek om te dialyseren.')).toBeVisible();
}
