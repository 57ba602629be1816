import { expect, type Locator, type Page } from '@playwright/test';
import { expectWrongField } from '../expect-wrong-field.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

/** Opens the first blog of the overview that has posts. */
export async function openBlog(page: Page): Promise<Locator> {
  const withPosts = page.getByRole('article').filter({ hasText: /\d\s+berichten/ });
  await withPosts.first().locator('h2 a').click();
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
  const field = page.getByLabel('Waar zoek je naar?');
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

/** Opens what moderators know of the author of the last case, with the form to do something. */
export async function openRecord(page: Page): Promise<Locator> {
  await (await openCase(page)).waitFor();
  await page.getByRole('link', { name: /^Bericht of maatregel voor/ }).click();
  return page.getByRole('heading', { name: 'Besluiten' });
}

/** Opens the objection that waits longest. */
export async function openObjection(page: Page): Promise<Locator> {
  await page.locator('main article h2 a').first().click();
  return page.getByRole('heading', { name: /^Besluit:/ });
}

/** Opens the page on which a visitor reports the conversation, with what may be added. */
export async function openReport(page: Page): Promise<Locator> {
  await page.locator('a[href^="/melden/conversation/"]').first().click();
  await page.locator('summary', { hasText: 'Hoor wat we besluiten' }).click();
  return page.getByLabel('Je e-mailadres');
}

/** Opens the page on which a moderator hides the conversation, as without JavaScript. */
export async function openHiding(page: Page): Promise<Locator> {
  const form = page.locator('form[action^="/moderatie/verbergen/"]').first();
  await page.goto((await form.getAttribute('action')) ?? '');
  return page.getByRole('link', { name: 'Terug naar de pagina' });
}

/** Opens the form to handle a case in the list. */
export async function openDecision(page: Page): Promise<Locator> {
  await page
    .getByRole('link', { name: /^Besluit hier/ })
    .first()
    .click();
  return page.getByRole('button', { name: 'Handel af' });
}

/** Opens the case that waits longest, with its forms to edit it and to hide it. */
export async function openForms(page: Page): Promise<Locator> {
  await page.locator('main article h2 a').first().click();
  await page.locator('summary', { hasText: 'Wijzig de tekst' }).click();
  await page.getByLabel('Verberg het', { exact: false }).check();
  await expect(page.getByLabel('Wat zag je?').last()).toBeVisible();
  return page.getByRole('button', { name: 'Bewaar de tekst' });
}

export async function openEndOfAdministrator(page: Page): Promise<Locator> {
  await page.locator('summary', { hasText: 'Niet meer beheerder' }).click();
  return page.getByRole('button', { name: 'Ja, niet meer beheerder' });
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
  await expect(shown).toHaveText('Kijk in je mailbox');
  return shown;
}

export async function choose(page: Page, password: string): Promise<Locator> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click();
  return page.getByRole('alert').or(page.locator('[aria-invalid="true"]'));
}

/** Sends a form whose only field is empty. */
export async function sendEmpty(page: Page, button: string): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  return expectWrongField(page, 'verplicht');
}

export async function uploadRefusedFile(page: Page): Promise<Locator> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto uploaden' }).click();
  await (await chooser).setFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  return page.getByText('Dit bestand kunnen we niet gebruiken.');
}

export async function filterToNothing(page: Page): Promise<Locator> {
  const open = page.getByRole('button', { name: 'Filter gesprekken' });
  const onPhone = await open.isVisible();
  if (onPhone) await open.click();
  await page.getByLabel('Uitgaan').check();
  if (onPhone) await page.getByRole('button', { name: 'Toon 0 gesprekken' }).click();
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
  await waitForHydration(page);
  await page.clock.fastForward('04:00:00');
  return page.getByRole('alertdialog');
}

export async function openCookieSettings(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
  return page.getByRole('dialog');
}

export async function openHeaderSearch(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click();
  return page.getByLabel('Zoek in heel Niergenoten');
}
