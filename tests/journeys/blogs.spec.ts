import type { Page } from '@playwright/test';
import { photoOfPhone, picture } from '../support/pictures.ts';
import { logInByCall, post } from './support/api-calls.ts';
import { REPORTED, reportReaction } from './support/conversation.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { onDisk } from './support/on-disk.ts';
import { openBeforeScripts } from './support/open-before-scripts.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** Members without a blog; the first has a private profile. */
const WRITER = 'evert-jan@people.example.org';
const READER = 'donor@example.org';

const status = (page: Page) => page.locator('#field-Body [data-message]');
const block = (page: Page, number: number, kind: string) =>
  page.getByRole('group', { name: `Deel ${number}: ${kind}`, exact: true });
const add = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'Voeg toe' }).getByRole('button', { name: kind, exact: true }).click();

const image = async () => ({
  name: 'duin.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture('#7a8f5a', { width: 900, height: 600 }).jpeg().toBuffer(),
});

test('a member writes a blog, and others read, follow, like, react and report', async ({ page, openPage }) => {
  await logInByCall(page, WRITER);
  await page.goto('/blogs');
  await page.getByRole('button', { name: 'Start je eigen blog' }).click();
  const save = page.getByRole('button', { name: 'Bewaar' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Titel', { exact: true }).fill('Tussen dag en duin');
  await page.getByLabel('Omschrijving').fill('Over wandelen met één nier en een rugzak.');
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tussen dag en duin');
  await expect(page.getByText('Je hebt tot nu toe 0 blogberichten geschreven')).toBeVisible();
  const blogUrl = page.url();

  await page.getByRole('button', { name: 'Nieuw blogbericht schrijven' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuw bericht');
  const place = page.getByRole('button', { name: 'Plaats bericht' });
  await expect(place).toBeDisabled();
  await page.getByLabel('Titel', { exact: true }).fill('De eerste twaalf kilometer');
  await page.getByLabel('Inleiding').fill('Ik liep verder dan ik dacht.');

  await add(page, 'tekst');
  await expect(status(page)).toHaveText('Tekst toegevoegd.');
  await expect(page.getByLabel('Tekst')).toBeFocused();
  await page.keyboard.type('Het begon met mist.');
  await add(page, 'subtitel');
  await page.keyboard.type('Halverwege');
  await add(page, 'afbeelding');
  const sent = page.waitForRequest('**/postimage');
  await page.getByLabel('Kies een afbeelding').setInputFiles(await onDisk(await photoOfPhone('#7a8f5a')));
  expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(1_000_000); // rules.md R53
  await expect(page.getByText('Afbeelding toegevoegd.')).toBeVisible();
  await page.getByLabel('Wat is er te zien?').fill('Een pad door het duin');
  await add(page, 'video');
  await page.keyboard.type('https://youtu.be@evil.example/aqz-KE-bpKQ');
  await place.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Deel 4, video: De link die je hebt toegevoegd is niet geldig',
  ]);
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('Link naar een video op YouTube')).toBeFocused();
  await page.getByLabel('Link naar een video op YouTube').fill('https://youtu.be/aqz-KE-bpKQ');

  await block(page, 2, 'subtitel').getByRole('button', { name: 'Omhoog' }).click();
  await expect(status(page)).toHaveText('Subtitel staat nu op plaats 1 van 4.');
  await expect(block(page, 1, 'subtitel').getByRole('button', { name: 'Omlaag' })).toBeFocused();
  await page.getByLabel('Subtitel').press('Alt+ArrowDown');
  await expect(status(page)).toHaveText('Subtitel staat nu op plaats 2 van 4.');
  await block(page, 1, 'tekst').getByRole('button', { name: 'Verwijder' }).click();
  await expect(status(page)).toHaveText('Tekst verwijderd.');
  await page.getByRole('button', { name: 'Zet tekst terug' }).click();
  await expect(page.getByLabel('Tekst')).toHaveValue('Het begon met mist.');
  await expectAccessible(page);
  // rules.md R52: the post waits for a picture that is still on its way
  await add(page, 'afbeelding');
  await expect(status(page)).toHaveText('Kies nu een afbeelding.');
  const uploaded = Promise.withResolvers<void>();
  await page.route('**/postimage', async (route) => {
    await uploaded.promise;
    await route.continue();
  });
  await page.getByLabel('Kies een afbeelding').setInputFiles(await image());
  await place.click();
  await expect(page.getByText('We wachten tot je afbeelding er is.')).toBeVisible();
  await expect(page.getByText('‘duin.jpg’ wordt geüpload…')).toBeVisible();
  await expect(page.getByText('Afbeelding toegevoegd.')).toHaveCount(1); // the first one
  uploaded.resolve();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De eerste twaalf kilometer');
  const article = page.getByRole('article', { name: 'De eerste twaalf kilometer' });
  await expect(article.getByText('Het begon met mist.')).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Halverwege' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'Een pad door het duin' })).toBeVisible();
  await expect(article.locator('img[src*="/media/"]')).toHaveCount(2);
  await expect(article.getByRole('link', { name: 'Bekijk op YouTube' })).toBeVisible();
  const postUrl = page.url();

  await page.goto(`${postUrl}#edit`);
  await page.getByLabel('Tekst').fill('Het begon met dikke mist.');
  await expect(page.getByText(/concept/i).first()).toBeVisible();
  await page.reload();
  await waitForHydration(page); // without JavaScript the link only leaves
  await expect(page.getByLabel('Tekst')).toHaveValue('Het begon met dikke mist.');
  await page.getByRole('link', { name: 'Sluit' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gooi weg' }).click();
  await expect(article.getByText('Het begon met mist.')).toBeVisible();
  await page.getByRole('link', { name: 'Wijzig' }).click();
  await expect(page.getByLabel('Tekst')).toHaveValue('Het begon met mist.');
  await page.getByLabel('Titel', { exact: true }).fill('De eerste dertien kilometer');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page).toHaveURL(/-de-eerste-dertien-kilometer$/);

  const visitor = await openPage();
  await visitor.goto('/blogs');
  const locked = visitor.locator('article', { hasText: 'Tussen dag en duin' });
  // Those that a visitor may read come first.
  await expect(async () => {
    await visitor.goto('/blogs'); // from the first page again: what others write meanwhile moves it
    while (!(await locked.isVisible())) {
      const next = visitor.getByRole('link', { name: 'Volgende' });
      await visitor.goto((await next.getAttribute('href', { timeout: 2000 })) ?? '/blogs');
    }
  }).toPass();
  await expect(locked).toContainText('besloten');
  await visitor.goto(page.url());
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Deze pagina is alleen zichtbaar voor deelnemers',
  );
  expect(await visitor.content()).not.toContain('dikke mist');

  const reader = await openPage();
  await logInByCall(reader, READER);
  await reader.goto(blogUrl);
  await reader.getByRole('button', { name: 'Volg deze blog' }).click();
  await expect(reader.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
  await reader.getByRole('link', { name: 'De eerste dertien kilometer' }).click();
  await reader.getByRole('button', { name: 'Waardeer deze blogpost' }).click();
  await expect(reader.getByRole('button', { name: 'Niet meer waarderen' })).toBeVisible();
  await reader.getByLabel('Je reactie').fill('Wat ver! Knap van je.');
  await reader.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(reader.getByRole('heading', { name: '1 reactie' })).toBeVisible();
  await reader
    .getByRole('article', { name: 'De eerste dertien kilometer' })
    .getByRole('link', { name: 'Meld dit bericht' })
    .click();
  await reader.getByRole('button', { name: 'Iets anders' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: REPORTED })).toBeVisible();
  await reader.goto('/blogs?gevolgd');
  await expect(reader.getByText('Je ziet 1 blog', { exact: true })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Tussen dag en duin' })).toBeVisible();

  await page.reload();
  const reaction = page.locator('li[id^=reactie-]');
  await expect(reaction).toContainText('Wat ver! Knap van je.');
  await reportReaction(reaction);
  await page.goto(postUrl);
  await page.locator('summary', { hasText: 'Verwijder' }).click();
  await expect(page.getByText('Weet je zeker dat je deze blogpost wilt verwijderen?')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click();
  await expect(page).toHaveURL(blogUrl);
  await expect(page.getByText('Je hebt tot nu toe 0 blogberichten geschreven')).toBeVisible();
});

/** Starts a blog of a new member with one post, by calls; gives the addresses of both. */
async function startBlog(page: Page) {
  await logInByCall(page, await newMember());
  const { Id } = await post<{ Id: number }>(page, '/api/v1/CustomUser/Blog', {
    Title: 'Van dag tot dag',
    Description: 'Wat er langskomt.',
  });
  const first = await publish(page, 'Het eerste');
  const blogPath = `/blogs/${Id}-van-dag-tot-dag`;
  return { blogPath, postPath: `${blogPath}/${first}-het-eerste` };
}

async function publish(page: Page, Title: string): Promise<number> {
  const Body = [['nl', [[0, { Kind: 'Text', Content: 'Zo ging het.' }]]]];
  const fields = { Title, Description: 'Over vandaag.', Body };
  return (await post<{ Id: number }>(page, '/api/v1/CustomUser/Blog/BlogPost', fields)).Id;
}

test('a reader sees what is new in a blog since the last visit, and goes to the first of it', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  const { blogPath } = await startBlog(page);
  const reader = await openPage();
  await logInByCall(reader, await newMember());
  const visited = reader.waitForResponse(/CustomBlog\/\d+\/visit/);
  await reader.goto(blogPath);
  expect((await visited).status()).toBe(200);
  await reader.getByRole('button', { name: 'Volg deze blog' }).click();
  await expect(reader.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
  await reader.goto('/blogs'); // what the page of the blog loads after the follow would be seen, too
  await publish(page, 'Het tweede');
  await publish(page, 'Het derde');

  await reader.goto('/blogs?gevolgd');
  await expect(reader.locator('article', { hasText: 'Van dag tot dag' })).toContainText('2 nieuw');
  await expectAccessible(reader);
  await reader.getByRole('link', { name: 'Van dag tot dag' }).click();
  await expect(reader.getByText('Sinds je vorige bezoek: 2 nieuwe berichten.')).toBeVisible();
  const item = (title: string) => reader.locator('article', { hasText: title });
  for (const title of ['Het tweede', 'Het derde']) await expect(item(title).getByText('nieuw')).toBeVisible();
  await expect(item('Het eerste').getByText('nieuw')).toBeHidden();
  await expectAccessible(reader);
  await reader.getByRole('link', { name: 'Naar het eerste nieuwe bericht' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Het tweede');

  await reader.goto(blogPath);
  await expect(reader.getByText('Sinds je vorige bezoek')).toBeHidden();
});

test('R34 what is typed before the scripts of the editor have come stays, and is saved', { tag: '@thorough' }, async ({
  page,
}) => {
  const { postPath } = await startBlog(page);
  const runScripts = await openBeforeScripts(page, `${postPath}?bewerken`, 'post-editor-*');
  await page.getByLabel('Titel', { exact: true }).fill('Nog voor het ontbijt');
  await page.getByLabel('Inleiding').fill('Toen ik wakker werd.');
  await page.getByLabel('Tekst').fill('Een lange zin, vroeg getypt.');
  await runScripts();
  await expect(status(page)).toBeAttached();
  await expect(page.getByLabel('Inleiding')).toHaveValue('Toen ik wakker werd.');
  await expect(page.getByLabel('Tekst')).toHaveValue('Een lange zin, vroeg getypt.');
  await add(page, 'subtitel');
  await page.keyboard.type('Daarna');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  const article = page.getByRole('article', { name: 'Nog voor het ontbijt' });
  await expect(article).toContainText('Een lange zin, vroeg getypt.');
  await expect(article.getByRole('heading', { name: 'Daarna' })).toBeVisible();
  await expect(page.getByText('Toen ik wakker werd.')).toBeVisible();
});

test('a link that is not to a video on YouTube is marked before the post is saved', { tag: '@thorough' }, async ({
  page,
}) => {
  const { postPath } = await startBlog(page);
  await page.goto(`${postPath}?bewerken`);
  await add(page, 'video');
  const video = page.getByLabel('Link naar een video op YouTube');
  await video.fill('https://vimeo.com/76979871');
  await expect(page.getByText('De link die je hebt toegevoegd is niet geldig')).toBeVisible();
  await expect(video).toHaveAttribute('aria-invalid', 'true');
  await add(page, 'afbeelding');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await video.fill('https://youtu.be/aqz-KE-bpKQ');
  await expect(page.getByText('De link die je hebt toegevoegd is niet geldig')).toBeHidden();

  // The page that adds a picture without JavaScript.
  await page.goto(`/blogs/afbeelding?bericht=${/(\d+)-[^/]*$/.exec(postPath)?.[1]}`);
  await expect(page.getByLabel('Kies een afbeelding')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is written with all kinds of blocks, which are moved and deleted', async ({ page }) => {
    await logInByCall(page, 'dinie-twente@people.example.org');
    await page.goto('/blogs');
    await page.getByRole('button', { name: 'Start je eigen blog' }).click();
    await page.getByLabel('Titel', { exact: true }).fill('Zonder poespas');
    await page.getByLabel('Omschrijving').fill('Kort en goed.');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await page.getByRole('button', { name: 'Nieuw blogbericht schrijven' }).click();
    await page.getByLabel('Titel', { exact: true }).fill('Eén bericht');
    await page.getByLabel('Inleiding').fill('Een enkel bericht.');
    await add(page, 'tekst');
    await page.getByLabel('Tekst').fill('De tekst.');
    await add(page, 'subtitel');
    await page.getByLabel('Subtitel').fill('De subtitel');
    await add(page, 'video');
    await page.getByLabel('Link naar een video op YouTube').fill('https://youtu.be/aqz-KE-bpKQ');
    await block(page, 2, 'subtitel').getByRole('button', { name: 'Omhoog' }).click();
    await expect(block(page, 1, 'subtitel')).toBeVisible();
    await block(page, 3, 'video').getByRole('button', { name: 'Verwijder' }).click();
    await page.getByRole('button', { name: 'Zet video terug' }).click(); // rules.md R52
    await expect(page.getByLabel('Link naar een video op YouTube')).toHaveValue('https://youtu.be/aqz-KE-bpKQ');
    await block(page, 3, 'video').getByRole('button', { name: 'Verwijder' }).click();
    await add(page, 'afbeelding');
    await page.getByLabel('Kies een afbeelding').setInputFiles(await onDisk(await photoOfPhone())); // rules.md R53
    await page.getByLabel('Wat is er te zien?').fill('Een duin');
    await page.getByRole('button', { name: 'Voeg toe' }).click();
    await expect(page.getByLabel('Titel', { exact: true })).toHaveValue('Eén bericht');
    await page.getByLabel('Inleiding').press('Tab');
    await page.getByRole('button', { name: 'Plaats bericht' }).click();
    const article = page.getByRole('article', { name: 'Eén bericht' });
    await expect(article.getByRole('heading')).toHaveText(['De subtitel']);
    await expect(article.getByText('De tekst.')).toBeVisible();
    await expect(article.getByRole('img', { name: 'Een duin' })).toBeVisible();
  });
});
