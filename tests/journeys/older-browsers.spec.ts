import type { Page } from '@playwright/test';
import { logInByCall } from './support/api-calls.ts';
import { PARTICIPANT } from './support/conversation.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** A page of each kind, for visitors and for members. */
const PAGES = {
  visitor: [
    '/',
    '/recepten',
    '/nieuws',
    '/bibliotheek',
    '/nierziekten',
    '/woordenlijst',
    '/personen',
    '/groepen',
    '/groepen/thuisdialyse',
    '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen',
    '/blogs',
    '/advies',
    '/zoeken?zoekterm=nier',
    '/registreren',
    '/inloggen',
    '/boodschappenlijst',
    '/dev/blokken',
    '/geen-pagina',
  ],
  member: [
    '/',
    '/account/profiel',
    '/account/berichten',
    '/account/notificaties',
    '/account/instellingen',
    '/recepten/mijn-dag',
  ],
};

/** Takes from the browser what those lack that the README names as the oldest: Safari 15.4, Chrome and Edge 100, Firefox 102. */
function takeNewerFunctions(): void {
  const take = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  take(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex', 'at');
  take(String.prototype, 'at', 'isWellFormed', 'toWellFormed');
  take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf');
  take(Object, 'groupBy', 'hasOwn');
  take(Map, 'groupBy');
  take(URL, 'canParse', 'parse');
  take(Promise, 'withResolvers', 'try');
  take(Array, 'fromAsync');
  take(Element.prototype, 'checkVisibility');
  take(Crypto.prototype, 'randomUUID');
  take(AbortSignal, 'any', 'timeout');
  take(Intl, 'Segmenter');
  take(globalThis, 'structuredClone', 'requestIdleCallback', 'scheduler', 'Iterator');
}

/**
 * Takes popovers from the browser: every file that it gets has another name for what it knows as one, so that neither its style
 * sheet nor its buttons do anything with them.
 */
async function takePopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(Map, 'groupBy'); // by which the site knows a browser that is older than popovers
  });
  await page.route(/.*/, async (route) => {
    if (!['document', 'script', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch({ url: route.request().url().replaceAll('popovex', 'popover') });
    await route.fulfill({ response, body: (await response.text()).replaceAll('popover', 'popovex') });
  });
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Er is iets misgegaan'), path).toHaveCount(0);
}

// Errors in the console fail these journeys, too (support/test.ts).
for (const viewer of ['visitor', 'member'] as const) {
  test(`every kind of page works for a ${viewer} in the oldest browsers that we support`, { tag: '@thorough' }, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(takeNewerFunctions);
    if (viewer === 'member') await logInByCall(page, PARTICIPANT);
    for (const path of PAGES[viewer]) await expectWhole(page, path);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone without popovers, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('what opens in one can be used, and covers nothing before', async ({ page }) => {
      await logInByCall(page, PARTICIPANT);
      await takePopovers(page);
      await page.goto('/personen');
      if (javaScriptEnabled) await waitForHydration(page);
      const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
      const link = menu.getByRole('link', { name: 'Recepten' });
      const sheet = page.getByRole('search', { name: 'Filter de personen' });
      const chooseRole = async () => {
        await sheet.locator('summary', { hasText: 'Wie iemand is' }).click();
        await sheet.getByLabel('Nierpatiënt', { exact: true }).check();
      };
      await page.getByRole('heading', { level: 1 }).click({ trial: true });
      if (!javaScriptEnabled) {
        await chooseRole();
        return link.click({ trial: true });
      }
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await link.click({ trial: true });
      await page.locator('summary', { hasText: 'Community' }).press('Enter');
      await page.keyboard.press('Escape'); // closes the submenu alone
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Filter personen' }).click();
      await chooseRole();
      await sheet.getByRole('button', { name: /^Toon / }).click();
      await expect(sheet.getByLabel('Nierpatiënt', { exact: true })).toBeHidden();
    });
  });
}

for (const [how, take] of [
  ['has no channel between tabs', () => Reflect.deleteProperty(globalThis, 'BroadcastChannel')],
  [
    'refuses one, as Firefox does while it keeps no cookies',
    () => {
      globalThis.BroadcastChannel = class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      } as unknown as typeof BroadcastChannel;
    },
  ],
] as const) {
  test(`a browser that ${how} shows the pages`, { tag: '@thorough' }, async ({ page }) => {
    await page.addInitScript(take);
    await logInByCall(page, PARTICIPANT);
    for (const path of ['/', '/account/instellingen']) await expectWhole(page, path);
  });
}
