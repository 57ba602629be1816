import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { CMS } from './support/addresses.ts';
import { logInToCms, test, waitForCms } from './support/cms.ts';
import { addBlock, block, publish } from './support/editor.ts';
import { expectDutch } from './support/expect-dutch.ts';
import { makeGroup } from './support/make-group.ts';
import { makePicture } from './support/make-picture.ts';
import { expect } from './support/test.ts';

async function make(
  editor: APIRequestContext,
  collection: string,
  data: object,
): Promise<{ id: number; path: string }> {
  const made = await editor.post(`${CMS}/api/${collection}`, { data: { ...data, _status: 'published' } });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).doc;
}

/** A dossier with the articles A and B, and a page that links to it. */
async function makeDossier(editor: APIRequestContext) {
  const mark = randomUUID().slice(0, 8);
  const topic = await make(editor, 'topics', { title: `Dossier ${mark}` });
  const parent = { relationTo: 'topics', value: topic.id };
  for (const name of ['A', 'B']) await make(editor, 'medical-articles', { title: `${name} ${mark}`, parent });
  const blocks = [{ blockType: 'internal-link', page: parent }];
  const page = await make(editor, 'content-pages', { title: `Pagina ${mark}`, blocks });
  return { mark, topic, page };
}

/** Drags an article of a dossier by its handle to the place of another, and drops it once that has made room. */
async function dragArticle(page: Page, title: string, place: string): Promise<void> {
  const target = page.locator('.niergenoten-order__row').filter({ hasText: place });
  await page.getByRole('button', { name: `Versleep ${title}` }).hover();
  const box = await target.getByRole('button', { name: `Versleep ${place}` }).boundingBox();
  if (!box) throw new Error(`${place} has no handle.`);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await expect(target).toHaveAttribute('style', /translate3d\([^,]+, -?[1-9]/);
  await page.mouse.up();
}

const formOf = (collection: string, { id }: { id: number }) => `${CMS}/admin/collections/${collection}/${id}`;

test('editors order a dossier, ask for a review, let an expert read along, and see what they withdraw', {
  tag: '@thorough',
}, async ({ apiAs, browser, editors, page }) => {
  const { mark, topic } = await makeDossier(await apiAs('beheerder'));
  await logInToCms(page, editors.eindredacteur);
  await page.goto(formOf('topics', topic));

  await page.getByRole('button', { name: `Zet B ${mark} hoger` }).click();
  await expect(page.getByText('De volgorde is bewaard.').first()).toBeVisible();
  const orderOnSite = async () => {
    const html = await (await page.request.get(topic.path)).text();
    const found = [...html.matchAll(new RegExp(`([AB]) ${mark}`, 'g'))].map(([, letter]) => letter);
    return [...new Set(found)].join('');
  };
  await expect.poll(orderOnSite).toBe('BA');
  await dragArticle(page, `A ${mark}`, `B ${mark}`);
  await expect.poll(orderOnSite).toBe('AB');
  await expect(page.locator('.niergenoten-order__row').first()).toContainText(`A ${mark}`);

  await page.getByRole('heading', { name: 'Beoordelen' }).scrollIntoViewIfNeeded(); // fields below the screen come later
  await page.getByRole('button', { name: 'Dien in', exact: true }).click();
  await expect(page.getByText('Ingediend: wie publiceert, ziet dit in het overzicht.')).toBeVisible();
  // Key by key, as people type: what is filled in at once may come before the form has ended its save.
  await page.getByLabel('Waar let je op?').pressSequentially(`Klopt dit ${mark}?`, { delay: 20 });
  await expect(page.getByTitle('Status: Gewijzigd')).toBeVisible();

  await page.getByRole('button', { name: 'Maak een link' }).click();
  const link = await page.getByLabel('Link om mee te lezen').inputValue();
  const stranger = await browser.newContext();
  const reading = await stranger.newPage();
  await reading.goto(link);
  await expect(reading.getByRole('heading', { level: 1, name: `Dossier ${mark}` })).toBeVisible();
  expect((await reading.request.get(link.replace(/teken=.{4}/, 'teken=AAAA'))).status()).toBe(404);
  await page.getByRole('button', { name: 'Trek de link in' }).click();
  await expect(page.getByRole('button', { name: 'Maak een link' })).toBeVisible();
  expect((await reading.request.get(link)).status()).toBe(404);
  await stranger.close();

  await expect(async () => {
    await page.goto(`${CMS}/admin`); // the first time perhaps before the form that was left is stored
    await expect(page.getByText(`Klopt dit ${mark}?`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page
    .getByRole('link', { name: `Dossier ${mark}` })
    .first()
    .click();

  const used = page.locator('.niergenoten-used-on');
  await expect(used.getByRole('link')).toHaveText([`A ${mark}`, `B ${mark}`, `Pagina ${mark}`]);
  await page.locator('.doc-controls__popup').getByRole('button').click();
  await page.getByRole('button', { name: 'Van de site halen' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: `Pagina ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.getByTitle('Status: Concept')).toBeVisible();
  await expect.poll(async () => (await page.request.get(topic.path)).status()).toBe(404);

  await page.goto(`${formOf('topics', topic)}/versions`);
  await expect(page.getByRole('row').filter({ hasText: 'eindredacteur van een journey' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'beheerder van een journey' }).first()).toBeVisible();
  await page.locator('.niergenoten-list').getByRole('link').last().click();
  await expect(page.getByRole('button', { name: 'Zet terug als concept' }).first()).toBeVisible();
  await expectDutch(page);
});

test('an editor reads where a picture is used, and what names a dossier before its withdrawal is scheduled', {
  tag: '@thorough',
}, async ({ apiAs, editors, page }) => {
  const editor = await apiAs('beheerder');
  const { mark, topic } = await makeDossier(editor);
  const shown = await makePicture(editor, `Nieren ${mark}`);
  await make(editor, 'content-pages', { title: `Met beeld ${mark}`, picture: shown });

  await logInToCms(page, editors.eindredacteur);
  await page.goto(formOf('media', { id: shown }));
  const used = page.locator('.niergenoten-used-on');
  await expect(used.getByRole('heading', { name: 'Staat op' })).toBeVisible();
  await expect(used.getByRole('link')).toHaveText([`Met beeld ${mark}`]);

  await page.goto(formOf('topics', topic));
  await page.getByRole('button', { name: 'Plannen' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('radio', { name: 'Publiceren' })).toBeChecked();
  await expect(drawer.getByRole('link')).toHaveCount(0);
  await expectDutch(page);
  await drawer.getByRole('radio', { name: 'Van de site halen' }).check();
  await expect(drawer).toContainText('Op deze plekken wordt het nog genoemd');
  await expect(drawer.getByRole('link')).toHaveText([`A ${mark}`, `B ${mark}`, `Pagina ${mark}`]);
});

test('an editor sees folded blocks with their titles, picks a block from a group, and finds what members wrote', {
  tag: '@thorough',
}, async ({ apiAs, editors, page }) => {
  const { mark, page: stored } = await makeDossier(await apiAs('beheerder'));
  const { slug } = await makeGroup(['Reizen']);
  await logInToCms(page, editors.eindredacteur);
  await page.goto(formOf('content-pages', stored));
  await expect(block(page, 0)).toContainText(`Dossier ${mark}`);
  await expect(block(page, 0).getByLabel('Titel (mag leeg blijven)')).toBeHidden();

  await page.getByRole('button', { name: 'Voeg onderdeel toe' }).first().click();
  const picker = page.getByRole('dialog');
  for (const name of ['Tekst', 'Beeld en bestanden', 'Verwijzen', 'Van deelnemers', 'Vult zichzelf']) {
    await expect(picker.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const external = picker.getByRole('button', { name: /^Link naar buiten.*andere site/ });
  await expect(external.locator('img')).toHaveJSProperty('complete', true);
  expect(await external.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await addBlock(page, 'Groep');

  const box = block(page, 1).getByRole('combobox');
  await box.fill(slug);
  await page.getByRole('option', { name: `Groep van een test ${slug}` }).click();
  await expect(block(page, 1).getByText(`Groep van een test ${slug}`).first()).toBeVisible();

  const blog = await readOpenBlog(page);
  await addBlock(page, 'Ervaringen van anderen');
  const option = page.getByRole('option');
  await page.locator('#field-blocks__2__blogs').fill(blog.Title);
  await option.filter({ hasText: `(/blogs/${blog.Id})` }).click();
  await expect(block(page, 2).getByText(blog.Title).first()).toBeVisible();
  const conversations = page.locator('#field-blocks__2__conversations');
  await conversations.click();
  await expect.poll(() => option.count()).toBeGreaterThan(1); // the most recently active
  await conversations.fill('dozen hemelsnaam');
  await expect(option).toHaveText([/al die dozen/]);
  await option.click();
  await conversations.fill('/groepen/thuisdialyse/besloten-gesprek');
  await option.filter({ hasText: 'Neem dit adres: besloten-gesprek' }).click();
  await publish(page);
  const published = async () => (await page.request.get(stored.path)).text();
  await expect.poll(published).toContain(`/groepen/${slug}`);
  expect(await published()).toContain(`/blogs/${blog.Id}-`);
  expect(await published()).toContain('/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen');
});

interface ListedBlog {
  Item: { Id: number; Title: string; User: object | null };
}

/** Reads a blog of the demo that visitors may read, and in which nothing happened lately. */
async function readOpenBlog(page: Page): Promise<ListedBlog['Item']> {
  const { Items } = await (await page.request.get('/api/v1/CustomBlog?page_size=50')).json();
  const { Item } = Items.findLast(({ Item }: ListedBlog) => Item.User);
  return Item;
}

test('the admin at another address than CMS_URL leads there', { tag: '@thorough' }, async ({ request }) => {
  await waitForCms(request);
  const elsewhere = CMS.replace('localhost', '127.0.0.1');
  const answer = await request.get(`${elsewhere}/admin/login?redirect=%2Fadmin`, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe(`${CMS}/admin/login?redirect=%2Fadmin`);
});

test('what is typed last is stored when the form is left by a link or with the tab, and too much of it holds the editor', {
  tag: '@thorough',
}, async ({ apiAs, editors, page }) => {
  const editor = await apiAs('beheerder');
  const makePage = () => make(editor, 'content-pages', { title: `Weg ${randomUUID().slice(0, 8)}` });
  let shown = await makePage();
  const stored = async () =>
    (await (await editor.get(`${CMS}/api/content-pages/${shown.id}?draft=true`)).json()).subtitle;
  const type = async (text: string) => {
    await page.getByLabel('Ondertitel').fill('');
    await page.getByLabel('Ondertitel').pressSequentially(text);
  };
  await logInToCms(page, editors.eindredacteur);
  await page.goto(formOf('content-pages', shown));
  await type('Weg met de tab');
  await page.goto('about:blank');
  await expect.poll(stored).toBe('Weg met de tab');

  await page.goto(formOf('content-pages', shown));
  await type('Weg langs een link');
  await page.locator('.step-nav').getByRole('link').first().click();
  await expect(page).toHaveURL(`${CMS}/admin`);
  await expect.poll(stored).toBe('Weg langs een link');

  const blocks = Array.from({ length: 60 }, () => ({ blockType: 'quote', text: 'Nier '.repeat(250) }));
  shown = await makePage(); // one that nobody has open
  const made = await editor.patch(`${CMS}/api/content-pages/${shown.id}?draft=true`, { data: { blocks } });
  expect(made.status(), await made.text()).toBe(200);
  await page.goto(formOf('content-pages', shown));
  const asked = page.waitForEvent('dialog');
  await type('Te lang om mee te sturen');
  const left = page.goto('about:blank').catch(() => null); // the editor stays
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;
  await expect.poll(stored).toBe('Te lang om mee te sturen');
});
