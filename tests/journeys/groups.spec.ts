import type { Page } from '@playwright/test';
import { logInByCall } from './support/api-calls.ts';
import { expect, pressToggle, test } from './support/test.ts';

const member = (username: string) => `${username}@people.example.org`;

/** The heading above all conversations of a group. */
const ALL = /^\d+ gesprekken$/;

const titles = (page: Page) => page.getByRole('main').locator('article h3').allTextContents();

/** Follows by calls the newest `count` conversations that are not the member's own. */
async function follow(page: Page, count: number): Promise<void> {
  const { Token } = await (await page.request.get('/api/v1/antiforgery')).json();
  const groups = await (await page.request.get('/api/v1/groups/all')).json();
  let followed = 0;
  for (const { Id } of groups.Items) {
    const { Items } = await (await page.request.get(`/api/v1/groups/${Id}/conversations`)).json();
    for (const { Conversation } of Items) {
      if (followed === count) return;
      const response = await page.request.post(`/api/v1/conversations/${Conversation.Id}/follow`, {
        headers: { 'x-xsrf-token': Token, 'sec-fetch-site': 'same-origin' },
      });
      if (response.ok()) followed += 1;
    }
  }
}

test.describe('the overview of groups', () => {
  test('shows a visitor the latest contributions and all groups, but no followed conversations', async ({ page }) => {
    await page.goto('/groepen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een goed gesprek');
    await expect(page.getByRole('heading', { name: 'Laatste bijdragen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gesprekken die ik volg' })).toBeHidden();
    const groups = page.getByRole('complementary', { name: 'Alle groepen' });
    const tile = groups.getByRole('listitem').filter({ hasText: 'Thuisdialyse' });
    await expect(tile.getByRole('link', { name: 'Thuisdialyse', exact: true })).toBeVisible();
    await expect(tile).toHaveText(/Zelf dialyseren, met een apparaat en dozen in huis\.\s*\d+ gesprekken$/);
    expect(
      await tile.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await expect(groups.getByRole('link', { name: 'Vraag het ons' })).toHaveAttribute('href', '/contact');
  });

  test('has the conversations above the groups on a phone, and beside them on a wide screen', async ({ page }) => {
    await page.goto('/groepen');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const groups = await page.getByRole('complementary', { name: 'Alle groepen' }).boundingBox();
      const latest = await page.getByRole('region', { name: 'Laatste bijdragen' }).boundingBox();
      if (!groups || !latest) throw new Error('The page has no groups or no conversations.');
      if (width < 768) expect(groups.y).toBeGreaterThan(latest.y + latest.height);
      else expect(groups.x).toBeGreaterThan(latest.x + latest.width);
    }
  });

  test('has a search box, which opens the results with the same words', async ({ page }) => {
    await page.goto('/groepen');
    await page.getByLabel('Zoek in gesprekken').fill('moe & misselijk');
    await page.getByRole('main').getByRole('button', { name: 'Zoek' }).click();
    await expect(page).toHaveURL(/\/zoeken\?pijler=groepen&zoekterm=moe\+%26\+misselijk$/);
  });

  test('offers a member who follows nothing a next step', { tag: '@thorough' }, async ({ page }) => {
    await logInByCall(page, 'donor@example.org');
    await page.goto('/groepen');
    await expect(page.getByText('Je volgt nog geen gesprekken')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Toon meer gesprekken' })).toBeHidden();
    await page.getByRole('link', { name: 'Kijk bij de laatste bijdragen' }).click();
    await expect(page.getByRole('heading', { name: 'Laatste bijdragen' })).toBeInViewport();
  });

  test('shows a member the followed conversations, ten at a time, and keeps focus and scroll position', async ({
    page,
  }) => {
    await logInByCall(page, member('Hugo_Nijmegen'));
    await follow(page, 23);
    await page.goto('/groepen');
    const followed = page.getByRole('region', { name: 'Gesprekken die ik volg' }).getByRole('article');
    await expect(followed).toHaveCount(10);
    await expect(page.getByText('Je ziet 10 van de 23 gesprekken die je volgt.')).toBeVisible();

    const more = page.getByRole('link', { name: 'Toon meer gesprekken' });
    await more.press('Enter');
    await expect(followed).toHaveCount(20);
    await expect(page.getByText('Je ziet 20 van de 23 gesprekken die je volgt.')).toBeVisible();
    await expect(more).toBeFocused();
    await more.press('Enter');
    await expect(followed).toHaveCount(23);
    await expect(more).toBeHidden();
    await expect(followed.nth(20).getByRole('link')).toBeFocused();

    await followed.nth(22).getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
    await page.goBack();
    await expect(followed).toHaveCount(23);
  });
});

test.describe('the overview of groups without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('grows by a link, which jumps to the first added conversation', async ({ page }) => {
    await logInByCall(page, member('KeesKetel'));
    await follow(page, 12);
    await page.goto('/groepen');
    await page.getByRole('link', { name: 'Toon meer gesprekken' }).click();
    await expect(page).toHaveURL(/\?gevolgd=2#gevolgd-11$/);
    const followed = page.getByRole('region', { name: 'Gesprekken die ik volg' }).getByRole('article');
    await expect(followed).toHaveCount(12);
    await expect(followed.nth(10)).toBeInViewport();
  });
});

