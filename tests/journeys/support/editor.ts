import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** The block at this index of a page. */
export const block = (page: Page, place: number): Locator => page.locator(`#blocks-row-${place}`);

/** Adds a block of this kind at the end of the page, and waits until it has opened by itself. */
export async function addBlock(page: Page, kind: string): Promise<void> {
  const place = await page.locator('[id^="blocks-row-"]').count();
  await chooseBlock(page, kind);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(fieldsOf(page, place)).toBeVisible();
}

/** Chooses a block of this kind, which then opens. */
export async function chooseBlock(page: Page, kind: string): Promise<void> {
  const choice = page.getByRole('dialog').getByTitle(kind, { exact: true });
  await openDialog(page.getByRole('button', { name: 'Voeg onderdeel toe' }).first(), choice);
  await choice.click();
}

/** The fields of the block at this index, which are hidden while it is folded. */
export const fieldsOf = (page: Page, place: number): Locator =>
  block(page, place).locator('.niergenoten-block-help').first();

/** Writes in the text of a block. */
export async function write(page: Page, place: number, text: string): Promise<void> {
  const box = block(page, place).locator('[contenteditable=true]');
  await box.click();
  await page.keyboard.type(text);
  await expect(box).toContainText(text);
}

/** Picks a document in the field of this name. */
export async function pick(page: Page, field: string, title: string): Promise<void> {
  const box = page.locator(`#field-${field}`).getByRole('combobox');
  await box.click();
  await box.fill(title);
  await page.getByRole('option', { name: title }).click();
}

/** Picks an existing picture by its alt text. */
export async function pickPicture(page: Page, place: number, alt: string): Promise<void> {
  const choice = page.getByRole('dialog').getByRole('row', { name: alt }).getByRole('button').first();
  await openDialog(block(page, place).getByRole('button', { name: 'Kies uit bestaande' }), choice);
  await choice.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Presses the button until its dialog shows the choice: a press during an automatic save gets lost. */
async function openDialog(button: Locator, choice: Locator): Promise<void> {
  await expect(async () => {
    if ((await choice.count()) === 0) await button.click({ timeout: 5000 });
    await expect(choice).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

/** Publishes the document of the form, and waits until the CMS has done it and shows it as published. */
export async function publish(page: Page): Promise<void> {
  let done = false;
  const note = async (response: Response) => {
    if (await isPublication(response)) done = true;
  };
  page.on('response', note);
  await expect(async () => {
    if (!done) await pressPublish(page);
    await expect.poll(() => done, { timeout: 5000 }).toBe(true);
  }).toPass();
  page.off('response', note);
  await expect(page.getByTitle('Status: Gepubliceerd')).toBeVisible();
}

/** Whether this is the answer to a request to publish. An automatic save gives a draft. */
async function isPublication(response: Response): Promise<boolean> {
  if (response.request().method() !== 'PATCH' || !response.ok()) return false;
  const answer = await response.json().catch(() => null); // the page may be left meanwhile
  return answer?.doc?._status === 'published';
}

/** Presses the publish button, unless it is disabled, as it is during an automatic save: callers try again. */
export async function pressPublish(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Publiceer', exact: true });
  if (await button.isEnabled()) await button.click({ timeout: 5000 });
}

/** Withdraws the published document. */
export async function unpublish(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup').getByRole('button').click();
  await page.getByRole('button', { name: 'Van de site halen' }).click();
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.getByTitle('Status: Concept')).toBeVisible();
}
