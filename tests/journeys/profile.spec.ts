import type { Locator, Page } from '@playwright/test';
import { logInByCall } from './support/api-calls.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

const row = (page: Page, name: string): Locator => page.locator(`#${name}`);

/** Opens a row, fills in its form and saves it. */
async function fillIn(page: Page, name: string, fill: (form: Locator) => Promise<unknown>): Promise<Locator> {
  const opened = row(page, name);
  await opened.getByRole('link', { name: /^Wijzig/ }).click();
  await expect(opened.getByRole('button', { name: 'Bewaar' })).toBeVisible();
  await fill(opened);
  await opened.getByRole('button', { name: 'Bewaar' }).click();
  await expect(opened.getByText('Bewaard')).toBeVisible();
  return opened;
}

async function giveConsent(page: Page): Promise<void> {
  await page.getByLabel('Bewaar wat ik over gezondheid vertel in mijn profiel.').check();
  await page.getByRole('button', { name: 'Geef toestemming' }).click();
  await expect(page.getByText('Je kunt nu alles invullen wat je wilt.')).toBeVisible();
}

test('a member fills in every section, chooses who sees it, and withdraws consent', async ({ page }) => {
  await logInByCall(page, await newMember());
  await page.goto('/account/profiel');
  await expect(page.getByText('Je profiel is besloten')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gevolgen' })).toContainText('Geef eerst toestemming');
  await expect(row(page, 'motto')).toContainText('Klik om te wijzigen');

  await page.getByRole('button', { name: 'Geef toestemming' }).click();
  await expect(page.getByText('Vink dit aan als je toestemming geeft.').first()).toBeVisible();
  await giveConsent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/profiel');
  const second = page.getByRole('region', { name: 'Over mij', exact: true }).getByRole('heading', { level: 3 }).nth(1);
  expect((await second.boundingBox())?.y).toBeLessThan(780); // above the infoline
  await page.setViewportSize({ width: 1280, height: 720 });

  // Over mij: the whole row opens it; closing changes nothing.
  await row(page, 'relatie').click({ position: { x: 60, y: 60 } });
  await row(page, 'relatie').getByLabel('Nierpatiënt').check();
  await row(page, 'relatie').getByRole('link', { name: 'Sluit' }).click();
  await expect(row(page, 'relatie')).toContainText('Klik om te wijzigen');
  await fillIn(page, 'relatie', (form) => form.getByLabel('Nierpatiënt').check());
  await expect(row(page, 'relatie')).toContainText('Nierpatiënt');
  await fillIn(page, 'behandeling', (form) => form.getByLabel(/^Leven met een donornier/).check());
  await expect(row(page, 'behandeling')).toContainText('Leven met een donornier');

  // Oorzaak en nierfunctie
  await fillIn(page, 'oorzaak', async (form) => {
    await form.getByLabel('cystenieren (ADPKD)').check();
    await form.getByLabel('hoge bloeddruk').check();
  });
  await expect(row(page, 'oorzaak')).toContainText('Hoge bloeddruk');
  await fillIn(page, 'nierfunctie', (form) => form.getByLabel(/eGFR 45\stot\s59/).check());
  await fillIn(page, 'andere-ziekten', (form) => form.getByLabel('Andere ziekten').fill('Astma en\nhooikoorts'));
  await expect(row(page, 'andere-ziekten')).toContainText('hooikoorts');

  // Behandelingen
  const treatments = row(page, 'behandelingen');
  await treatments.getByRole('link', { name: /^Wijzig/ }).click();
  await treatments.getByRole('button', { name: 'Bewaar' }).click();
  await expect(treatments.getByText('Dit veld is verplicht. Kies een behandeling.').first()).toBeVisible();
  const group = (number: number) => treatments.getByRole('group', { name: `Behandeling ${number}` });
  await group(1).getByLabel('Behandeling', { exact: true }).selectOption('55202');
  await group(1).getByLabel('Waar').selectOption({ label: 'Amersfoort: Meander Medisch Centrum' });
  await treatments.getByRole('button', { name: 'Nog een behandeling toevoegen' }).click();
  await expect(group(2).getByLabel('Behandeling', { exact: true })).toBeFocused();
  await group(2).getByLabel('Behandeling', { exact: true }).selectOption('55208');
  await group(2).getByLabel('Vanaf maand').selectOption({ label: 'maart' });
  await expect(group(2).getByLabel('Vanaf jaar')).toHaveValue('2018');
  await group(2).getByLabel('Vanaf jaar').selectOption('2019');
  await treatments.getByRole('button', { name: 'Nog een behandeling toevoegen' }).click();
  await expect(group(3)).toBeVisible();
  await group(3)
    .getByRole('button', { name: /^Verwijder/ })
    .click();
  await expect(group(3)).toHaveCount(0);
  await treatments.getByRole('button', { name: 'Bewaar' }).click();
  await expect(treatments).toContainText('In: Meander Medisch Centrum, Amersfoort');
  await expect(treatments).toContainText('Vanaf: maart 2019');
  await fillIn(page, 'medicijnen', async (form) => {
    await form.getByText('geen', { exact: true }).click();
    await form.getByText('ijzer', { exact: true }).click();
    await expect(form.getByLabel('geen', { exact: true }), 'not beside a medicine').not.toBeChecked();
    await form.getByText('geen', { exact: true }).click();
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await form.getByText('prednison', { exact: true }).click();
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });
  const birthday = await fillIn(page, 'nierverjaardag', async (form) => {
    await form.getByLabel('Ja', { exact: true }).check();
    await expect(form.getByLabel('Jaar')).toHaveValue('2018');
    await form.getByLabel('Jaar').selectOption('2019');
    await form.getByLabel('Maand').selectOption({ label: 'maart' });
  });
  await expect(birthday).toContainText('Ik vier de nierverjaardag op 1 maart');
  await expect(birthday).toContainText('De niertransplantatie was in 2019');

  // Gevolgen, Meer over mij
  await fillIn(page, 'gevolgen', (form) => form.getByLabel('moe', { exact: true }).check());
  await fillIn(page, 'klachten', (form) => form.getByLabel('Klachten').fill('In de middag ben ik op'));
  await fillIn(page, 'geboortejaar', (form) => form.getByLabel('Geboortejaar').selectOption('1971'));
  await fillIn(page, 'provincie', (form) => form.getByLabel('Provincie').selectOption({ label: 'Gelderland' }));
  await fillIn(page, 'motto', (form) => form.getByLabel('Motto').fill('Rustig aan'));
  const motto = row(page, 'motto');
  await motto.getByRole('link', { name: /^Wijzig/ }).click();
  await motto.getByText('Ik wil deze informatie liever niet (meer) delen').click();
  await motto.getByRole('button', { name: 'Ja, verwijder dit' }).click();
  await expect(motto).toContainText('Klik om te wijzigen');

  // Who sees it
  const consequences = page.getByRole('region', { name: 'Gevolgen' });
  await consequences.getByRole('link', { name: 'Wijzig wie Gevolgen ziet' }).click();
  await consequences.getByLabel('Alleen mijn contacten').check();
  await consequences.getByRole('button', { name: 'Bewaar' }).click();
  await expect(consequences).toContainText('Te zien voor alleen je contacten');
  for (const query of ['', '?bewerk=behandelingen', '?wie=over-mij']) {
    await page.goto(`/account/profiel${query}`);
    await expectAccessibleState(page);
  }

  // As others see it
  await page.goto('/account/profiel');
  await page.getByRole('link', { name: 'Bekijk als bezoeker' }).click();
  await expect(page.getByText('je profiel is besloten')).toBeVisible();
  await page.getByRole('link', { name: 'Deelnemer', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(/cystenieren/i);
  await expect(page.getByRole('main')).not.toContainText('In de middag ben ik op');
  await page.goto('/account/profiel');
  await page.getByText('Je toestemming intrekken').click();
  await page.getByRole('button', { name: 'Trek mijn toestemming in' }).click();
  await expect(page.getByText('Je toestemming is ingetrokken.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Over mij', exact: true })).not.toContainText('Nierpatiënt');
  await expect(row(page, 'provincie')).toContainText('Gelderland');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the profile is filled in by plain links and forms', async ({ page }) => {
    await logInByCall(page, await newMember());
    await page.goto('/account/profiel');
    await giveConsent(page);
    await fillIn(page, 'relatie', (form) => form.getByLabel('Nierpatiënt').check());
    await fillIn(page, 'klachten', (form) => form.getByLabel('Klachten').fill('Moe in de middag'));
    await expect(row(page, 'klachten')).toContainText('Moe in de middag');
    const treatments = row(page, 'behandelingen');
    await treatments.getByRole('link', { name: /^Wijzig/ }).click();
    await treatments.getByLabel('Behandeling', { exact: true }).selectOption('55202');
    await treatments.getByRole('button', { name: 'Nog een behandeling toevoegen' }).click();
    await expect(treatments.getByRole('group')).toHaveCount(2);
    await expect(treatments.getByLabel('Behandeling', { exact: true }).first()).toHaveValue('55202');
    await treatments.getByRole('button', { name: 'Verwijder behandeling 2' }).click();
    await treatments.getByRole('button', { name: 'Bewaar' }).click();
    await expect(treatments).toContainText('Hemodialyse in een centrum, overdag');
  });
});
