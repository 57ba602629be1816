import { learnVocabulary } from '#app/features/search/vocabulary/learn-vocabulary.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { publish, unpublish } from './support/publications.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';

const topic = makeDocument('topic', { title: 'Wintertenen en nieren' });
const { id: articleId } = makeDocument('medical-article');
const article = makeDocument('medical-article', {
  ...{ id: articleId, parent: topic.id, title: 'Huid en winter', path: `/artikelen/huid-en-winter-${articleId}` },
});
const overview = makeDocument('content-page', {
  ...{ title: 'Klachten', path: '/klachten' },
  blocks: [
    {
      ...{ kind: 'html-with-title', id: 'skin', title: 'Huid' },
      html: '<ul><li><a href="/klachten/ik-heb-wintertenen">Ik heb wintertenen</a></li></ul>',
    },
  ],
});
const complaint = makeDocument('content-page', {
  ...{ title: 'Ik heb wintertenen', path: '/klachten/ik-heb-wintertenen', parent: overview.id },
  questionLines: ['m’n teentjes jeuken as gek in de kou', 'perniones'],
  sources: [{ title: 'Wintertenen', organisation: 'Huid', url: 'https://example.org/tenen', consultedOn: null }],
  blocks: [
    {
      ...{ kind: 'urgent', id: 'urgent', title: 'Bel direct' },
      html: '<ul><li><strong>Bel 112</strong> als je voet blauw en gevoelloos is.</li></ul>',
      phones: [{ number: '112', description: 'bij levensgevaar' }],
    },
    { kind: 'call-today', id: 'today', html: '<ul><li>Een teen gaat open of ruikt.</li></ul>' },
    {
      ...{ kind: 'causes-by-phase', id: 'causes' },
      items: [
        { phase: 'dialysis', html: '<p>Tijdens de dialyse koelt je bloed af.</p>' },
        { phase: 'anyone', html: '<p>Kou en vocht.</p>' },
      ],
    },
    { kind: 'questions-to-ask', id: 'asking', items: [{ text: 'Mag ik een warm bad?' }] },
    { kind: 'related-content', id: 'related', title: 'Lees verder', items: [{ type: 'document', id: article.id }] },
  ],
});
const published = [topic, article, overview, complaint];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await publish(...published);
  await withSiteDatabase((db) => learnVocabulary({ db })); // the site does so within a minute
});
test.afterAll(() => unpublish(...published.map(({ id }) => id)));

test('a reader comes by what they feel from the home page to whom to call, what to do, causes and questions', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Zoek op wat je voelt' }).click();
  await page.getByRole('link', { name: 'Ik heb wintertenen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ik heb wintertenen' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Bel 112' })).toHaveAttribute('href', 'tel:112');
  await expect(main.getByText('Bel vandaag', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Met dialyse' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Mag ik een warm bad?' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Wintertenen/ })).toHaveAttribute('href', 'https://example.org/tenen');
  await expect(main).not.toContainText('teentjes jeuken');
  await expectAccessibleState(page);
  await main.getByRole('link', { name: 'Huid en winter' }).click();
  const back = page.getByRole('complementary', { name: 'Heb je hier last van?' });
  await back.getByRole('link', { name: 'Ik heb wintertenen' }).click();
  await expect(page).toHaveURL('/klachten/ik-heb-wintertenen');
  await page.goto('/nierziekten');
  await page.getByRole('main').getByRole('link', { name: 'klachten', exact: true }).click();
  await expect(page).toHaveURL('/klachten');
});

test('a complaint is found first by how people say it, in words that its page does not have', async ({ page }) => {
  await expect(async () => {
    await page.goto('/zoeken');
    await page.getByLabel('Waar zoek je naar?').fill('teentjes jeuken van de kou');
    await page.getByRole('button', { name: 'Zoek', exact: true }).last().click();
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('link')).toHaveText('Ik heb wintertenen', { timeout: 2000 });
    await expect(first).toContainText('Klacht');
    await expect(first).not.toContainText('as gek');
  }).toPass();
});

test('who searches for not wanting to live is shown whom to call while typing, above the results and in every part', async ({
  page,
}) => {
  await page.goto('/zoeken');
  await page.getByLabel('Waar zoek je naar?').pressSequentially('ik wil niet meer leven');
  await expect(page.getByRole('option').first()).toHaveText(
    'ik wil niet meer leven: bel gratis 0800-0113, dag en nacht',
  );
  await page.keyboard.press('Enter');
  const help = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Wil je met iemand praten?' }) });
  await expect(help.getByRole('link', { name: 'Bel 0800-0113' })).toHaveAttribute('href', 'tel:08000113');
  await expect(help.getByRole('link', { name: 'Bel 112' })).toBeVisible();
  await expectAccessibleState(page);
  await page.goto('/zoeken?pijler=recepten&zoekterm=ik%20wil%20niet%20meer%20leven');
  await expect(help.getByRole('link', { name: 'Bel 0800-0113' })).toBeVisible();
});