for (const width of [320, 1280]) {
  test.describe(`a group at ${width} px`, { tag: width > 320 ? '@thorough' : [] }, () => {
    test.use({ viewport: { width, height: 900 } });

    test('filters by terms at once, in its address, and on going back', async ({ page }) => {
      await page.goto('/groepen/vermoeidheid-en-energie');
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await expect(heading).toHaveText(ALL);
      const all = await titles(page);

      const filter = page.getByRole('search', { name: 'Filter op onderwerp' });
      await expect(filter.getByRole('button', { name: 'Toon gesprekken' })).toBeHidden(); // shown only without JavaScript
      if (width < 768) await page.getByRole('button', { name: 'Filter gesprekken' }).click();
      await filter.getByLabel('Onbegrip').check();
      await expect(page).toHaveURL(/\/groepen\/vermoeidheid-en-energie\?terms=\d+$/);
      if (width < 768) await filter.getByRole('button', { name: /^Toon \d gesprek(ken)?$/ }).click();
      await expect(heading).toHaveText(/^\d gesprek(ken)? over Onbegrip$/);
      await expect(page.getByRole('status').filter({ hasText: 'over Onbegrip' })).toBeVisible();
      const some = await titles(page);
      expect(some.length).toBeLessThan(all.length);
      expect(all).toEqual(expect.arrayContaining(some));

      if (width < 768) await page.getByRole('button', { name: 'Filter gesprekken (1)' }).click();
      await filter.getByLabel('Slapen').check();
      await expect(page).toHaveURL(/\?terms=\d+,\d+$/);
      await expect(filter.getByLabel('Slapen')).toBeFocused();
      if (width >= 768) await expect(heading).toHaveText(/ over Onbegrip of Slapen$/); // on a phone below the sheet

      await page.reload();
      await expect(filter.getByLabel('Onbegrip')).toBeChecked();
      await expect(heading).toHaveText(/ over Onbegrip of Slapen$/);
      await page.goBack();
      await expect(filter.getByLabel('Slapen')).not.toBeChecked();
      await expect(heading).toHaveText(/ over Onbegrip$/);
      await page.getByRole('link', { name: 'Wis Onbegrip' }).click();
      await expect(page).toHaveURL(/\/groepen\/vermoeidheid-en-energie$/);
      await expect.poll(() => titles(page)).toEqual(all);
    });

    test('has its filter beside the list on a desktop, and above it on a phone', async ({ page }) => {
      await page.goto('/groepen/vermoeidheid-en-energie');
      const filter = await page.getByRole('search', { name: 'Filter op onderwerp' }).boundingBox();
      const list = await page.getByRole('main').getByRole('article').first().boundingBox();
      if (!filter || !list) throw new Error('The page has no filter or no list.');
      if (width >= 768) expect(filter.x).toBeGreaterThanOrEqual(list.x + list.width);
      else expect(filter.y + filter.height).toBeLessThanOrEqual(list.y);
    });

    test('says why the list is empty, and offers to clear the filter', async ({ page }) => {
      await page.goto('/groepen/jong-met-een-nierziekte');
      if (width < 768) await page.getByRole('button', { name: 'Filter gesprekken' }).click();
      await page.getByLabel('Uitgaan').check();
      if (width < 768) await page.getByRole('button', { name: 'Toon 0 gesprekken' }).click();
      await expect(page.getByRole('heading', { name: 'Geen gesprekken over Uitgaan' })).toBeVisible();
      await expect(page.getByText('Hier heeft nog niemand het over gehad')).toBeVisible();
      await page.getByRole('link', { name: 'Wis het filter' }).last().click();
      await expect(page.getByRole('heading', { name: ALL })).toBeVisible();
    });
  });
}

