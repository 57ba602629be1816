import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logInByCall } from './support/api-calls.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { sendLogin } from './support/registration.ts';
import { expect, PASSWORD, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const SETTINGS = '/account/instellingen';

const setting = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the form of a setting. */
const edit = (page: Page, name: string) => setting(page, name).getByRole('link', { name: 'Wijzig' }).click();

async function openSettings(page: Page): Promise<void> {
  await page.goto(SETTINGS);
  await waitForHydration(page);
}

/** The content of the file that a link downloads. */
async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return readFile(await file.path(), 'utf8');
}

test('a member changes address and password, says what they want, downloads their data, and leaves', async ({
  page,
  openPage,
}) => {
  const email = await newMember();
  const [name = ''] = email.split('@');
  await logInByCall(page, email);

  await test.step('the address', async () => {
    const newEmail = `nieuw-${email}`;
    await openSettings(page);
    await edit(page, 'E-mailadres');
    const section = setting(page, 'E-mailadres');
    await expect(section.getByLabel('Nieuw e-mailadres')).toBeFocused();
    await section.getByRole('link', { name: 'Sluit' }).click();
    await expect(section.getByRole('link', { name: 'Wijzig' })).toBeFocused();
    await edit(page, 'E-mailadres');
    await section.getByRole('button', { name: 'Wijzig e-mailadres' }).click();
    await expect(section.getByLabel('Nieuw e-mailadres')).toHaveAccessibleDescription(/Dit is een verplicht veld/);
    await section.getByLabel('Nieuw e-mailadres').fill(newEmail);
    await section.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd1');
    await section.getByRole('button', { name: 'Wijzig e-mailadres' }).click();
    await expect(section.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
      /Dit wachtwoord is niet geldig/,
    );
    await expectAccessible(page);
    await section.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await section.getByRole('button', { name: 'Wijzig e-mailadres' }).click();
    await expect(section.getByText(`Er is een e-mail ter controle gestuurd aan ${newEmail}.`)).toBeVisible();

    const mailbox = await openPage({ javaScriptEnabled: false }); // a browser without a session of the member
    await openMail(mailbox, { email: newEmail, subject: 'Bevestig je nieuwe e-mailadres' });
    const link = mailbox.getByRole('link', { name: /email-wijzigen/ });
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(mailbox.getByRole('main')).toContainText(`Het account ${name} krijgt het e-mailadres ${newEmail}.`);
    const seen = await openPage();
    await seen.goto(href);
    await expect(seen.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
    await expectAccessible(seen);
    await mailbox.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await mailbox.getByRole('button', { name: 'Bevestig mijn nieuwe e-mailadres' }).click();
    await expect(mailbox.getByRole('heading', { level: 1, name: 'Gelukt' })).toBeVisible();
    await openMail(mailbox, { email, subject: 'Je e-mailadres voor Niergenoten is gewijzigd' });
    await openSettings(page);
    await expect(setting(page, 'E-mailadres')).toContainText(newEmail);
  });

  await test.step('the password', async () => {
    await edit(page, 'Wachtwoord');
    const section = setting(page, 'Wachtwoord');
    await section.getByLabel('Huidig wachtwoord', { exact: true }).fill(PASSWORD);
    await section.getByLabel('Nieuw wachtwoord', { exact: true }).fill('boterbloem9');
    await section.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
    await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible();
    await sendLogin(page, `nieuw-${email}`, 'boterbloem9');
    await expect(page.getByRole('heading', { level: 1, name: /^Goede(morgen|middag|navond), / })).toBeVisible();
  });

  await test.step('what they want', async () => {
    await openSettings(page);
    await edit(page, 'Zichtbaarheid');
    await setting(page, 'Zichtbaarheid').getByLabel('Iedereen').check();
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByRole('button', { name: 'Bewaar' })).toHaveCount(0); // the form says the same as the setting
    await expect(setting(page, 'Zichtbaarheid')).toContainText('Zoekmachines zoals Google kunnen je vinden.');
    const approach = setting(page, 'Toestemming om je te benaderen');
    await expect(approach).toContainText('Bekijk de opties');
    await edit(page, 'Toestemming om je te benaderen');
    await approach.getByLabel('Ja', { exact: true }).check();
    await approach.getByRole('button', { name: 'Bewaar' }).click();
    await expect(approach.getByText('Geef aan waarvoor we je mogen benaderen').first()).toBeVisible();
    await expectAccessible(page);
    await approach.getByLabel('Onderzoek').check();
    await approach.getByRole('button', { name: 'Bewaar' }).click();
    await expect(approach.getByRole('listitem')).toHaveText(['Onderzoek']);
  });

  await test.step('the download', async () => {
    const section = setting(page, 'Je gegevens downloaden');
    await section.getByRole('link', { name: /^Download/ }).click();
    await section.getByLabel('Wachtwoord', { exact: true }).fill('boterbloem9');
    await section.getByRole('button', { name: 'Ga verder' }).click();
    const data = JSON.parse(await download(page, 'Download als JSON'));
    expect(data.account[0]).toMatchObject({ username: name, public: true });
    expect(data.approachConsents[0].options).toEqual(['Onderzoek']);
    expect(await download(page, 'Download om te lezen')).toContain(`het account ${name}`);
  });

  await test.step('the end', async () => {
    await page.getByRole('link', { name: 'Verwijder mijn account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Weet je dit zeker?' });
    await dialog.getByRole('button', { name: 'Nee, annuleren' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Verwijder mijn account' }).click();
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd1');
    await dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }).click();
    await expect(dialog.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
      /Vul het juiste wachtwoord in/,
    );
    await expectAccessible(page);
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill('boterbloem9');
    await dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible();
    await openMail(page, { email: `nieuw-${email}`, subject: 'Je account bij Niergenoten is verwijderd' });
    await page.goto('/inloggen');
    await sendLogin(page, `nieuw-${email}`, 'boterbloem9');
    await expect(page.getByText('De combinatie van dit e-mailadres en wachtwoord is onjuist.')).toBeVisible();
  });
});

test('without JavaScript every setting has its form, and the account is deleted on a page', async ({ openPage }) => {
  const plain = await openPage({ javaScriptEnabled: false });
  await logInByCall(plain, await newMember());
  await plain.goto(SETTINGS);
  await edit(plain, 'Nieuwsbrief');
  await plain.getByLabel('Ja, stuur me de nieuwsbrief').check();
  await plain.getByRole('button', { name: 'Bewaar' }).click();
  await expect(setting(plain, 'Nieuwsbrief')).toContainText('Bewaard.');
  await expect(setting(plain, 'Nieuwsbrief')).toContainText('Ja, stuur me de nieuwsbrief');
  await edit(plain, 'Wachtwoord');
  await plain.getByRole('link', { name: 'Sluit' }).click();
  await expect(setting(plain, 'Wachtwoord').getByLabel('Huidig wachtwoord', { exact: true })).toHaveCount(0);

  await plain.getByRole('link', { name: 'Verwijder mijn account' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Weet je dit zeker?' })).toBeVisible();
  await plain.getByRole('button', { name: 'Ja, ik weet het zeker' }).click();
  await expect(plain.getByText('Dit veld is verplicht. Vul je wachtwoord in.')).toBeVisible();
  await plain.getByLabel('Waarom wil je weg?').fill('Ik ben weer beter.');
  await plain.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await plain.getByRole('button', { name: 'Ja, ik weet het zeker' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible();
});
