import { expect, type Page } from '@playwright/test';

/** Opens the first blog of the overview. */
export async function openBlog(page: Page): Promise<void> {
  await page.locator('main article h2 a').first().click();
  await expect(page.getByRole('complementary', { name: 'Over deze blog' })).toBeVisible();
}

/** Opens the latest post of that blog. */
export async function openPost(page: Page): Promise<void> {
  await openBlog(page);
  await page.locator('main article h3 a').first().click();
  await expect(page.getByRole('heading', { name: /reacties?$/ })).toBeVisible();
}

/** Types in the search box until it suggests something, and chooses the first suggestion. */
export async function openSuggestions(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Waar zoek je naar?' });
  await field.pressSequentially('dialy');
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
  await field.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toBeVisible();
}

/** Opens the last case of the list. */
export async function openCase(page: Page): Promise<void> {
  await page.locator('main article h2 a').last().click();
  await expect(page.getByRole('heading', { name: 'Wat er gemeld is' })).toBeVisible();
}

/** Opens the case that waits longest, with its forms to hide and to edit. */
export async function openForms(page: Page): Promise<void> {
  await page.locator('main article h2 a').first().click();
  for (const form of ['Verberg dit', 'Pas de tekst aan']) await page.locator('summary', { hasText: form }).click();
  await expect(page.getByRole('button', { name: 'Ja, verberg dit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sla de tekst op' })).toBeVisible();
}

export async function openEndOfAdministrator(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Niet meer beheerder' }).click();
  await expect(page.getByRole('button', { name: 'Ja, neem deze rol weg' })).toBeVisible();
}

export async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toContainText('Er klopt nog iets niet');
}

export async function requestLink(page: Page): Promise<void> {
  await page.getByLabel('E-mailadres').fill('niemand@example.org');
  await page.getByRole('button', { name: 'Verstuur de link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail verzonden');
}

export async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

export async function sendEmptyReaction(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page.getByRole('alert')).toContainText('Dit veld is verplicht');
}

export async function uploadRefusedFile(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto uploaden' }).click();
  await (await chooser).setFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('Dit bestand kunnen we niet gebruiken.')).toBeVisible();
}

export async function filterToNothing(page: Page): Promise<void> {
  await page.getByLabel('Uitgaan').check();
  await expect(page.getByText('Hier heeft nog niemand het over gehad')).toBeVisible();
}

export async function openMenu(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('summary', { hasText: 'Community' }).click();
  await expect(page.getByRole('link', { name: 'Gesprekken Praat mee' })).toBeVisible();
}

/** Opens the filter of people, with the choices of one question. */
export async function openFilter(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByText('Filter personen').click();
  await page.locator('summary', { hasText: 'Provincie' }).click();
}

export async function openPerson(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Stuur een bericht' })).toBeVisible();
}

export async function writeFirstMessage(page: Page): Promise<void> {
  await openPerson(page);
  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  await expect(page.getByRole('textbox', { name: 'Bericht' })).toBeVisible();
}

export async function openThread(page: Page) {
  await page.getByRole('link', { name: 'OpaWim' }).click();
  await page.getByText('Verwijder contact').click();
  await page.getByText('Blokkeer OpaWim', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ja, blokkeer OpaWim' })).toBeVisible();
}

export async function openAccountMenu(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Demodeelnemer' }).click();
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
}

export async function openInvitation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Volg dit gesprek' }).click();
  await expect(page.getByRole('dialog')).toContainText('Word deelnemer');
}

/** Shows the warning on the page; sessions.spec.ts tests that the server decides. */
export async function openSessionWarning(page: Page): Promise<void> {
  await page.route('**/api/v1/sessions/current', (route) => route.fulfill({ json: { SecondsLeft: 240 } }));
  await page.clock.install();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('04:00:00');
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

export async function openCookieSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function openInfoline(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'infolijn' }).click();
  await expect(page.getByText(/8:00 tot 17:00/).first()).toBeVisible();
}
