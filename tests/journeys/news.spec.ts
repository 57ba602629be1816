import { makeDocument, makePicture } from '#tests/support/documents.ts';
import { paragraph, SENTENCES } from './support/dossier.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { expect, test } from './support/test.ts';

const tag = makeDocument('news-tag', { title: 'Proefnieuws', colour: 'pink' });
const articles = Array.from({ length: 13 }, (_, index) => {
  const { id } = makeDocument('news-article');
  return makeDocument('news-article', {
    ...{ id, tag: tag.id, title: `Proefbericht ${index + 1}`, path: `/nieuws/${id}-proefbericht-${index + 1}` },
    ...{ introduction: `Dit is het begin van bericht ${index + 1}.`, blocks: [paragraph(SENTENCES)] },
    ...{ picture: makePicture('Een brief met een slot'), writtenBy: 'ai' },
    publicationDate: `2030-01-${10 + index}`, // newer than the news of any other journey
  });
});

// One after the other: they all show the newest news of the site.
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => publish(tag, ...articles));
test.afterAll(() => unpublish(tag.id, ...articles.map(({ id }) => id)));
test.beforeEach(({ page }) => waitForStatus(page, articles.at(-1)?.path ?? ''));

const titles = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Proefbericht ${from - index}`);

test('a reader goes from the overview to an article, and from there to others', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws', exact: true }).click();
  await expect(page).toHaveTitle('Nieuws | Niergenoten');
  await page.getByRole('link', { name: 'Proefnieuws' }).click();
  await expect(page).toHaveURL(/\/nieuws\?label=proefnieuws$/);
  await expect(page.getByRole('region', { name: 'Het nieuwste' }).getByRole('heading', { level: 3 })).toHaveText(
    titles(13, 11),
  );
  await expect(page.getByText('Dit is het begin van bericht 13.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meer nieuws' }).getByRole('heading', { level: 3 })).toHaveText(
    titles(10, 4),
  );
  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(/label=proefnieuws&page=2$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(titles(3, 1));
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Proefbericht 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proefbericht 2' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Nieuws', 'Proefbericht 2']);
  await expect(page.getByRole('main').getByText('11 januari 2030')).toBeVisible();
  await expect(page.locator('main [data-tint=rose]', { hasText: 'Proefnieuws' }).first()).toBeVisible();
  for (const name of ['Luister', 'Print', 'Vertaal'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'contact@example.org' }).first()).toHaveAttribute('href', /^mailto:/);

  const others = page.getByRole('region', { name: 'Lees ook' }).getByRole('link');
  await expect(others).toHaveText(titles(13, 11));
  await others.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proefbericht 13' })).toBeVisible();
  await expect(others).toHaveText(titles(12, 10));
  await page.getByRole('link', { name: 'Bekijk al het nieuws' }).click();
  await expect(page).toHaveURL(/\/nieuws$/);
});

test('on a phone the suggestions slide', { tag: '@thorough' }, async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 800 } });
  await page.goto(articles[0]?.path ?? '');
  await expectAccessible(page);
  const items = page.getByRole('region', { name: 'Meer nieuws' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.last()).not.toBeInViewport();
  const next = page.getByRole('button', { name: 'Volgende' });
  await next.click();
  await next.click();
  await expect(items.last()).toBeInViewport();
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expect(items.last()).not.toBeInViewport({ ratio: 0.9 });
});

test('on a phone the text of a news item begins on the first screen, below a low picture', async ({ page }) => {
  await page.route('**/nieren-720x480.webp', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480"/>',
    }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(articles[0]?.path ?? '');
  const picture = await page.getByRole('img', { name: 'Een brief met een slot' }).boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(144);
  await expect(page.getByText(SENTENCES)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Met AI.*niet nagekeken$/)).toBeInViewport({ ratio: 1 });
});