test.describe('a group without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters by terms with a button, at the same address', async ({ page }) => {
    await page.goto('/groepen/vermoeidheid-en-energie');
    await page.getByLabel('Bewegen').check();
    await page.getByLabel('Onbegrip').check();
    await page.getByRole('button', { name: 'Toon gesprekken' }).click();
    await expect(page).toHaveURL(/\/groepen\/vermoeidheid-en-energie\?terms=\d+,\d+$/);
    await expect(page.getByRole('heading', { name: /^\d gesprekken over Bewegen of Onbegrip$/ })).toBeVisible();
    await expect(page.getByLabel('Bewegen')).toBeChecked();
    await page.getByRole('link', { name: 'Wis het filter' }).click();
    await expect(page.getByRole('heading', { name: ALL })).toBeVisible();
  });
});

test('a member switches between all conversations of a group and those they follow', async ({ page }) => {
  await logInByCall(page, member('Ingrid_van_de_Hei'));
  await page.goto('/groepen/verlies-en-rouw');
  const views = page.getByRole('navigation', { name: 'Welke gesprekken' });
  await expect(views.getByRole('link', { name: 'Alle gesprekken' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: 'Gesprekken die ik volg' }).click();
  await expect(page).toHaveURL(/\?toon=gevolgd$/);
  await expect(page.getByRole('heading', { name: 'Je volgt hier nog geen gesprekken' })).toBeVisible();
  await expect(page.getByRole('search', { name: 'Filter op onderwerp' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Toon alle gesprekken' }).click();

  const chosen = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = (await chosen.textContent()) ?? '';
  await chosen.click();
  await pressToggle(page.getByRole('button', { name: 'Volg dit gesprek' }));
  await expect(page.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
  await page.goto('/groepen/verlies-en-rouw?toon=gevolgd');
  await expect(page.getByRole('heading', { name: 'Je volgt 1 gesprek' })).toBeVisible();
  expect(await titles(page)).toEqual([title]);
});

test('a visitor gets no switch, and a member’s address shows the whole group', async ({ page }) => {
  await page.goto('/groepen/thuisdialyse?toon=gevolgd');
  await expect(page.getByRole('heading', { name: ALL })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Welke gesprekken' })).toBeHidden();
});

test('an unknown group shows the not-found page', { tag: '@thorough' }, async ({ page }) => {
  const response = await page.goto('/groepen/bestaat-niet?terms=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De pagina is niet gevonden');
});

test('R18 a private conversation invites a visitor, and names nobody', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/groepen/transplantatie');
  const locked = page.getByRole('article').filter({ hasText: 'besloten: lees mee als deelnemer' }).first();
  await expect(locked).not.toContainText(/Gestart door|reactie/);
  await locked.getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('Word deelnemer');
  await page.getByRole('button', { name: 'Sluit', exact: true }).click();
  await expect(locked.getByRole('link')).toBeFocused();
});
