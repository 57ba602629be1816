import { logInByCall } from './support/api-calls.ts';
import { expectAccessible } from './support/expect-accessible.ts';
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
    await expect(page.getByText('Kijk in je mailbox')).toBeVisible({ timeout: 20_000 }); // the captcha may take a while
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
  await expect(member.getByRole('alert')).toContainText('Vul je e-mailadres in');
  await member.getByLabel('E-mailadres').fill(email);
  await member.getByRole('button', { name: 'Meld me aan' }).click();
  await expect(member.getByRole('main')).toContainText(`Je krijgt de nieuwsbrief op ${email}.`);
  await member.getByRole('link', { name: 'Zet hem uit bij je instellingen' }).click();
  await expect(member.getByRole('main')).toContainText('Ja, stuur me de nieuwsbrief');

  await member.context().clearCookies();
  const visited = await member.request.get('/nieuwsbrief'); // Chromium shows no noscript when a test turns scripts off
  expect(await visited.text()).toContain('Zonder JavaScript lukt dit formulier niet');
});
