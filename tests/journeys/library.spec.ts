import type { PublishedDocument } from '#app/features/content/published/documents.ts';
import { pageTitle } from '#app/product.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { someOf } from '#tests/support/thorough.ts';
import { logInByCall } from './support/api-calls.ts';
import { makeDossier, paragraph, SENTENCES } from './support/dossier.ts';
import { expectAccessible, expectAccessibleState } from './support/expect-accessible.ts';
import { publish, unpublish, waitForStatus, waitForText } from './support/publications.ts';
import { expect, PASSWORD, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const questions = {
  kind: 'expandable-list' as const,
  id: 'vragen',
  title: 'Vragen',
  items: [{ title: 'Doet het pijn?', html: '<p>Meestal niet.</p>' }],
};
const section = { kind: 'page-section' as const, id: 'deel', title: 'Wat nu?', blocks: [] };

const expert = makeDocument('expert', { firstNameTitle: 'dr.', lastName: 'Proefsma', lastNameTitle: 'internist' });

const disease = makeDocument('concept', { title: 'Proefziekte', isDisease: true });
const { topic, first, second, children } = makeDossier(
  { title: 'Dossier van de proef', concepts: [disease.id] },
  ({ id }, paths) => ({
    first: {
      ...{ experts: [expert.id], updatedOn: '2026-03-01', author: 'Redactie', related: [id] },
      blocks: [paragraph(SENTENCES), questions, section],
    },
    second: { experts: [expert.id], blocks: [paragraph(SENTENCES), section] },
    child: { blocks: [paragraph(`Lees <a href="${paths.first}">het eerste</a>.`)] },
  }),
);
const video = makeDocument('video', { title: 'Film van de proef', transcript: { html: '<p>Dit zegt de film.</p>' } });
const documents: PublishedDocument[] = [video, disease, topic, expert, first, second, ...children];

test.describe.configure({ mode: 'serial' }); // all tests read documents that are published once
test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));
test.beforeEach(({ page }) => waitForStatus(page, children.at(-1)?.path ?? ''));

test('a reader follows a dossier from article to article', async ({ page }) => {
  await page.goto('/bibliotheek');
  const row = page.getByRole('main').getByRole('article').filter({ hasText: topic.title });
  await expect(row).toContainText('2 artikelen');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(topic.path);
  await expect(page).toHaveTitle('Dossier van de proef | Niergenoten');
  await page.getByRole('link', { name: 'Het eerste artikel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Het eerste artikel' })).toBeVisible();
  await expect(page.getByText('Laatst bijgewerkt op 1 maart 2026 · Redactie')).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Bibliotheek', 'Dossier van de proef', 'Het eerste artikel']);
  const dossier = page.getByRole('navigation', { name: `${topic.title} 1 van 2` });
  await expect(dossier.getByRole('link')).toHaveText(['Volgende: Het tweede artikel']);
  await expect(page.getByText('dr. A. Proefsma, internist')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ook interessant' }).getByRole('link')).toHaveText([topic.title]);
  await page.getByText('Volgend artikel').locator('..').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Het tweede artikel' })).toBeVisible();
  await page.getByText('Einde dossier').locator('..').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/bibliotheek$/);
});

for (const javaScript of [true, false]) {
  test(`'Meer lezen' shows ten, and all when asked for, ${javaScript ? 'with' : 'without'} JavaScript`, async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: javaScript });
    await page.goto(first.path);
    const list = page.getByRole('region', { name: 'Meer lezen' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    await page.getByRole('link', { name: 'Bekijk alle artikelen' }).click();
    await expect(list).toHaveCount(12);
  });
}

test('a whole dossier is on one page, for printing', async ({ page }) => {
  await page.goto(first.path);
  await page.getByRole('button', { name: 'Alle 2 artikelen' }).click();
  await page.getByRole('link', { name: 'Print het hele dossier' }).click();
  const contents = page.getByRole('region', { name: 'In dit dossier', exact: true }).getByRole('link');
  await expect(contents).toContainText(['Het eerste artikel', 'Onderdeel 1', 'Het tweede artikel']);
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Het eerste artikel', 'Onderdeel 1']);
  await expect(page.getByRole('heading', { level: 2, name: 'Het tweede artikel' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Vragen', 'Wat nu?', 'Wat nu?']);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await expectAccessible(page);
});

test('without JavaScript no useless button is shown', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const path of [first.path, `${topic.path}/print`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const useless = page.getByRole('button').and(page.locator(':not([popovertarget])'));
    await expect(page.getByRole('main').locator(useless)).toHaveCount(0);
  }
});

test('printing expands collapsed parts, and collapses them again', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(first.path);
  const details = page.locator('details', { hasText: 'Doet het pijn?' }).last();
  const isOpen = () => details.evaluate((element: HTMLDetailsElement) => element.open);
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.title = String(document.querySelectorAll('main details:not([open])').length);
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page).toHaveTitle('0');
  expect(await isOpen()).toBe(false);
});

