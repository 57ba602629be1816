import type { Page } from '@playwright/test';
import { makeDocument } from '#tests/support/documents.ts';
import { logInByCall } from './support/api-calls.ts';
import { checkAccessible, expectAccessible } from './support/expect-accessible.ts';
import { publish, unpublish, waitForText } from './support/publications.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

test('the focus goes to the title of a page, past what stands above it', async ({ page }) => {
  await page.goto('/recepten');
  await waitForHydration(page); // before it the browser goes to the content
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Recepten' })).toBeFocused();
  await mainMenu(page).getByRole('link', { name: 'Nieuws' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuws' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the open menu keeps the focus in view: it takes it, and closes when it leaves', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page); // before it the browser opens the menu, and leaves the focus
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sluit menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Grootste letters' }).first().click();
    await page.getByRole('button', { name: 'Gewone letters' }).first().click();
    await page.locator('summary', { hasText: 'Community' }).press('Enter');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusVisible(page)).toBe(true);
    }
    await expect(mainMenu(page)).toBeHidden();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the columns of the footer are folded, and open one by one', { tag: '@thorough' }, async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const library = footer.getByRole('link', { name: 'Bibliotheek' });
    await expect(library).toBeHidden();
    await expectAccessible(page);
    await footer.locator('summary', { hasText: 'Lezen' }).click();
    await expect(library).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Gesprekken' })).toBeHidden();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(footer.getByRole('link', { name: 'Gesprekken' })).toBeVisible();
    await expect(footer.locator('summary').first()).toBeHidden();
    await expect(footer.getByRole('heading', { name: 'Praten' })).toBeVisible();
  });
});

/** Whether the element that has the focus is what the reader sees at its place. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: focused, body } = document;
    if (!focused || focused === body) return true;
    focused.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return focused.contains(seen) || (seen?.contains(focused) ?? false);
  });

/** Whether something else is seen at the place of an element, or it has none. */
const isCovered = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test('the header is one row at every width, for a visitor and a member', { tag: '@thorough' }, async ({ page }) => {
  const header = page.getByRole('banner');
  for (const member of [false, true]) {
    if (member) await logInByCall(page, 'deelnemer@example.org');
    await page.goto('/');
    for (const width of [320, 390, 768, 1151, 1152, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: width < 1152 });
      expect((await header.boundingBox())?.height, `${width}`).toBeLessThan(70);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    for (const size of ['large', 'larger']) {
      await page.evaluate((textSize) => Object.assign(document.documentElement.dataset, { textSize }), size);
      const height = size === 'large' ? 88 : 105; // a row grows with its letters
      for (const width of [320, 390, 768, 1152, 1280, 1440, 1728]) {
        await page.setViewportSize({ width, height: 700 });
        expect((await header.boundingBox())?.height, `${size}, ${width}`).toBeLessThan(height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  }
});

test('the menu of all features fits on one line of a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1152, height: 700 });
  await page.goto('/');
  await waitForHydration(page); // which would notice the items that are added here
  const items = mainMenu(page).getByRole('list').first().locator('> li').filter({ visible: true });
  await items.last().evaluate((item) => {
    const links = [...(item.parentElement?.querySelectorAll(':scope > li > a') ?? [])];
    const present = links.map(({ textContent }) => textContent?.trim());
    for (const title of ['Recepten', 'Advies', 'Nieuws']) {
      if (present.includes(title)) continue;
      const later = item.previousElementSibling?.cloneNode(true) as HTMLElement;
      const link = later.querySelector('a') as HTMLElement;
      link.textContent = title;
      item.parentElement?.append(later);
    }
  });
  const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  expect(tops.length).toBe(6);
  expect(new Set(tops).size).toBe(1);
  await page.locator('summary', { hasText: 'Community' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1152);
});

test.describe('the submenu of the library', () => {
  // The tests of one file run in several processes, each with its own dossiers in the menu.
  const dossiers = Array.from({ length: 7 }, (_, index) =>
    makeDocument('topic', { title: `Menudossier ${process.pid}-${index + 1} over nieren en het leven ermee` }),
  );

  test.beforeAll(() => publish(...dossiers));
  test.afterAll(() => unpublish(...dossiers.map(({ id }) => id)));

  for (const width of [390, 768, 1280]) {
    const tag = width > 390 ? '@thorough' : [];
    test(`has all dossiers and the library, and fits at ${width} px`, { tag }, async ({ page }) => {
      for (const { title } of dossiers) await waitForText(page, '/nierziekten', title);
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/nierziekten');
      await waitForHydration(page);
      if (width < 1152) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await mainMenu(page).locator('summary', { hasText: 'Alles over nieren' }).click();
      const submenu = mainMenu(page).locator('details[open] > div');
      for (const { title } of dossiers) {
        await expect(submenu.getByRole('link', { name: title, exact: true })).toBeVisible();
      }
      await expect(submenu.getByRole('link').last()).toHaveText('Bibliotheek');
      await checkAccessible(page, width === 1280);
      const links = await submenu
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => link.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      expect(Math.min(...links.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...links.map(({ right }) => right))).toBeLessThanOrEqual(width);
      const columns = new Set(links.slice(0, -1).map(({ left }) => Math.round(left)));
      expect(columns.size).toBe(width === 390 ? 1 : 2);
    });
  }
});

test('the phone number in the footer and the infoline is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/nierziekten');
  for (const place of ['aside[aria-label=Infolijn]', 'footer']) {
    const number = page.locator(`${place} a[href^="tel:"]`);
    expect(await number.evaluate((link) => link.lastChild?.textContent)).toMatch(/^\d+(\u00a0\d+)+$/); // no line ends in it
    const lines = await number.evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link.lastChild as Text);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  }
});

