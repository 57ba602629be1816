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

/** Takes from the browser what those lack that the README names as the oldest: Safari 15, Chrome and Edge 100, Firefox 102. */
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

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Er is iets misgegaan'), path).toHaveCount(0);
}

// Errors in the console fail these journeys, too (support/test.ts).
for (const viewer of ['visitor', 'member'] as const) {
  test(`every kind of page works for a ${viewer} in the oldest browsers that we support`, async ({ page }) => {
    test.slow();
    await page.addInitScript(takeNewerFunctions);
    if (viewer === 'member') await logInByCall(page, PARTICIPANT);
    for (const path of PAGES[viewer]) await expectWhole(page, path);
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
  test(`a browser that ${how} shows the pages`, async ({ page }) => {
    await page.addInitScript(take);
    await logInByCall(page, PARTICIPANT);
    for (const path of ['/', '/account/instellingen']) await expectWhole(page, path);
  });
}
