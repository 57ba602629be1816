import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { CMS } from './support/addresses.ts';
import { logInToCms, test } from './support/cms.ts';
import {
  addBlock,
  block,
  chooseBlock,
  fieldsOf,
  pick,
  pickPicture,
  pressPublish,
  publish,
  unpublish,
  write,
} from './support/editor.ts';
import { expectDutch } from './support/expect-dutch.ts';
import { makePicture } from './support/make-picture.ts';
import { expect } from './support/test.ts';
import { waitForHydrationOf } from './support/wait-for-hydration.ts';

const statusOf = (page: Page, path: string) => page.request.get(path).then((answer) => answer.status());

async function makeDossier(editor: APIRequestContext, title: string): Promise<string> {
  const made = await editor.post(`${CMS}/api/topics`, { data: { title, _status: 'published' } });
  expect(made.status()).toBe(201);
  return (await made.json()).doc.path;
}

/** Notes which documents of a collection are made, and holds the form of each until `showForm()`. */
async function holdForm(page: Page, collection: string) {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/api/${collection}?`)) made.push(request.url());
  });
  const { promise: isShown, resolve: showForm } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/admin/collections/${collection}/\\d+`), async (route) => {
    await isShown;
    await route.fallback();
  });
  return { made, showForm };
}

/** Runs in the page: which shades of the bar with buttons are higher than the bar may be. */
const listShades = (bar: Element) =>
  ['::before', '::after'].filter((part) => Number.parseFloat(getComputedStyle(bar, part).height) > 200);

test('an editor writes, previews, publishes, changes and withdraws an article', async ({
  apiAs,
  context,
  editors,
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [title, alt] = [`Proef ${mark}`, `Twee nieren ${mark}`];
  const path = `/artikelen/proef-${mark}`;
  const editor = await apiAs('beheerder');
  const dossier = await makeDossier(editor, `Dossier ${mark}`);
  await makePicture(editor, alt);

  await logInToCms(page, editors.beheerder);
  await page.goto(`${CMS}/admin/collections/medical-articles/create`);
  await waitForHydrationOf(page.getByLabel('Titel').first());
  await page.getByLabel('Titel').first().click();
  await expect(page, 'nothing is made before something is typed').toHaveURL(/\/medical-articles\/create$/);
  const { made, showForm } = await holdForm(page, 'medical-articles');
  await page.keyboard.type(title);
  await expect.poll(() => made.length).toBe(1);
  await page.keyboard.type('!'); // while its form is on its way
  await expect(page.getByText('Bewaren')).toBeVisible();
  showForm();
  await expect(page).toHaveURL(/\/medical-articles\/\d+/);
  await expect(page.getByLabel('Titel').first()).toHaveValue(`${title}!`);
  expect(made, 'one document').toHaveLength(1);
  await page.keyboard.press('Backspace'); // where the editor was
  await expect(page.getByLabel('Titel').first()).toHaveValue(title);
  const day = page.getByRole('textbox', { name: 'Opnieuw nakijken op' });
  await day.pressSequentially('30-11-2026');
  await day.press('Tab');
  await expect(day).toHaveValue('30 november 2026');
  await pick(page, 'parent', `Dossier ${mark}`);
  await addBlock(page, 'In het kort');
  await write(page, 0, 'Het belangrijkste vooraf.');
  await addBlock(page, 'Tekst met titel');
  await block(page, 1).getByLabel('Titel').fill('Hoe gaat het?');
  await write(page, 1, 'Zo gaat het.');
  await addBlock(page, 'Tip');
  await write(page, 2, 'Schrijf je vragen op.');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Adres', exact: true }).fill('https://nieren.nl');
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar aanpassingen' }).click();
  await expect(block(page, 2).getByRole('link', { name: 'Schrijf je vragen op.' })).toBeVisible();
  await addBlock(page, 'Citaat');
  await block(page, 3).getByLabel('Wat iemand zei').fill('Ik sliep weer.');
  await addBlock(page, 'Link naar buiten');
  await block(page, 4).getByLabel('Titel').fill('Nierstichting');
  await block(page, 4).getByLabel('Adres').fill('https://nierstichting.nl');
  await addBlock(page, 'Afbeelding');
  await pickPicture(page, 5, alt);

  const bar = page.locator('.doc-controls');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Voorbeeld', 'Bewaar', 'Dien in', 'Plannen', 'Publiceer']) {
      await expect(bar.getByRole(name === 'Voorbeeld' ? 'link' : 'button', { name, exact: true })).toBeInViewport();
    }
    expect(await bar.evaluate(listShades), 'no shade of the bar lies over the page').toEqual([]);
  }
  await expectDutch(page);
  const preview = page.getByRole('link', { name: 'Voorbeeld' });
  await expect(async () => {
    const draft = await context.request.get((await preview.getAttribute('href')) ?? '');
    expect(await draft.text()).toContain(alt); // the last change was saved
  }).toPass();
  const [shown] = await Promise.all([context.waitForEvent('page'), preview.click()]);
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shown.getByText('Schrijf je vragen op.')).toBeVisible();
  await shown.close();
  expect(await statusOf(page, path)).toBe(404);

  await publish(page);
  await expect(bar.getByRole('link', { name: 'Op de site' })).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect.poll(() => statusOf(page, path)).toBe(200);
  const live = await context.newPage();
  await live.goto(path);
  for (const said of ['Het belangrijkste vooraf.', 'Zo gaat het.', 'Schrijf je vragen op.', 'Ik sliep weer.']) {
    await expect(live.getByText(said)).toBeVisible();
  }
  await expect(live.getByRole('link', { name: 'Nierstichting' }).first()).toBeVisible();
  await expect(live.getByAltText(alt)).toBeVisible();

  await page.getByLabel('Titel').first().fill(`${title} anders`);
  await expect(page.getByTitle('Status: Gewijzigd')).toBeVisible();
  const onSite = async () => (await context.request.get(path)).text();
  expect(await onSite()).not.toContain(`${title} anders`);
  await publish(page);
  await expect.poll(onSite).toContain(`${title} anders`);

  await unpublish(page);
  await expect.poll(() => statusOf(page, path)).toBe(404);
  expect(await (await context.request.get(dossier)).text()).not.toContain(`${title} anders`);
});

