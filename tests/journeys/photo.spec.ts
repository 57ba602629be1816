import type { Page } from '@playwright/test';
import { readDemo } from '#database/seed/read-demo.ts';
import { photoOfPhone, picture } from '#tests/support/pictures.ts';
import { logInByCall } from './support/api-calls.ts';
import { expectAccessible, expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { onDisk } from './support/on-disk.ts';
import { expect, test } from './support/test.ts';

const file = async (colour: string, name = 'portret.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(colour, { width: 1200, height: 900 }).jpeg().toBuffer(),
});

const TOO_LARGE = { name: 'portret.jpg', buffer: Buffer.alloc(26 * 1024 ** 2) };

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Jouw account' });
const photo = (page: Page) => sidebar(page).locator('picture img');

/** The address that the browser chose for the photo, once it is fully loaded. */
async function shownPhoto(page: Page): Promise<string> {
  await expect(photo(page)).toHaveJSProperty('complete', true);
  await expect.poll(() => photo(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(90);
  return photo(page).evaluate((img: HTMLImageElement) => img.currentSrc);
}

/** Presses the button of a file picker, and chooses a file. */
async function choose(page: Page, button: string, chosen: Awaited<ReturnType<typeof file>> | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await sidebar(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles(chosen);
}

test('a member uploads a photo, replaces it and removes it', async ({ page }) => {
  await logInByCall(page, 'anneke_61@people.example.org');
  await page.goto('/account/instellingen');
  await expect(sidebar(page)).toContainText(/Deelnemer sinds [a-z]+ 20\d\d/);

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/account/foto'));
  await choose(page, 'Foto uploaden', await onDisk(await photoOfPhone()));
  expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(1_000_000); // rules.md R53
  await expect(page.getByText('Je foto is bewaard.')).toBeVisible();
  const first = await shownPhoto(page);
  expect(first).toMatch(/\/media\/photos\/[0-9a-f]{32}\/90\.avif$/);
  expect(new URL(page.url()).pathname).toBe('/account/instellingen');

  await choose(page, 'Wijzig foto', await file('#2980b9'));
  await expect.poll(() => shownPhoto(page)).not.toBe(first);
  expect((await page.request.get(first)).status()).toBe(404);
  const second = await shownPhoto(page);

  for (const path of ['/account/foto/verwijderen', '/account/instellingen']) {
    await page.goto(path);
    await expectAccessibleState(page);
  }
  await sidebar(page).getByRole('link', { name: 'Verwijder foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weet je zeker dat je dit wilt verwijderen?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Nee' }).click();
  await expect(dialog).toBeHidden();
  await sidebar(page).getByRole('link', { name: 'Verwijder foto' }).click();
  await dialog.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Je foto is verwijderd.')).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
  await expect(sidebar(page).getByRole('button', { name: 'Foto uploaden' })).toBeFocused();
  expect((await page.request.get(second)).status()).toBe(404);
});

test('the photo is beside the texts of its owner, for those who may see it', { tag: '@thorough' }, async ({
  page,
  openPage,
}) => {
  const { people, groups } = await readDemo();
  const open = groups.flatMap((group) =>
    group.conversations.filter((conversation) => conversation.public).map((conversation) => ({ group, conversation })),
  );
  const { group, conversation } = open.find(({ conversation }) => person(conversation.author)?.public === false) ?? {};
  const author = conversation?.author ?? '';
  function person(name: string) {
    return people.find(({ username }) => username === name);
  }

  await logInByCall(page, `${author.toLowerCase()}@people.example.org`);
  await page.goto('/account/instellingen');
  await choose(page, 'Foto uploaden', await file('#8e44ad'));
  const address = await shownPhoto(page);

  const list = await (await page.request.get(`/api/v1/groups/slug/${group?.slug}`)).json();
  const { Items } = await (await page.request.get(`/api/v1/groups/${list.Id}/conversations`)).json();
  const slug = Items.find(
    (item: { Conversation: { Title: string; Slug: string } }) => item.Conversation.Title === conversation?.title,
  ).Conversation.Slug;
  const path = `/groepen/${group?.slug}/${slug}`;
  await page.goto(path);
  const id = address.split('/').at(-2) ?? '';
  await expect(page.getByRole('main').locator(`picture img[src*="${id}"]`).first()).toBeVisible();

  const asVisitor = await openPage();
  await asVisitor.goto(path);
  expect(await asVisitor.content()).not.toContain(id);
  expect((await asVisitor.request.get(address)).status()).toBe(404);
});

test('a file that is not a photo or is too large is refused beside the button', { tag: '@thorough' }, async ({
  page,
}) => {
  await logInByCall(page, 'hugo_nijmegen@people.example.org');
  await page.goto('/account/instellingen');
  const svg = {
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  await choose(page, 'Foto uploaden', svg);
  const wrong = 'Dit bestand kunnen we niet gebruiken. Kies een foto in JPEG, PNG, WebP of AVIF.';
  await expect(sidebar(page).getByRole('alert')).toContainText(wrong);
  await expect(sidebar(page).getByRole('button', { name: 'Foto uploaden' })).toHaveAccessibleDescription(
    new RegExp(wrong),
  );

  const large = await onDisk(TOO_LARGE);
  await choose(page, 'Foto uploaden', large);
  await expect(sidebar(page).getByRole('alert')).toContainText(
    'Deze foto is te groot. Kies een foto van hoogstens 25 MB.',
  );

  await choose(page, 'Foto uploaden', await file('#27ae60'));
  await expect(photo(page)).toBeVisible();
  await expect(sidebar(page).getByRole('alert')).toBeEmpty();
});

test('a photo can be chosen and removed by keyboard alone', { tag: '@thorough' }, async ({ page }) => {
  await logInByCall(page, 'donor@example.org');
  await page.goto('/account/instellingen');
  const button = sidebar(page).getByRole('button', { name: 'Foto uploaden' });
  await button.focus();
  const chooser = page.waitForEvent('filechooser');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await file('#16a085'));
  await shownPhoto(page);
  await page.keyboard.press('Tab');
  await expect(sidebar(page).getByRole('link', { name: 'Verwijder foto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).focus();
  await page.keyboard.press('Enter');
  await expect(photo(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R53 a photo of a phone is uploaded and removed by plain forms', async ({ page }) => {
    await logInByCall(page, await newMember());
    await page.goto('/account/instellingen');
    await sidebar(page).getByRole('link', { name: 'Foto uploaden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Je foto' })).toBeVisible();

    const send = page.getByRole('main').getByRole('button', { name: 'Foto uploaden' });
    await send.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Kies eerst een foto.');
    const field = page.getByLabel('Kies een foto');
    await field.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await send.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Dit bestand kunnen we niet gebruiken.');

    await field.setInputFiles(await onDisk(await photoOfPhone())); // rules.md R53: as large as it is
    await send.click();
    await expect(photo(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Verwijder foto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weet je zeker dat je dit wilt verwijderen?');
    await page.getByRole('main').getByRole('button', { name: 'Ja', exact: true }).click();
    await expect(photo(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Foto uploaden' })).toBeVisible();
    await page.goto('/account/foto/verwijderen');
    await expect(page).toHaveURL('/account/foto');
  });

  test('a photo that is too large gets a page that says so', async ({ page }) => {
    await logInByCall(page, 'moderator@example.org');
    await page.goto('/account/foto');
    const large = await onDisk(TOO_LARGE);
    await page.getByLabel('Kies een foto').setInputFiles(large);
    await page.getByRole('main').getByRole('button', { name: 'Foto uploaden' }).click();
    await expect(page.getByRole('main')).toContainText('Dit is te groot om te versturen.');
  });
});
