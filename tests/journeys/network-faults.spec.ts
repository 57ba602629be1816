import type { BrowserContext, Page } from '@playwright/test';
import { makeDocument } from '#tests/support/documents.ts';
import { picture } from '#tests/support/pictures.ts';
import { logInByCall, post, readGroup, TEST_GROUP } from './support/api-calls.ts';
import { ANNEKE, MODERATOR, open, PARTICIPANT, startConversationWithReaction } from './support/conversation.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { newMember } from './support/new-member.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { newPerson } from './support/registration.ts';
import { expect, PASSWORD, pressToggle, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const UNREACHABLE = 'De site is nu niet te bereiken. Kijk of je internet werkt en probeer het opnieuw.';
const UNAVAILABLE = 'De site is even niet bereikbaar. Probeer het over een minuut opnieuw.';
const TOO_OFTEN = 'Je doet dit te vaak achter elkaar. Wacht even en probeer het dan opnieuw.';
const TOO_LONG = 'Dit adres is te lang.';
const NOT_SENT = 'Dit is niet verstuurd. Probeer het zo nog eens.';
const UNREGISTERED =
  'Je registratie kon met dit e-mailadres helaas niet worden verwerkt. Neem contact met ons op als je hulp nodig hebt.';

/** The toasts are announced in the first status region of the page. */
const toasts = (page: Page) => page.getByRole('status').first();

/** Expects a toast, and closes it at once: it would leave by itself after six seconds. */
async function closeToast(page: Page, message: string): Promise<void> {
  await expect(toasts(page)).toContainText(message);
  await toasts(page).getByRole('button', { name: 'Sluit' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What goes wrong between the browser and the site, from the next request on. */
const FAULTS = {
  offline: (page: Page) => page.context().setOffline(true),
  aborted: (page: Page) => page.route('**/*.data*', (route) => route.abort('connectionreset')),
  status: (status: number) => (page: Page) =>
    page.route('**/*.data*', (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>Proxy</h1>' })),
};

async function mend(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(false);
}

/** Waits until what handles network errors is there: it loads after the page. */
async function goto(page: Page, address: string): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes('/network-error-handler-'));
  await page.goto(address);
  await loaded;
  await waitForHydration(page);
}

test('following a link, and going back, leave the page that is shown when the site cannot be reached', async ({
  openPage,
}) => {
  const page = await openPage({ mayFail: true });
  await goto(page, '/inloggen');
  await page.getByLabel('E-mailadres').fill('half@getypt.nl');
  const link = page.getByRole('link', { name: 'Wachtwoord vergeten?' });
  for (const [fault, message] of [
    [FAULTS.aborted, UNREACHABLE],
    [FAULTS.status(502), UNAVAILABLE],
    [FAULTS.status(429), TOO_OFTEN],
    [FAULTS.status(414), TOO_LONG],
  ] as const) {
    await fault(page);
    await link.click();
    await expect(toasts(page)).toContainText(message);
    await expect(heading(page)).toHaveText('Inloggen');
    await expect(page).toHaveURL(/\/inloggen$/);
    await expect(page.getByLabel('E-mailadres')).toHaveValue('half@getypt.nl');
    await mend(page);
  }
  await link.click();
  await expect(heading(page)).toHaveText('Wachtwoord vergeten');
  await expect(toasts(page)).toBeEmpty();

  await FAULTS.aborted(page);
  await page.goBack();
  await expect(toasts(page)).toContainText(UNREACHABLE);
  await expect(page).toHaveURL(/\/wachtwoord\/vergeten$/);
  await expect(heading(page)).toHaveText('Wachtwoord vergeten');
  await mend(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Inloggen');
});

test('without a connection a page whose code is not there leaves the page, and opens afterwards', {
  tag: '@thorough',
}, async ({ openPage }) => {
  const page = await openPage({ mayFail: true });
  await goto(page, '/inloggen');
  await page.getByLabel('E-mailadres').fill('half@getypt.nl');
  const link = page.getByRole('main').getByRole('link', { name: 'Word deelnemer' });
  await FAULTS.offline(page);
  for (let time = 1; time <= 2; time += 1) {
    await link.click();
    await closeToast(page, UNREACHABLE);
    await expect(page.getByLabel('E-mailadres')).toHaveValue('half@getypt.nl');
  }
  await mend(page);
  await link.click();
  await expect(heading(page)).toHaveText('Word deelnemer');
});

test('toggles go back, and a reaction stays typed', async ({ openPage }) => {
  const page = await openPage({ mayFail: true });
  const { path } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  await waitForHydration(page);
  const follow = page.getByRole('button', { name: 'Volg dit gesprek' });
  const like = page.getByRole('listitem').getByRole('button', { name: 'Waardeer' });
  const text = page.getByLabel('Je reactie');
  await text.fill('Wij nemen altijd de trein.');

  for (const [fault, message] of [
    [FAULTS.offline, UNREACHABLE],
    [FAULTS.status(503), UNAVAILABLE],
    [FAULTS.status(429), TOO_OFTEN],
  ] as const) {
    await fault(page);
    for (const toggle of [follow, like]) {
      await toggle.click();
      await closeToast(page, message);
      await expect(toggle).toBeVisible();
      await expect(toggle).not.toHaveAttribute('aria-disabled', 'true');
    }
    await page.getByRole('button', { name: 'Plaats reactie' }).click();
    await closeToast(page, message);
    await expect(page.getByRole('alert').filter({ hasText: NOT_SENT })).toContainText('Je tekst staat er nog.');
    await expect(text).toHaveValue('Wij nemen altijd de trein.');
    await mend(page);
  }
  await follow.click();
  await expect(page.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  await expect(page.getByRole('list').filter({ hasText: 'Wij nemen altijd de trein.' }).first()).toBeVisible();
});

const recipe = makeDocument('recipe', { title: 'Soep zonder verbinding' });
test.afterAll(() => unpublish(recipe.id));

test('the favourite of a recipe and the follow of a blog go back', { tag: '@thorough' }, async ({ openPage }) => {
  const page = await openPage({ mayFail: true });
  await publish(recipe);
  await waitForStatus(page, recipe.path);
  await logInByCall(page, await newMember());
  const Title = 'Zonder verbinding';
  const { Id } = await post<{ Id: number }>(page, '/api/v1/CustomUser/Blog', { Title, Description: 'Wat er gebeurt.' });
  await logInByCall(page, await newMember());
  for (const [address, off, on] of [
    [recipe.path, 'Bewaar dit recept', 'Bewaard bij je favorieten'],
    [`/blogs/${Id}-zonder-verbinding`, 'Volg deze blog', 'Niet meer volgen'],
  ] as const) {
    await goto(page, address);
    const toggle = page.getByRole('button', { name: off });
    for (const [fault, message] of [
      [FAULTS.offline, UNREACHABLE],
      [FAULTS.status(503), UNAVAILABLE],
    ] as const) {
      await fault(page);
      await toggle.click();
      await closeToast(page, message);
      await expect(toggle).toBeVisible();
      await expect(toggle).not.toHaveAttribute('aria-disabled', 'true');
      await mend(page);
    }
    await pressToggle(toggle);
    await page.reload();
    await expect(page.getByRole('button', { name: on })).toBeVisible();
  }
});

/** Logs in again in this browser, as in another tab: the open page has the token of a session before. */
const logInElsewhere = async (context: BrowserContext, page: Page, email: string) => {
  const before = await context.cookies();
  await logInByCall(page, email);
  expect(await context.cookies()).not.toEqual(before);
};

test('a stale token is renewed and the request repeated, but never in the name of another member', {
  tag: '@thorough',
}, async ({ openPage }) => {
  const page = await openPage({ mayFail: true });
  const { path } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  await waitForHydration(page);
  await logInElsewhere(page.context(), page, MODERATOR);
  await page.getByRole('button', { name: 'Volg dit gesprek' }).click();
  await expect(page.getByRole('button', { name: 'Niet meer volgen' })).not.toHaveAttribute('aria-disabled', 'true');
  await logInElsewhere(page.context(), page, MODERATOR);
  await page.getByLabel('Je reactie').fill('Geschreven met een oud bewijs.');
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  await logInElsewhere(page.context(), page, MODERATOR);
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  await expect(toasts(page)).toBeEmpty();

  await waitForHydration(page);
  await logInElsewhere(page.context(), page, ANNEKE);
  await page.getByRole('button', { name: 'Niet meer volgen' }).click();
  await expect(toasts(page)).toContainText('Je sessie klopt niet meer. Laad de pagina opnieuw');
  await expect(page.getByRole('button', { name: 'Niet meer volgen' })).toBeVisible();
});

test('a new conversation, a login, a registration and a forgotten password keep what was typed', {
  tag: '@thorough',
}, async ({ openPage }) => {
  const page = await openPage({ mayFail: true });
  await goto(page, '/inloggen');
  await page.getByLabel('E-mailadres').fill(PARTICIPANT);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await FAULTS.offline(page);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('alert')).toContainText(NOT_SENT);
  await expect(toasts(page)).toContainText(UNREACHABLE);
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue(PASSWORD);
  await mend(page);

  await goto(page, '/wachtwoord/vergeten');
  await page.getByLabel('E-mailadres').fill(PARTICIPANT);
  await FAULTS.status(502)(page);
  await page.getByRole('button', { name: 'Verstuur de link' }).click();
  await expect(toasts(page)).toContainText(UNAVAILABLE);
  await expect(page.getByLabel('E-mailadres')).toHaveValue(PARTICIPANT);
  await mend(page);

  const { name, email } = newPerson('storing');
  await goto(page, '/registreren');
  await page.getByLabel('Gebruikersnaam').fill(name);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('zonnebloem7');
  await page.getByLabel('Wat past bij jou?').selectOption({ label: 'Nabestaande' });
  await page.getByLabel(/Ik ben 16 jaar of ouder/).check();
  await expect(page.getByText('Geverifieerd', { exact: true })).toBeVisible();
  await FAULTS.status(503)(page);
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(page.getByRole('alert').filter({ hasText: UNREGISTERED })).toBeFocused();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('zonnebloem7');
  await expect(page.getByLabel(/Ik ben 16 jaar of ouder/)).toBeChecked();
  await expect(page.getByText('Geverifieerd', { exact: true })).toHaveCount(0); // a solution is accepted once
  await mend(page);
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(heading(page)).toHaveText('Bijna klaar');

  await logInByCall(page, 'keesketel@people.example.org');
  const { id } = await readGroup(page, TEST_GROUP);
  await goto(page, `/groepen/${id}/nieuw`);
  await page.getByLabel('Titel').fill('Met de trein naar zee');
  await page.getByLabel('Je verhaal of vraag').fill('Wie is er wel eens geweest?');
  const term = page.getByRole('checkbox').first();
  await term.check();
  await page.getByLabel('Besloten').check();
  await FAULTS.offline(page);
  await page.getByRole('button', { name: 'Start gesprek' }).click();
  await expect(toasts(page)).toContainText(UNREACHABLE);
  await expect(page.getByLabel('Titel')).toHaveValue('Met de trein naar zee');
  await expect(page.getByLabel('Je verhaal of vraag')).toHaveValue('Wie is er wel eens geweest?');
  await expect(term).toBeChecked();
  await expect(page.getByLabel('Besloten')).toBeChecked();
  await mend(page);
});

test('a photo that does not arrive is told, hides the success before it, and logging out waits', {
  tag: '@thorough',
}, async ({ openPage }) => {
  const page = await openPage({ mayFail: true });
  await logInByCall(page, 'astrid_zwolle@people.example.org');
  await goto(page, '/account/instellingen');
  const sidebar = page.getByRole('complementary', { name: 'Jouw account' });
  const choose = async (button: string) => {
    const chooser = page.waitForEvent('filechooser');
    await sidebar.getByRole('button', { name: button }).click();
    const buffer = await picture('#16a085', { width: 300, height: 300 }).jpeg().toBuffer();
    await (await chooser).setFiles({ name: 'portret.jpg', mimeType: 'image/jpeg', buffer });
  };
  await choose('Foto uploaden');
  await expect(toasts(page)).toContainText('Je foto is bewaard.');
  await FAULTS.aborted(page);
  await choose('Wijzig foto');
  await expect(toasts(page)).toContainText(UNREACHABLE);
  await expect(toasts(page)).not.toContainText('Je foto is bewaard.');
  await closeToast(page, UNREACHABLE);
  await expect(sidebar.getByRole('alert')).toContainText(NOT_SENT);

  await mend(page);
  await FAULTS.offline(page);
  await sidebar.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(toasts(page)).toContainText(UNREACHABLE);
  await expect(page).toHaveURL(/\/account\/instellingen$/);
  await expect(sidebar.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  await mend(page);
  await sidebar.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(heading(page)).toContainText('Samen weten we meer');
});

test('a toast covers neither the button that was pressed nor the foot of the page, and leaves by itself', {
  tag: '@thorough',
}, async ({ openPage }) => {
  const page = await openPage({ mayFail: true, viewport: { width: 320, height: 640 } });
  const { path } = await startConversationWithReaction(page, MODERATOR);
  await open(page, path);
  await waitForHydration(page);
  await page.clock.install();
  await FAULTS.aborted(page);
  const pressed = [
    page.getByRole('button', { name: 'Plaats reactie' }),
    page.getByRole('listitem').getByRole('button', { name: 'Waardeer' }),
  ];
  for (const button of pressed) {
    await button.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await button.click();
    await expect(toasts(page)).toContainText(UNREACHABLE);
    const bottom = async () => ((await toasts(page).boundingBox())?.height ?? 0) - 1; // parts of a pixel
    await expect.poll(async () => ((await button.boundingBox())?.y ?? 0) - (await bottom())).toBeGreaterThan(0);
    expect(await bottom()).toBeLessThan(320);
    await page.mouse.move(0, 600); // a toast stays while it is pointed at
    await page.clock.runFor(13_000);
    await expect(toasts(page)).toBeEmpty();
  }
});

test('without JavaScript the page opens at the error of an empty reaction', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });
  const { path } = await startConversationWithReaction(page, PARTICIPANT);
  await page.goto(path);
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(await expectWrongField(page, 'Dit veld is verplicht')).toBeInViewport();
});