test('the button of a landing page opens a file', async ({ page }) => {
  const url = '/media/editorial/folder-van-de-proef.pdf';
  const landing = makeDocument('landing-page', {
    ...{ path: `/landing-${topic.id}`, title: 'Een pagina met een folder' },
    button: { title: 'Lees de folder', url },
  });
  await publish(landing);
  await waitForStatus(page, landing.path);
  await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'text/plain', body: 'Dit is de folder.' }));
  await page.goto(landing.path);
  await page.getByRole('link', { name: 'Lees de folder' }).click();
  await expect(page.getByText('Dit is de folder.')).toBeVisible();
  await unpublish(landing.id);
});

test('of four tiles none is alone in a row', { tag: '@thorough' }, async ({ page }) => {
  const pages = [topic.id, first.id, second.id, children[0]?.id ?? 0];
  const landing = makeDocument('landing-page', {
    ...{ path: `/tegels-${topic.id}`, title: 'Een pagina met vier tegels' },
    blocks: [{ kind: 'featured-content', id: 'vier', title: 'Vier', pages }],
  });
  await publish(landing);
  await waitForStatus(page, landing.path);
  await page.goto(landing.path);
  const tiles = page.getByRole('main').getByRole('article');
  const inARow = async () => {
    const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
    return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
  };
  for (const [width, rows] of [
    [320, [1, 1, 1, 1]],
    [900, [2, 2]],
    [1100, [2, 2]],
    [1280, [4]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await inARow(), String(width)).toEqual(rows);
  }
  await unpublish(landing.id);
});

test('a reader who logs in on an article returns to it', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/inloggen?afterLoginUrl=${encodeURIComponent(second.path)}`);
  await page.getByLabel('E-mailadres').fill('deelnemer@example.org');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Het tweede artikel' })).toBeVisible();
});

test('a moved page redirects by 301, and a withdrawn page is gone, also from the lists', { tag: '@thorough' }, async ({
  page,
}) => {
  const moving = makeDocument('content-page', { path: `/verhuist-${topic.id}`, title: 'Een pagina die verhuist' });
  await publish(moving);
  await waitForStatus(page, moving.path);
  await publish({ ...moving, path: `/verhuisd-${topic.id}` });
  await waitForStatus(page, `/verhuisd-${topic.id}`);
  const redirect = async () => {
    const moved = await page.request.get(moving.path, { maxRedirects: 0 });
    return [moved.status(), moved.headers().location];
  };
  await expect.poll(redirect).toEqual([301, `/verhuisd-${topic.id}`]);
  await unpublish(moving.id, second.id);
  await waitForStatus(page, `/verhuisd-${topic.id}`, 404);
  await waitForStatus(page, second.path, 404);
  await expect.poll(async () => (await page.request.get(topic.path)).text()).not.toContain('Het tweede artikel');
  await page.goto(first.path);
  await expect(page.getByRole('navigation', { name: `${topic.title} 1 van 1` })).toBeVisible();
  await publish(second);
  await waitForText(page, topic.path, 'Het tweede artikel'); // the next test reads it
});

test('a dossier has one address', async ({ page }) => {
  for (const path of [`/bibliotheek/${topic.id}`, `/bibliotheek/${topic.id}-iets-anders`]) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, topic.path]);
  }
});

test('a link in a text navigates without a full page load, except into another tab', async ({ page, browser }) => {
  const path = children[0]?.path ?? '';
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.getByRole('link', { name: 'het eerste', exact: true });
  await link.click({ modifiers: ['ControlOrMeta'] });
  // The browser is asked for its tabs: on a busy machine Playwright misses one whose page comes from the cache.
  const tabs = await browser.newBrowserCDPSession();
  const titlesOfTabs = async () => {
    const { targetInfos } = await tabs.send('Target.getTargets');
    return targetInfos.filter(({ url }) => url.endsWith(first.path)).map(({ title }) => title);
  };
  await expect.poll(titlesOfTabs).toEqual([pageTitle(first.title)]);
  await expect(page).toHaveURL(path);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a preview needs the signature of the CMS', async ({ page }) => {
  const path = `/voorbeeld/${topic.id}?tot=${Date.now() + 60_000}&teken=geraden`;
  expect((await page.request.get(path)).status()).toBe(404);
});

test('R36 every kind of page passes axe', async ({ page }) => {
  for (const path of someOf(2, ['/bibliotheek', topic.path, first.path, '/nierziekten', '/brochures', '/videos'])) {
    await page.goto(path);
    await expectAccessibleState(page);
  }
});

test('R36 axe finds nothing on an article of a member', { tag: '@thorough' }, async ({ page }) => {
  await logInByCall(page, 'donor@example.org');
  await page.goto(first.path);
  await expectAccessible(page);
});
