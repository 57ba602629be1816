import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { CMS } from '../support/addresses.ts';
import { logInToCms, test } from '../support/cms.ts';
import { publish } from '../support/editor.ts';
import { expect } from '../support/test.ts';

const BUSY = 'Hier is al iemand aan het werk';

async function makePage(editor: APIRequestContext): Promise<{ id: number; title: string; form: string }> {
  const title = `Samen ${randomUUID().slice(0, 8)}`;
  const made = await editor.post(`${CMS}/api/content-pages?draft=true`, { data: { title } });
  const { id } = (await made.json()).doc;
  return { id, title, form: `${CMS}/admin/collections/content-pages/${id}` };
}

/** The question which of two it shall be: what was typed, or what is stored. */
const bothVersions = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Dit document is intussen veranderd' });

const subtitle = (page: Page) => page.getByRole('textbox', { name: 'Ondertitel' });

/** Makes a page that two editors open; `calls` reads what is stored. */
async function makePageBetweenTwo(second: Page, calls: APIRequestContext) {
  const { id, form } = await makePage(calls);
  return { form, second, kept: () => storedSubtitle(calls, id) };
}

const storedSubtitle = async (editor: APIRequestContext, id: number) =>
  (await (await editor.get(`${CMS}/api/content-pages/${id}?draft=true&depth=0`)).json()).subtitle;

test('the second editor is told who is editing, and reads along or takes over; the first one is told, and goes on after', async ({
  openPage,
  apiAs,
  editors,
  page,
}) => {
  const { form, second, kept } = await makePageBetweenTwo(await openPage(), await apiAs('beheerder'));
  await logInToCms(page, editors.eindredacteur);
  await page.goto(form);
  await subtitle(page).fill('Van de eerste');
  await expect.poll(kept).toBe('Van de eerste');

  await logInToCms(second, editors.redacteur);
  await second.goto(form);
  await expect(second.getByRole('heading', { name: BUSY })).toBeVisible();
  await expect(second.getByText('eindredacteur van een journey')).toBeVisible();
  await second.getByRole('button', { name: 'Alleen lezen' }).click();
  await expect(subtitle(second)).toBeDisabled();
  await expect(subtitle(second)).toHaveValue('Van de eerste');

  await subtitle(page).fill('Van de eerste, beter');
  await expect.poll(kept).toBe('Van de eerste, beter');
  await second.reload();
  await second.getByRole('button', { name: 'Overnemen' }).click();
  await expect(subtitle(second)).toBeEnabled();
  await expect(subtitle(second)).toHaveValue('Van de eerste, beter');
  await expect(async () => {
    await subtitle(second).fill('Van de tweede'); // again, if the form was rendered again meanwhile
    await expect.poll(kept, { timeout: 5000 }).toBe('Van de tweede');
  }).toPass();

  await subtitle(page).fill('Van de eerste, te laat');
  await expect(page.getByRole('heading', { name: 'Iemand anders werkt nu verder' })).toBeVisible();
  await expect(page.getByText(/is nu met dit document bezig/).first()).toBeVisible();
  expect(await kept()).toBe('Van de tweede');
  await page.getByRole('button', { name: 'Alleen lezen' }).click();
  await expect(subtitle(page)).toBeDisabled();
  await expect(subtitle(page)).toHaveValue('Van de tweede');

  // Who leaves the tab lets the next one go on at once.
  await second.goto('about:blank');
  const busy = page.getByRole('heading', { name: BUSY });
  await expect(async () => {
    await page.reload();
    await expect(busy.or(bothVersions(page))).toBeVisible();
    await expect(busy).toBeHidden({ timeout: 1 });
  }).toPass();
  const beside = (stored: string) => bothVersions(page).getByRole('region').filter({ hasText: stored });
  const late = 'what was typed after the document was taken over';
  await expect(beside('Van de tweede'), late).toContainText('Van de eerste, te laat');
  await bothVersions(page).getByRole('button', { name: 'Kijk eerst nog' }).click();
  await subtitle(page).fill('Van de eerste, toch anders');
  await expect.poll(kept).toBe('Van de eerste, toch anders');
  await page.reload();
  await expect(beside('Van de eerste, toch anders'), `${late}, also when she went on`).toContainText('te laat');
  await bothVersions(page).getByRole('button', { name: 'Bewaar wat bij mij staat' }).click();
  await expect.poll(kept).toBe('Van de eerste, te laat');
  await expect(subtitle(page)).toHaveValue('Van de eerste, te laat');
});

test('an editor with an outdated form sees what changed beside it, and overwrites nothing unasked', async ({
  openPage,
  apiAs,
  editors,
  page,
}) => {
  const { form, second, kept } = await makePageBetweenTwo(await openPage(), await apiAs('beheerder'));
  await logInToCms(page, editors.redacteur);
  await page.goto(form);
  await expect(subtitle(page)).toBeEnabled();

  await logInToCms(second, editors.eindredacteur);
  await second.goto(form);
  await subtitle(second).fill('Van de tweede');
  await expect.poll(kept).toBe('Van de tweede');
  await publish(second);

  await subtitle(page).fill('Over wat niet meer zo is');
  const both = bothVersions(page);
  const compared = both.getByRole('region').filter({ hasText: 'Van de tweede' });
  await expect(compared).toContainText('Over wat niet meer zo is');
  await page.keyboard.type(' meer'); // who types on as the question comes presses no button
  await expect(both).toBeVisible();
  await expect(page.getByText(/niet bewaard/), 'the question alone says so').toHaveCount(1);
  expect(await kept()).toBe('Van de tweede');
  await both.getByRole('button', { name: 'Bewaar wat bij mij staat' }).click();
  await expect.poll(kept).toBe('Over wat niet meer zo is');
  await page.reload();
  await expect(subtitle(page)).toHaveValue('Over wat niet meer zo is');
  await subtitle(page).fill('Van de eerste, na de tweede');
  await expect.poll(kept).toBe('Van de eerste, na de tweede');

  const other = await page.context().newPage(); // a window of her own is no different
  await other.goto(form);
  await subtitle(other).fill('Uit het andere venster');
  await expect.poll(kept).toBe('Uit het andere venster');
  await subtitle(page).fill('Uit het eerste venster');
  await expect(both.getByRole('region').filter({ hasText: 'Uit het andere venster' })).toBeVisible();
  expect(await kept()).toBe('Uit het andere venster');
});

test('of a document that was chosen meanwhile, an editor with an outdated form reads the title', async ({
  apiAs,
  editors,
  page,
}) => {
  const calls = await apiAs('beheerder');
  const [above, below] = [await makePage(calls), await makePage(calls)];
  await logInToCms(page, editors.redacteur);
  await page.goto(below.form);
  await expect(subtitle(page)).toBeEnabled();
  const parent = { relationTo: 'content-pages', value: above.id };
  await calls.patch(`${CMS}/api/content-pages/${below.id}?draft=true`, { data: { parent } });
  await subtitle(page).fill('Over wat niet meer zo is');
  const both = bothVersions(page);
  await expect(both.getByRole('region').filter({ hasText: above.title })).toContainText('Leeg');

  const askedAgain = page.waitForResponse(/\/refused$/);
  await both.getByRole('button', { name: 'Ga verder met wat bewaard is' }).click();
  expect(await (await askedAgain).json()).toEqual({ refused: [], stored: null });
  await expect(subtitle(page)).toHaveValue('');
});
