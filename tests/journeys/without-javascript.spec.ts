import { expect, logIn, PASSWORD, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const conversation = '/groepen/reizen-en-vrije-tijd';

test('logging in, reacting, liking, following and logging out are plain forms', async ({ page }) => {
  await logIn(page, 'anneke_61@people.example.org');
  await page.goto(conversation);
  // One of the demo, in which others reacted: those that other journeys start have no reactions yet.
  await page.getByRole('link', { name: 'Met alle PD-spullen op de camping, lukt dat een beetje?' }).click();

  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page.getByRole('main')).toContainText('Dit veld is verplicht');
  const text = `Zonder JavaScript geschreven, nummer ${Date.now()}.`;
  await page.getByLabel('Je reactie').fill(text);
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page).toHaveURL(/#reactie-\d+$/);
  await expect(page.getByRole('main')).toContainText(text);

  const like = page.getByRole('button', { name: 'Waardeer', exact: true }).first();
  const likes = page.getByRole('button', { name: 'Waardeer', exact: true });
  const before = await likes.count();
  await like.click();
  await expect(likes).toHaveCount(before - 1);

  const follow = page.getByRole('button', { name: 'Volg dit gesprek' });
  await follow.click();
  await page.getByRole('button', { name: 'Niet meer volgen' }).click();
  await expect(follow).toBeVisible();

  await page.getByRole('banner').locator('summary', { hasText: 'Anneke_61' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Samen weten we meer');
});

test('a failed login says so and keeps the address', async ({ page }) => {
  await page.goto('/inloggen');
  await page.getByLabel('E-mailadres').fill('niemand@example.org');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd1');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('alert')).toContainText('De combinatie van dit e-mailadres en wachtwoord is onjuist.');
  await expect(page.getByLabel('E-mailadres')).toHaveValue('niemand@example.org');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
});

test('a private conversation says who can read it, and the login returns to it', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/groepen/transplantatie');
  const locked = page.locator('article', { hasText: 'besloten' }).first();
  const title = (await locked.locator('h3').textContent()) ?? '';
  await locked.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is alleen zichtbaar voor deelnemers');
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await page.getByLabel('E-mailadres').fill('deelnemer@example.org');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('registering says at the top that it needs JavaScript, and waits for nothing', async ({ page }) => {
  await page.goto('/registreren');
  await expect(page.locator('noscript p').last()).toContainText('Daarvoor moet JavaScript aanstaan.');
  await expect(page.getByText('We laden de controle')).toHaveCount(0);
});

test('a refused registration keeps the typed values, but not the password', async ({ page }) => {
  await page.goto('/registreren');
  await page.getByLabel('Gebruikersnaam').fill('Zonder_script');
  await page.getByLabel('E-mailadres').fill('zonder@example.org');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('zonnebloem7');
  await page.getByLabel('Wat past bij jou?').selectOption({ label: 'Nabestaande' });
  await page.getByLabel(/Ik ben 16 jaar of ouder/).check();
  await page.getByRole('button', { name: 'Registreren' }).click();
  await expect(page.getByRole('alert')).toContainText('Controle dat je geen robot bent: Dit is een verplicht veld');
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('Zonder_script');
  await expect(page.getByLabel('E-mailadres')).toHaveValue('zonder@example.org');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Wat past bij jou?').locator('option:checked')).toHaveText('Nabestaande');
  await expect(page.getByLabel(/Ik ben 16 jaar of ouder/)).toBeChecked();
  await expect(page.getByLabel(/nieuwsbrief/)).not.toBeChecked();
});