test('the letters are set in the footer and the menu, and the infoline is called from every screen', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-24T16:59:30+01:00') }); // a Tuesday
  const call = page
    .getByRole('complementary', { name: 'Infolijn' })
    .getByRole('link', { name: /^Vragen\? Bel de infolijn [\d\s]+$/ });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', /^tel:\d+$/);
    await expect(page.getByText('nu bereikbaar')).toBeInViewport({ ratio: 1 });
  }
  // Both are never in sight: the footer, which has the number too, covers the line (choices.md 53).
  const number = page.getByRole('contentinfo').locator('a[href^="tel:"]');
  for (const height of [844, 700, 400]) {
    await page.setViewportSize({ width: 390, height });
    await number.evaluate((link) => link.scrollIntoView({ block: 'end' }));
    expect(await page.locator('aside[aria-label=Infolijn]').evaluate(isCovered), `${height}`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.clock.runFor('01:00');
  await expect(page.getByText('di, wo en do 8:00\u201317:00 uur')).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Grotere letters' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const chosen = mainMenu(page).getByRole('group', { name: 'Lettergrootte' }).getByRole('button', { pressed: true });
  await expect(chosen).toHaveAccessibleName('Grotere letters');
});

test('a member sees nothing that is for visitors', { tag: '@thorough' }, async ({ page }) => {
  await logInByCall(page, 'deelnemer@example.org');
  for (const path of ['/', '/groepen', '/nierziekten']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^(Word deelnemer|Inloggen|Registreren)$/ })).toHaveCount(0);
  }
});

test('in the dark, pictures are dimmed, except those that have a night version', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/bestaat-niet');
  await expect(page.getByRole('main').locator('img')).toHaveCSS('filter', 'brightness(0.82)');
  await page.goto('/dev/blokken');
  await expect(page.getByRole('main').locator('picture img').first()).toHaveCSS('filter', 'brightness(0.68)');
  await page.goto('/');
  await expect(page.getByRole('main').locator('picture img')).toHaveCSS('filter', 'none');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('links of the footer and of names are 44 px high', async ({ page }) => {
    await page.goto('/dev/ui');
    const footer = page.getByRole('contentinfo');
    for (const summary of await footer.locator('summary').all()) await summary.click();
    const names = page.getByRole('main').getByRole('link', { name: 'Anneke_61' });
    for (const links of [footer.getByRole('link'), footer.locator('summary'), names]) {
      const sizes = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).filter(({ width }) => width > 0),
      );
      expect(sizes.length).toBeGreaterThan(0);
      for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
    }
  });
});
