import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import type { Block } from '#app/features/content/published/blocks.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { logInByCall } from './support/api-calls.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const conversation = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';
const privateConversation = '/groepen/transplantatie/creatinine-ineens-hoger-en-nu-wachten-op-het-biopt';

test('every page has the right status and title', { tag: '@thorough' }, async ({ page }) => {
  for (const [path, status, title] of [
    ['/', 200, 'Lezen, vragen en meepraten over nierziekten | Niergenoten'],
    ['/groepen', 200, 'Een goed gesprek | Niergenoten'],
    [conversation, 200, 'Waar laten jullie in hemelsnaam al die dozen? | Niergenoten'],
    ['/bestaat-niet', 404, 'De pagina is niet gevonden | Niergenoten'],
    ['/groepen/bestaat-niet', 404, 'De pagina is niet gevonden | Niergenoten'],
    ['/groepen/%ff', 404, 'De pagina is niet gevonden | Niergenoten'],
    [privateConversation, 403, 'Alleen voor deelnemers | Niergenoten'],
    ['/account/profiel', 200, 'Inloggen | Niergenoten'],
    ['/dev/ui', 200, 'Bouwstenen | Niergenoten'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await expect(page, path).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
});

test('a private conversation shows a visitor nothing, and a member everything', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(privateConversation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is alleen zichtbaar voor deelnemers');
  const login = page.getByRole('main').getByRole('link', { name: 'Inloggen' });
  await expect(login).toHaveAttribute('href', `/inloggen?afterLoginUrl=${encodeURIComponent(privateConversation)}`);
  expect(await page.content()).not.toContain('Creatinine');

  await logInByCall(page, 'deelnemer@example.org');
  await page.goto(privateConversation);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Creatinine');
  await expect(page.getByText('besloten', { exact: true })).toBeVisible();
});

test('a page has one address: others redirect there by 301', async ({ request }) => {
  for (const [requested, canonical] of [
    ['/Groepen', '/groepen'],
    ['/groepen/', '/groepen'],
    ['/groepen//thuisdialyse?page=1', '/groepen/thuisdialyse?page=1'],
    [conversation.replace('thuisdialyse', 'transplantatie'), conversation],
    [conversation.toUpperCase(), conversation],
  ] as const) {
    const response = await request.get(requested, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], requested).toEqual([301, canonical]);
  }
});

test('on paper collapsed parts are expanded, and the navigation is hidden', async ({ page }) => {
  await page.goto('/dev/ui');
  const collapsed = page.getByRole('main').locator('details:not([open], :has(form)) > :not(summary)').first();
  await expect(collapsed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(collapsed).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('main').getByText('Link als knop')).toBeHidden();
  await expect(page.getByText('Log in om te reageren.')).toBeHidden();
});

test('choices.md 41: every link of header and footer leads to a page, for visitors and members', {
  tag: '@thorough',
}, async ({ page }) => {
  for (const member of [false, true]) {
    if (member) await logInByCall(page, 'deelnemer@example.org');
    // Other journeys withdraw dossiers that the menu had: the page is asked for anew.
    await expect(async () => {
      await page.goto('/');
      const links = await page
        .locator('header a[href^="/"], footer a[href^="/"]')
        .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
      expect(links).toEqual(expect.arrayContaining(['/bibliotheek', '/nierziekten', '/groepen', '/brochures']));
      for (const link of links) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    }).toPass();
  }
});

test('a missing page offers three ways on, with a picture', async ({ page }) => {
  await page.goto('/bestaat-niet');
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveText(['Bibliotheek', 'Nierziekten A-Z', 'Gesprekken']);
  for (const link of await main.getByRole('link').all())
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  const picture = main.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the menu opens by keyboard, closes with Escape and returns the focus', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const community = page.locator('summary', { hasText: 'Community' });
  await community.focus();
  await page.keyboard.press('Enter');
  const groups = page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Gesprekken Praat mee' });
  await expect(groups).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(groups).toBeHidden();
  await expect(community).toBeFocused();
});

test('a locked teaser invites: register, log in, or close', async ({ page }) => {
  await page.goto('/groepen/transplantatie');
  await page.locator('article', { hasText: 'besloten' }).first().getByRole('link').click();
  const invitation = page.getByRole('dialog', { name: 'Word deelnemer' });
  await expect(invitation.getByRole('link', { name: 'Registreren' })).toHaveAttribute('href', '/registreren');
  await expect(invitation.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    /^\/inloggen\?afterLoginUrl=/,
  );
  await invitation.getByRole('button', { name: 'Sluit' }).click();
  await expect(invitation).toBeHidden();
});

test('the choice about cookies is stored for a year and can be changed from the footer', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Nee' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  const consent = async () => (await context.cookies()).filter(({ name }) => name.startsWith('consent-'));
  const choices = async () => Object.fromEntries((await consent()).map(({ name, value }) => [name, value]));
  expect(await choices()).toEqual({ 'consent-functional': 'denied', 'consent-video': 'denied' });
  for (const { expires } of await consent()) expect(expires).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 3600);

  const settings = page.getByRole('dialog', { name: 'Cookie-instellingen' });
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
  await settings.getByLabel('Functioneel').check();
  await settings.getByRole('button', { name: 'Bewaar mijn keuze' }).click();
  await expect.poll(choices).toEqual({ 'consent-functional': 'accepted', 'consent-video': 'denied' });

  await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
  await expect(settings.getByLabel('Functioneel')).toBeChecked();
  await expect(settings.getByLabel('Video')).not.toBeChecked();
  await settings.getByRole('button', { name: 'Alles accepteren' }).click();
  await expect.poll(choices).toEqual({ 'consent-functional': 'accepted', 'consent-video': 'accepted' });
});

