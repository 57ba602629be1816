import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the first blog of the overview. */
export async function openBlog(page: Page): Promise<Locator> {
  await page.locator('main article h2 a').first().click();
  return page.getByRole('complementary', { name: 'Over deze blog' });
}

/** Opens the latest post of that blog. */
export async function openPost(page: Page): Promise<Locator> {
  await (await openBlog(page)).waitFor();
  await page.locator('main article h3 a').first().click();
  return page.getByRole('heading', { name: /reacties?$/ });
}

/** Types in the search box until it suggests something, and chooses the first suggestion. */
export async function openSuggestions(page: Page): Promise<Locator> {
  const field = page.getByRole('combobox', { name: 'Waar zoek je naar?' });
  await field.pressSequentially('dialy');
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
  await field.press('ArrowDown');
  return page.locator('[role=option][aria-selected=true]');
}

/** Opens the last case of the list. */
export async function openCase(page: Page): Promise<Locator> {
  await page.locator('main article h2 a').last().click();
  return page.getByRole('heading', { name: 'Wat er gemeld is' });
}

/** Opens the case that waits longest, with its forms to hide and to edit. */
export async function openForms(page: Page): Promise<Locator> {
  await page.locator('main article h2 a').first().click();
  for (const form of ['Verberg dit', 'Pas de tekst aan']) await page.locator('summary', { hasText: form }).click();
  await expect(page.getByRole('button', { name: 'Ja, verberg dit' })).toBeVisible();
  return page.getByRole('button', { name: 'Sla de tekst op' });
}

export async function openEndOfAdministrator(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'Niet meer beheerder' }).click();
  return page.getByRole('button', { name: 'Ja, neem deze rol weg' });
}

export async function send(page: Page, button: string): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  const shown = page.getByRole('alert');
  await expect(shown).toContainText('Er klopt nog iets niet');
  return shown;
}

export async function requestLink(page: Page): Promise<Locator> {
  await page.getByLabel('E-mailadres').fill('niemand@example.org');
  await page.getByRole('button', { name: 'Verstuur de link' }).click();
  const shown = page.getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('E-mail verzonden');
  return shown;
}

export async function choose(page: Page, password: string): Promise<Locator> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click();
  return page.getByRole('alert');
}

export async function sendEmptyReaction(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  const shown = page.getByRole('alert');
  await expect(shown).toContainText('Dit veld is verplicht');
  return shown;
}

export async function uploadRefusedFile(page: Page): Promise<Locator> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto uploaden' }).click();
  await (await chooser).setFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  return page.getByText('Dit bestand kunnen we niet gebruiken.');
}

export async function filterToNothing(page: Page): Promise<Locator> {
  await page.getByLabel('Uitgaan').check();
  return page.getByText('Hier heeft nog niemand het over gehad');
}

export async function openMenuOnPhone(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  return openMenu(page);
}

export async function openMenu(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'Community' }).click();
  return page.getByRole('link', { name: 'Gesprekken Praat mee' });
}

export async function openFilterOnPhone(page: Page): Promise<Locator> {
  await page.getByText('Filter personen').click();
  return openFilter(page);
}

/** Opens the filter of people, with the choices of one question. */
export async function openFilter(page: Page): Promise<Locator> {
  const question = page.locator('details', { has: page.locator('summary', { hasText: 'Provincie' }) }).last();
  await question.locator('summary').click();
  return question.getByRole('checkbox').first();
}

export async function openPerson(page: Page): Promise<Locator> {
  await page.getByRole('article').getByRole('link').first().click();
  return page.getByRole('link', { name: 'Stuur een bericht' });
}

export async function writeFirstMessage(page: Page): Promise<Locator> {
  await (await openPerson(page)).waitFor();
  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  return page.getByRole('textbox', { name: 'Bericht' });
}

export async function openThread(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'OpaWim' }).click();
  await page.getByText('Verwijder contact').click();
  await page.getByText('Blokkeer OpaWim', { exact: true }).click();
  return page.getByRole('button', { name: 'Ja, blokkeer OpaWim' });
}

export async function openAccountMenu(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'Demodeelnemer' }).click();
  return page.getByRole('button', { name: 'Uitloggen' });
}

export async function openInvitation(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Volg dit gesprek' }).click();
  const shown = page.getByRole('dialog');
  await expect(shown).toContainText('Word deelnemer');
  return shown;
}

/** Shows the warning on the page; sessions.spec.ts tests that the server decides. */
export async function openSessionWarning(page: Page): Promise<Locator> {
  await page.route('**/api/v1/sessions/current', (route) => route.fulfill({ json: { SecondsLeft: 240 } }));
  await page.clock.install();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('04:00:00');
  return page.getByRole('alertdialog');
}

export async function openCookieSettings(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
  return page.getByRole('dialog');
}

export async function openInfoline(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'infolijn' }).click();
  return page.getByText(/8:00 tot 17:00/).first();
}
