import type { Page } from '@playwright/test';
import { logInByCall } from './support/api-calls.ts';
import { PARTICIPANT } from './support/conversation.ts';
import { makeDossier, paragraph } from './support/dossier.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openMail } from './support/mail.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { expect, test } from './support/test.ts';

/** Sharing a page by mail: in a dialog, from the menu for sharing, and without JavaScript. */

const { topic, first, second } = makeDossier({ title: 'Dossier voor een ander' }, () => ({
  first: { blocks: [paragraph('Waar het over gaat.')] },
  second: {},
  child: {},
}));
const documents = [topic, first, second];
const SUBJECT = 'Iemand stuurt je een artikel van Niergenoten';

test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));
test.beforeEach(({ page }) => waitForStatus(page, second.path));

let made = 0;
const newAddress = (name: string) => {
  made += 1;
  return `${name}-${process.pid}-${made}@example.org`;
};

const form = (page: Page) => page.getByRole('dialog', { name: 'Stuur dit artikel door' });
const submit = (page: Page) => form(page).getByRole('button', { name: /^Verstuur/ });

/** Fills in the form in the dialog. */
async function fill(page: Page, { name = 'Anna', to, message = '' }: { name?: string; to: string; message?: string }) {
  await form(page).getByLabel('Je naam').fill(name);
  await form(page).getByLabel('E-mailadressen').fill(to);
  await form(page).getByLabel('Bericht').fill(message);
}

/** Sends the form and waits until it is on its way; the captcha may take a while. */
async function send(page: Page): Promise<void> {
  await submit(page).click();
  await expect(form(page).getByText('Dit artikel is doorgestuurd')).toBeVisible();
}

test('a visitor mails an article to two people, of whom one wants no more of them', async ({ page }) => {
  const [daughter, friend] = [newAddress('dochter'), newAddress('vriend')];
  await page.goto(first.path);
  const open = page.getByRole('link', { name: 'Verstuur', exact: true });
  const counted = page.waitForResponse(/\/usage\/share_form_opened$/);
  await open.click();
  expect((await counted).status()).toBe(200);
  await expect(submit(page)).toBeDisabled();
  await fill(page, { to: `${daughter}, niet-goed`, message: 'Kijk op www.evil.example, lieverd' });
  await submit(page).click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('E-mailadressen: Dit veld bevat een ongeldig e-mailadres');
  const recipients = form(page).getByLabel('E-mailadressen');
  await expect(recipients).toHaveAccessibleDescription(/ongeldig e-mailadres/);
  await expect(recipients).toHaveValue(`${daughter}, niet-goed`);
  await expectAccessible(page);
  await recipients.fill(`${daughter}, ${friend}`);
  await send(page);
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Terug naar de tekst' }).click();
  await expect(open).toBeFocused();

  await openMail(page, { email: daughter, subject: SUBJECT });
  const mail = page.getByRole('main');
  for (const text of ['Anna stuurt je dit artikel', 'Kijk op lieverd', 'HET EERSTE ARTIKEL'])
    await expect(mail).toContainText(text);
  await expect(mail).not.toContainText('evil');
  await mail.getByRole('link', { name: first.path }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();

  await openMail(page, { email: friend, subject: SUBJECT });
  await mail.getByRole('link', { name: /afmelden/ }).click();
  await expect(page).toHaveURL(/\/delen\/afmelden$/); // the token is gone
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stuur mij niets meer' }).click();
  await expect(page.getByText(/Je krijgt van ons geen pagina’s meer/)).toBeVisible();

  await page.goto(second.path);
  await page.getByRole('link', { name: 'Verstuur', exact: true }).click();
  const third = newAddress('derde');
  await fill(page, { to: `${friend}, ${third}` });
  await send(page);
  await openMail(page, { email: third, subject: SUBJECT });
  await page.goto('/dev/mail');
  await expect(page.getByRole('listitem').filter({ hasText: friend })).toHaveCount(1);
});

test('what is typed stays when the form is closed, or when there is no network, and can be changed', {
  tag: '@thorough',
}, async ({ openPage }) => {
  const page = await openPage({ mayFail: true }); // the request without a network is an error in the console
  await logInByCall(page, PARTICIPANT);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(second.path);
  const more = page.getByRole('button', { name: 'Meer met deze tekst' });
  await more.click();
  await page.getByRole('main').locator('summary', { hasText: 'Deel' }).click();
  await page.getByRole('link', { name: 'E-mail', exact: true }).click();
  const to = newAddress('kind');
  await fill(page, { name: 'Piet', to, message: 'Voor jou' });
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('link', { name: 'Verstuur', exact: true }).click();
  await expect(form(page).getByLabel('Bericht')).toHaveValue('Voor jou');
  await expect(form(page).getByText('geen robot')).toBeHidden(); // a member needs no captcha
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toContainText('De site is nu niet te bereiken.');
  await expect(form(page).getByLabel('E-mailadressen')).toHaveValue(to);
  await page.context().setOffline(false);
  await expectAccessible(page);
  const answer = '**/api/v1/library/sendarticle';
  await page.route(answer, (route) => route.fetch().then(() => route.abort('connectionreset')), { times: 1 });
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toContainText('De site is nu niet te bereiken.');
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('link', { name: 'Verstuur', exact: true }).click();
  await form(page).getByLabel('Bericht').fill('Voor jullie'); // no repetition of what was sent
  await send(page);
  await page.keyboard.press('Escape');
  const counted = page.waitForResponse(/\/usage\/page_printed$/);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect((await counted).status()).toBe(200); // with the session of a member
  await openMail(page, { email: to, subject: SUBJECT });
  await expect(page.getByRole('main')).toContainText('Piet stuurt je dit artikel');

  await page.goto(topic.path);
  await page.getByRole('link', { name: 'Verstuur', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stuur dit dossier door' })).toBeVisible();
});

test('without JavaScript a member shares an article, and a visitor is told how', async ({ openPage }) => {
  const member = await openPage({ javaScriptEnabled: false });
  await logInByCall(member, PARTICIPANT);
  await member.goto(first.path);
  await member.getByRole('link', { name: 'Verstuur', exact: true }).click();
  await member.getByRole('button', { name: 'Verstuur' }).click();
  await expect(member.getByRole('alert')).toContainText('Je naam: Dit is een verplicht veld. Vul je naam in.');
  const seen = await openPage();
  await seen.goto(member.url());
  await expect(seen.getByLabel('E-mailadressen')).toBeVisible();
  await expectAccessible(seen);
  const to = newAddress('zus');
  await member.getByLabel('Je naam').fill('Els');
  await member.getByLabel('E-mailadressen').fill(to);
  await member.getByRole('button', { name: 'Verstuur' }).click();
  await expect(member.getByText('Dit artikel is doorgestuurd')).toBeVisible();
  await member.getByRole('link', { name: `Terug naar ${first.title}` }).click();
  await expect(member.getByRole('heading', { level: 1, name: first.title })).toBeVisible();

  await member.goto(topic.path);
  await member.getByRole('link', { name: 'Verstuur', exact: true }).click();
  await expect(member.getByRole('heading', { level: 1, name: 'Stuur dit dossier door' })).toBeVisible();

  const visitor = await openPage({ javaScriptEnabled: false });
  await visitor.goto(first.path);
  await visitor.getByRole('link', { name: 'Verstuur', exact: true }).click();
  await expect(visitor.getByRole('link', { name: 'met je eigen mailprogramma sturen' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Het%20eerste%20artikel&body=http/,
  );
});
