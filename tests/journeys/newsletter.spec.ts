import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { settingsEnvironment } from '#settings/environments.js';
import { SITE } from './support/addresses.ts';
import { logInByCall } from './support/api-calls.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

const CONFIRM = 'Bevestig je aanmelding voor de nieuwsbrief';

let made = 0;
const newAddress = (name: string) => {
  made += 1;
  return `${name}-${process.pid}-${made}@example.org`;
};

test('a visitor asks for the newsletter, confirms it, asks again, and stops', async ({ page }) => {
  const email = newAddress('lezer');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nieuwsbrief' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwsbrief' })).toBeVisible();
  const address = page.getByLabel('E-mailadres');
  const submit = page.getByRole('button', { name: 'Meld me aan' });
  await address.fill('lezer@');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('E-mailadres: Dit e-mailadres is niet geldig');
  await expect(address).toHaveAccessibleDescription(/niet geldig/);
  await expect(address).toHaveValue('lezer@');
  await expectAccessible(page);

  const ask = async () => {
    await address.fill(email);
    await submit.click();
    await expect(page.getByText('Kijk in je mailbox')).toBeVisible(); // the captcha may take a while
    await expect(page).toHaveURL(/\/nieuwsbrief\?verstuurd=true$/);
  };
  await ask();
  await expectAccessible(page);
  await openMail(page, { email, subject: CONFIRM });
  const mail = page.getByRole('main');
  const link = mail.getByRole('link', { name: /bevestigen/ });
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/nieuwsbrief\/bevestigen$/); // the token is gone
  await expect(page.getByRole('main')).toContainText(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, ik wil de nieuwsbrief' }).click();
  await expect(page.getByText('Je bent aangemeld')).toBeVisible();
  await page.goto(href);
  await expect(page.getByRole('main')).toContainText('Deze link werkt niet (meer)');
  await page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click();

  await ask();
  await openMail(page, { email, subject: 'Je krijgt de nieuwsbrief al' });
  await mail.getByRole('link', { name: /stop/ }).click();
  await expect(page).toHaveURL(/\/nieuwsbrief\/afmelden$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Meld me af' }).click();
  await expect(page.getByText('We sturen je geen nieuwsbrief meer.')).toBeVisible();
});

test('without JavaScript a member is subscribed at once, and a visitor is told what it needs', async ({ openPage }) => {
  const email = await newMember();
  const member = await openPage({ javaScriptEnabled: false });
  await logInByCall(member, email);
  await member.goto('/nieuwsbrief');
  await expect(member.getByLabel('E-mailadres')).toHaveValue(email);
  await member.getByLabel('E-mailadres').fill('');
  await member.getByRole('button', { name: 'Meld me aan' }).click();
  await expectWrongField(member, 'Vul je e-mailadres in');
  await member.getByLabel('E-mailadres').fill(email);
  await member.getByRole('button', { name: 'Meld me aan' }).click();
  await expect(member.getByRole('main')).toContainText(`Je krijgt de nieuwsbrief op ${email}.`);
  await member.getByRole('link', { name: 'Zet hem uit bij je instellingen' }).click();
  await expect(member.getByRole('main')).toContainText('Ja, stuur me de nieuwsbrief');

  await member.context().clearCookies();
  const visited = await member.request.get('/nieuwsbrief'); // Chromium shows no noscript when a test turns scripts off
  expect(await visited.text()).toContain('Zonder JavaScript lukt dit formulier niet');
});

/** Runs `npm run newsletter:export` beside the running site, as its operator does; gives what it prints. */
async function exportNewsletter(...args: string[]): Promise<string> {
  const settings = settingsEnvironment({ DATA_DIR: process.env.JOURNEYS_DATA_DIR, PUBLIC_URL: SITE.origin });
  const env = { ...process.env, ...settings };
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'newsletter:export', '--', ...args], { env });
  return stdout;
}

test('the operator exports the list, whose links end the newsletter of their reader', { tag: '@thorough' }, async ({
  page,
}) => {
  const email = await newMember();
  await logInByCall(page, email);
  await page.goto('/nieuwsbrief');
  await page.getByRole('button', { name: 'Meld me aan' }).click();
  await expect(page.getByRole('main')).toContainText(`Je krijgt de nieuwsbrief op ${email}.`);
  const folder = await mkdtemp(join(tmpdir(), 'niergenoten-export-'));
  const file = join(folder, 'adressen.csv');
  await exportNewsletter(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lines = (await readFile(file, 'utf8')).split('\r\n');
  await rm(folder, { recursive: true });
  expect(lines[0]).toBe('"E-mailadres","Aangemeld op","Afmeldlink"');
  const [, link = ''] = /^"[^"]+","[^"]+","([^"]+)"$/.exec(lines.find((line) => line.includes(email)) ?? '') ?? [];
  expect(link).toContain(`${SITE.origin}/nieuwsbrief/stop?token=`);
  await page.goto(link);
  await page.getByRole('button', { name: 'Meld me af' }).click();
  await expect(page.getByText('We sturen je geen nieuwsbrief meer.')).toBeVisible();
  expect(await exportNewsletter()).not.toContain(email);
});