test('the chosen text size stays for the visit, and for later ones if the reader accepts functional cookies', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('text-size'));
  await page.goto('/');
  const html = page.locator('html');
  await page
    .getByRole('group', { name: /Lettergrootte/ })
    .getByRole('button')
    .last()
    .click();
  await expect(html).toHaveAttribute('data-text-size', 'larger');
  await page.reload();
  await expect(html).toHaveAttribute('data-text-size', 'larger');
  expect(await stored()).toBeNull();

  const cookies = page.getByRole('region', { name: 'Cookies' });
  await cookies.getByRole('button', { name: 'Ja' }).click();
  await expect(cookies).toBeHidden();
  await expect.poll(stored).toBe('larger');
  await page.evaluate(() => sessionStorage.clear()); // as in a later visit
  await page.reload();
  await expect(html).toHaveAttribute('data-text-size', 'larger');
});

test('the infoline is on every page except those of groups', async ({ page }) => {
  const infoline = page.getByRole('complementary', { name: 'Infolijn' });
  await page.goto('/');
  await expect(infoline).toBeVisible();
  await page.goto('/groepen');
  await expect(infoline).toBeHidden();
});

test('R36 the infoline is low, covers no part of the page at its end, and is not printed', async ({ page }) => {
  const infoline = page.getByRole('complementary', { name: 'Infolijn' });
  const number = page.getByRole('contentinfo').locator('a[href^="tel:"]');
  for (const width of [320, 800, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/registreren'); // which has no footer
    expect((await infoline.boundingBox())?.height).toBeLessThanOrEqual(49);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const room = await page.getByRole('main').locator('> div').boundingBox();
    const line = await infoline.boundingBox();
    expect(line?.y).toBeGreaterThanOrEqual(Math.floor((room?.y ?? 0) + (room?.height ?? 0)));
    await page.goto('/nierziekten');
    await number.click({ trial: true }); // by scrolling to it, past the line
  }
  await page.emulateMedia({ media: 'print' });
  await expect(infoline).toBeHidden();
});

test('the cookie bar is one line at the foot of the screen, and covers neither the infoline nor the end of the page', async ({
  page,
}) => {
  const box = async (of: Locator) => {
    const { y, height } = (await of.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    return { top: y, bottom: y + height, height };
  };
  const cookies = page.getByRole('region', { name: 'Cookies' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nierziekten');
    const bar = await box(cookies);
    expect(bar.bottom).toBe(844);
    expect(bar.height).toBeLessThan(56);
    const [yes, no] = await Promise.all(
      ['Ja', 'Nee'].map((name) => cookies.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
    const question = cookies.getByText('Mogen we cookies gebruiken?');
    if (width === 390) expect((await box(question)).height).toBeLessThan(24);
    expect((await box(page.getByRole('complementary', { name: 'Infolijn' }))).bottom).toBeLessThanOrEqual(bar.top);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect((await box(page.getByRole('contentinfo'))).bottom).toBeLessThanOrEqual(bar.top + 1);
  }
});

test('links that members write have nofollow, noopener and noreferrer', async ({ page }) => {
  await page.goto('/groepen/voeding-en-dieet/sushi-brie-en-filet-americain-wat-eten-jullie-nog-na-je-transplantatie');
  await expect(page.getByRole('main').getByRole('link', { name: /voedingscentrum\.nl/ })).toHaveAttribute(
    'rel',
    'nofollow noopener noreferrer',
  );
});

/** A page of the site as its editors wrote it, at an address of its own. */
function pageOfSite(name: string) {
  const { title, subtitle, blocks } = parse(readFileSync(`content/pages/${name}.yaml`, 'utf8'));
  const number = '<a href="tel:08000000000">0800 000 0000</a>';
  const toHtml = (text: string) =>
    `<p>${text.replaceAll('{infolijn}', number).trim().replaceAll('\n\n', '</p><p>')}</p>`;
  return makeDocument('content-page', {
    ...{ title, subtitle },
    blocks: (blocks as (Block & { html?: string })[]).map(({ html, ...block }, index) => ({
      ...(block as Block),
      id: `deel-${index}`,
      ...(html && { html: toHtml(html) }),
    })),
  });
}

test('on a phone the numbers of Contact and the button of Word deelnemer are on the first screen', async ({ page }) => {
  const [contact, joining] = [pageOfSite('contact'), pageOfSite('word-deelnemer')];
  await publish(contact, joining);
  await waitForStatus(page, contact.path);
  await waitForStatus(page, joining.path);
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
  await page.goto(contact.path);
  const bottom = await top(page.getByRole('complementary', { name: 'Infolijn' })); // above the question about cookies
  const calls = page.getByRole('main').locator('a[href^="tel:"]');
  const ends = await calls.evaluateAll((all) => all.map((call) => Math.round(call.getBoundingClientRect().bottom)));
  expect(ends).toHaveLength(4);
  for (const y of ends) expect(y).toBeLessThanOrEqual(bottom);
  await page.goto(joining.path);
  expect(await top(page.getByRole('main').getByRole('link', { name: 'Registreren' }))).toBeLessThan(bottom - 44);
  await unpublish(contact.id, joining.id);
});