test('the blocks that were there start folded, and a new one opens by itself and stays open', {
  tag: '@thorough',
}, async ({ apiAs, editors, page }) => {
  const mark = randomUUID().slice(0, 8);
  const editor = await apiAs('redacteur');
  const blocks = ['Het eerste citaat', 'Het tweede citaat'].map((text) => ({ blockType: 'quote', text }));
  const data = { title: `Gevouwen ${mark}`, blocks };
  const { id } = (await (await editor.post(`${CMS}/api/content-pages?draft=true`, { data })).json()).doc;
  const stored = async () =>
    JSON.stringify(await (await editor.get(`${CMS}/api/content-pages/${id}?draft=true`)).json());

  await logInToCms(page, editors.redacteur);
  await page.goto(`${CMS}/admin/collections/content-pages/${id}`);
  for (const place of [0, 1]) {
    await expect(block(page, place)).toContainText('citaat'); // in its header
    await expect(fieldsOf(page, place)).toBeHidden();
  }
  // The rows that are folded from now on, also those that are so for a moment.
  const folded = await page.evaluateHandle(() => {
    const seen = new Set<string | undefined>();
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('.collapsible--collapsed')) seen.add(row.parentElement?.id);
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  await chooseBlock(page, 'Citaat');
  await page.keyboard.type('Het nieuwe '); // before its fields are there
  await expect(block(page, 2).getByLabel('Wat iemand zei')).toHaveValue('Het nieuwe ');
  await page.keyboard.type('citaat');
  await expect.poll(stored).toContain('Het nieuwe citaat');
  await expect(fieldsOf(page, 2)).toBeVisible();
  expect(await folded.evaluate((seen) => [...seen].sort())).toEqual(['blocks-row-0', 'blocks-row-1']);
  for (const place of [0, 1]) await expect(fieldsOf(page, place)).toBeHidden();

  await block(page, 2).getByRole('button', { name: 'Klap open of dicht' }).first().click();
  await expect(fieldsOf(page, 2)).toBeHidden();
  await page.getByLabel('Titel').first().fill(`Gevouwen ${mark} anders`);
  await expect.poll(stored).toContain(`Gevouwen ${mark} anders`);
  await expect(fieldsOf(page, 2)).toBeHidden();

  // What she hands in is validated, and a version of hers.
  await addBlock(page, 'Link naar buiten');
  await block(page, 3).getByLabel('Adres').fill('geen adres');
  await page.getByRole('button', { name: 'Dien in', exact: true }).click();
  const wrong = block(page, 3).locator('.field-error');
  await expect(wrong).toHaveCount(2);
  await block(page, 3).getByLabel('Titel').fill('Een bron');
  await expect.poll(stored).toContain('Een bron');
  await expect.poll(stored).toContain('geen adres');
  await expect(wrong, 'the other one still shows that it is wrong').toHaveCount(1);
  await block(page, 3).getByLabel('Adres').fill('https://nierstichting.nl');
  await expect(wrong).toHaveCount(0);
  await page.getByRole('button', { name: 'Dien in', exact: true }).click();
  await expect(page.getByText('Ingediend: wie publiceert, ziet dit in het overzicht.')).toBeVisible();
  await page.getByLabel('Titel').first().fill(`Later ${mark}`);
  await expect.poll(stored).toContain(`Later ${mark}`);
  await page.goto(`${CMS}/admin/collections/content-pages/${id}/versions`);
  const handedIn = page.getByRole('row').filter({ hasText: 'Ingediend door redacteur van een journey' });
  const [time = 'a time'] = /\d{2}:\d{2}/.exec((await handedIn.textContent()) ?? '') ?? [];
  await handedIn.getByRole('link').click();
  // The versions can be compared, in words: Payload shows lists and boxes as JSON.
  const compared = page.locator('[class*=-diff]').filter({ hasText: /\S/ });
  await expect(compared.filter({ hasText: 'https://nierstichting.nl' }).first()).toBeVisible();
  await page.getByText('Alleen gewijzigd').click();
  await expect(compared.filter({ hasText: 'Zo vragen mensen het' }).first()).toBeVisible();
  expect((await compared.allTextContents()).join(' ')).not.toMatch(/\[\s*\]|\[\s*"|\btrue\b|\bfalse\b/);
  await page.getByRole('button', { name: 'Zet terug als concept' }).first().click();
  await expect(page.getByRole('dialog'), 'in Dutch time').toContainText(time);
  await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.getByLabel('Titel').first()).toHaveValue(`Gevouwen ${mark} anders`);
  await page.goto(`${CMS}/admin/collections/content-pages/${id}/versions`);
  await expect(page.getByRole('row').nth(1)).toContainText('Hersteld uit de versie van');
  await expectDutch(page);

  // She throws away what nobody else wrote in.
  await page.goto(`${CMS}/admin/collections/content-pages/${id}`);
  await page.route(/\/voorbeeld\//, (route) => route.fulfill({ body: '' })); // what it shows: preview.spec.ts
  await page.getByRole('button', { name: 'Voorbeeld ernaast' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Breedte van het voorbeeld' })).toBeVisible();
  await expectDutch(page);
  await page.getByRole('button', { name: 'Sluit voorbeeld' }).click();
  await page.locator('.doc-controls__popup').getByRole('button').click();
  await page.locator('#action-delete').click();
  await expect(page.getByRole('dialog')).toContainText(`Gevouwen ${mark} anders`);
  await expectDutch(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page).toHaveURL(/\/content-pages(\?|$)/);
  expect((await editor.get(`${CMS}/api/content-pages/${id}?draft=true`)).status()).toBe(404);
});

test('an editor who withdraws pages from a list reads first what names them', { tag: '@thorough' }, async ({
  apiAs,
  editors,
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const editor = await apiAs('eindredacteur');
  const publishPage = async (title: string, data: object = {}) => {
    const made = await editor.post(`${CMS}/api/content-pages`, { data: { title, _status: 'published', ...data } });
    expect(made.status()).toBe(201);
    return (await made.json()).doc as { id: number; path: string };
  };
  const [first, second] = [await publishPage(`Weg ${mark} een`), await publishPage(`Weg ${mark} twee`)];
  const named = { relationTo: 'content-pages', value: first.id };
  await publishPage(`Noemt ${mark}`, { blocks: [{ blockType: 'page-link', page: named }] });
  for (const { path } of [first, second]) await expect.poll(() => statusOf(page, path)).toBe(200);

  await logInToCms(page, editors.eindredacteur);
  await page.goto(`${CMS}/admin/collections/content-pages?search=${encodeURIComponent(`Weg ${mark}`)}`);
  const rows = page.getByRole('row').filter({ hasText: `Weg ${mark}` });
  await expect(rows).toHaveCount(2);
  await expectDutch(page);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Van de site halen' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Lezers zien deze 2 documenten daarna niet meer.');
  await expect(question.getByRole('listitem')).toHaveText([`Noemt ${mark}`]);
  await question.getByRole('button', { name: 'Bevestigen' }).click();
  for (const { path } of [first, second]) await expect.poll(() => statusOf(page, path)).toBe(404);

  // The widest of the lists fits beside the menu.
  await editor.post(`${CMS}/api/medical-articles?draft=true`, { data: { title: `Breed ${mark}` } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${CMS}/admin/collections/medical-articles?search=${encodeURIComponent(`Breed ${mark}`)}`);
  await page.getByRole('button', { name: 'Open het menu' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Recepten', exact: true })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Laatst gewijzigd door' })).toBeInViewport({ ratio: 1 });
});

test('a document that breaks the contract shows the editor an error and changes nothing', { tag: '@thorough' }, async ({
  apiAs,
  editors,
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const editor = await apiAs('beheerder');
  const path = `/contract-${mark}`;
  const data = { title: `Contract ${mark}`, path, _status: 'published' };
  const made = await editor.post(`${CMS}/api/content-pages`, { data });
  const { id } = (await made.json()).doc;
  await expect.poll(() => statusOf(page, path)).toBe(200);

  await logInToCms(page, editors.beheerder);
  await page.goto(`${CMS}/admin/collections/content-pages/${id}`);
  await page.getByLabel('Titel').first().fill(`Anders ${mark}`);
  await addBlock(page, 'Link naar buiten');
  await block(page, 0).getByLabel('Titel').fill('Een link');
  await block(page, 0).getByLabel('Adres').fill('javascript:alert(1)');
  await expect(async () => {
    await pressPublish(page);
    // The error beside the field may vanish when the answer to the last automatic save arrives after it.
    await expect(page.getByText(/is ongeldig:.*\(Link naar buiten\) → Adres/).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(await (await page.request.get(path)).text()).not.toContain(`Anders ${mark}`);
});

test('an address that another page has is marked, and what is typed afterwards is saved', { tag: '@thorough' }, async ({
  apiAs,
  editors,
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const editor = await apiAs('beheerder');
  const make = async (title: string) => {
    const made = await editor.post(`${CMS}/api/content-pages?draft=true`, { data: { title } });
    return (await made.json()).doc as { id: number; path: string };
  };
  const [taken, own] = [await make(`Bezet ${mark}`), await make(`Eigen ${mark}`)];
  const stored = async () => {
    const { subtitle, path } = await (await editor.get(`${CMS}/api/content-pages/${own.id}?draft=true`)).json();
    return { subtitle, path };
  };
  await logInToCms(page, editors.redacteur);
  await page.goto(`${CMS}/admin/collections/content-pages/${own.id}`);
  const address = page.getByLabel('Adres');
  await address.fill(taken.path);
  await expect(page.getByText(`Dit adres is al van ‘Bezet ${mark}’`)).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Ondertitel').fill('Wat daarna is getypt');
  await expect.poll(stored).toEqual({ subtitle: 'Wat daarna is getypt', path: own.path });
  await expect(address).toHaveValue(taken.path);
  await address.fill('/inloggen');
  await expect(page.getByText(/een pagina van de site zelf/)).toBeVisible();
  await address.fill(`/vrij-${mark}`);
  await expect(address).toHaveAttribute('aria-invalid', 'false');
  await expect.poll(stored).toEqual({ subtitle: 'Wat daarna is getypt', path: `/vrij-${mark}` });
});
