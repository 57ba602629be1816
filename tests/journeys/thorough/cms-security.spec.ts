import { randomUUID } from 'node:crypto';
import { picture } from '#tests/support/pictures.ts';
import { CMS } from '../support/addresses.ts';
import { logInToCms, test, waitForCms } from '../support/cms.ts';
import { expect, PASSWORD } from '../support/test.ts';

const jpeg = (width: number, height: number) => picture('#c0392b', { width, height }).jpeg().toBuffer();

test('a visitor can neither read nor create anything', async ({ request }) => {
  await waitForCms(request);
  for (const path of ['media', 'files', 'users', 'payload-preferences', 'payload-locked-documents', 'access', 'og']) {
    expect((await request.get(`${CMS}/api/${path}`)).status(), path).toBe(403);
  }
  const first = { email: 'eerste@example.org', password: 'lang-genoeg-toch', name: 'Eerste', role: 'beheerder' };
  for (const [path, data] of [
    ['users', first],
    ['users/forgot-password', { email: 'redactie@example.org' }],
    ['users/reset-password', { token: 'x', password: 'lang-genoeg-toch' }],
  ] as const) {
    expect((await request.post(`${CMS}/api/${path}`, { data })).status(), path).toBe(403);
  }
  for (const call of ['graphql', 'articles/access']) {
    expect((await request.post(`${CMS}/api/${call}`, { data: { query: '{ __typename }' } })).status(), call).toBe(403);
  }
});

test('pages of the CMS can’t be framed and have strict headers', async ({ request }) => {
  await waitForCms(request);
  const headers = (await request.get(`${CMS}/admin/login`)).headers();
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['x-powered-by']).toBeUndefined();
  const call = (await request.get(`${CMS}/api/users/init`)).headers();
  expect(call['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('a page of the CMS runs only its own scripts, with a new nonce each time', async ({ apiAs, page }) => {
  await apiAs('redacteur'); // waits until the CMS answers
  const policies = [];
  for (let time = 0; time < 2; time += 1) {
    const answer = await page.goto(`${CMS}/admin/login`);
    policies.push(answer?.headers()['content-security-policy']);
  }
  const [first, second] = policies.map((policy) => /script-src ([^;]*)/.exec(policy ?? '')?.[1]);
  expect(first).toMatch(/^'nonce-[A-Za-z0-9+/=]{24}' 'strict-dynamic'$/);
  expect(second).not.toBe(first);
  await page.getByLabel('E-mail').fill('niemand@example.org');
  await page.getByLabel('Wachtwoord').fill('verkeerd');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText(/horen niet bij elkaar/)).toBeVisible(); // shown by scripts of the page itself

  const other = await page.context().newPage(); // `page` would fail at the refused script
  await other.goto(`${CMS}/admin/login`);
  const refused = other.evaluate(
    () =>
      new Promise((tell) => {
        document.addEventListener('securitypolicyviolation', (event) => tell(event.effectiveDirective));
        const injected = document.createElement('div');
        injected.innerHTML = '<img src="data:," onerror="document.title = \'overgenomen\'">';
        document.body.append(injected);
      }),
  );
  expect(await refused).toBe('script-src-attr');
  expect(await other.title()).not.toBe('overgenomen');
});

test('a page of another site can do nothing with an editor’s cookie', async ({ apiAs }) => {
  const editor = await apiAs('beheerder');
  const from = (origin: string) => editor.get(`${CMS}/api/users`, { headers: { origin } });
  expect((await from(CMS)).status()).toBe(200);
  const other = await from('https://evil.example');
  expect(other.status()).toBe(403);
  expect(other.headers()['access-control-allow-origin']).not.toBe('https://evil.example');
});

test('R38 large bodies of visitors are refused, in the admin too', async ({ request, apiAs }) => {
  await apiAs('redacteur'); // waits until the CMS answers
  const data = Buffer.alloc(100_000, ' ');
  for (const [path, status] of [
    ['api/users/login', 413],
    ['api/media', 403],
    ['admin/login', 413],
    ['admin', 413],
    ['nergens', 413],
  ] as const) {
    const answer = await request.post(`${CMS}/${path}`, { data, headers: { 'content-type': 'application/json' } });
    expect(answer.status(), path).toBe(status);
    expect(await answer.json(), path).toEqual({ errors: [{ message: 'Je bent niet ingelogd. Log opnieuw in.' }] });
  }
});

test('an editor reads why the CMS fetches no file from an address', async ({ apiAs }) => {
  const editor = await apiAs('redacteur');
  const data = { alt: 'x', title: 'x', filename: 'x.jpg', url: 'http://169.254.169.254/latest/meta-data' };
  for (const collection of ['media', 'files']) {
    const refused = [
      await editor.post(`${CMS}/api/${collection}`, { data }),
      await editor.get(`${CMS}/api/${collection}/paste-url?src=${encodeURIComponent(data.url)}`),
    ];
    for (const answer of refused) {
      expect(answer.status(), collection).toBe(400);
      expect(await answer.text(), collection).toContain('Het CMS haalt zelf geen bestanden op van een adres.');
    }
  }
});

test('an editor does what their role allows', async ({ request, apiAs }) => {
  const redacteur = await apiAs('redacteur');
  const eindredacteur = await apiAs('eindredacteur');
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await jpeg(200, 150) };
  const made = await redacteur.post(`${CMS}/api/media`, {
    multipart: { file, _payload: JSON.stringify({ alt: 'Een vlak' }) },
  });
  expect(made.status()).toBe(201);
  const { doc } = await made.json();
  const address = `${CMS}/api/media/${doc.id}`;
  expect((await request.get(doc.url)).status()).toBe(200);
  expect((await redacteur.delete(address)).status()).toBe(403);
  expect((await eindredacteur.delete(address)).status()).toBe(200);
  expect((await request.get(doc.url)).status()).toBe(404);

  const data = { email: `${randomUUID()}@example.org`, name: 'Nieuw', role: 'beheerder', password: 'lang-genoeg-toch' };
  expect((await eindredacteur.post(`${CMS}/api/users`, { data })).status()).toBe(403);
  const me = await (await redacteur.get(`${CMS}/api/users/me`)).json();
  await redacteur.patch(`${CMS}/api/users/${me.user.id}`, { data: { role: 'beheerder' } });
  const after = await (await redacteur.get(`${CMS}/api/users/me`)).json();
  expect(after.user.role).toBe('redacteur');
});

test('a redacteur may not use the scheduling of an eindredacteur', async ({ apiAs }) => {
  const redacteur = await apiAs('redacteur');
  const data = { title: `Gepland ${randomUUID()}` };
  const made = await redacteur.post(`${CMS}/api/content-pages?draft=true`, { data });
  const schedules = `${CMS}/api/schedules/content-pages/${(await made.json()).doc.id}`;
  const wanted = { data: { publishes: true, at: '2099-01-01T12:00:00Z' } };
  const refused = await redacteur.post(schedules, wanted);
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('Je mag hier geen publicatie plannen');
  expect((await (await apiAs('eindredacteur')).post(schedules, wanted)).status()).toBe(200);
});

test('a new focal point gives new copies, with new names', async ({ request, apiAs }) => {
  const editor = await apiAs('redacteur');
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await jpeg(800, 300) };
  const made = await editor.post(`${CMS}/api/media`, {
    multipart: { file, _payload: JSON.stringify({ alt: 'Een vlak' }) },
  });
  const { doc } = await made.json();
  const changed = await editor.patch(`${CMS}/api/media/${doc.id}`, {
    params: { 'uploadEdits[focalPoint][x]': 10, 'uploadEdits[focalPoint][y]': 90 },
    data: { alt: 'Een vlak' },
  });
  const after = (await changed.json()).doc;
  expect(after).toMatchObject({ focalX: 10, focalY: 90, width: 800, height: 300 });
  expect(after.sizes.card1xwebp.url).not.toBe(doc.sizes.card1xwebp.url);
  expect((await request.get(after.sizes.card1xwebp.url)).status()).toBe(200);
  expect((await request.get(doc.sizes.card1xwebp.url)).status()).toBe(404);
});

test('R23 only pictures and PDFs are accepted, whatever their names', async ({ apiAs }) => {
  const editor = await apiAs('redacteur');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const format = 'Dit bestand kunnen we niet gebruiken. Kies een afbeelding in JPEG, PNG, WebP of AVIF.';
  const size = 'Deze afbeelding is te groot. Kies een afbeelding van hoogstens 25 MB.';
  const gif = await picture().gif().toBuffer();
  const refused = [
    { to: 'media', says: format, name: 'plaatje.svg', mimeType: 'image/svg+xml', buffer: svg },
    { to: 'media', says: format, name: 'plaatje.png', mimeType: 'image/png', buffer: svg },
    { to: 'media', says: format, name: 'plaatje.jpg', mimeType: 'image/jpeg', buffer: html },
    { to: 'media', says: format, name: 'plaatje.gif', mimeType: 'image/gif', buffer: gif },
    { to: 'media', says: size, name: 'groot.jpg', mimeType: 'image/jpeg', buffer: await bloated() },
    { to: 'files', says: 'Kies een PDF.', name: 'folder.pdf', mimeType: 'application/pdf', buffer: html },
    { to: 'files', says: 'Kies een PDF.', name: 'folder.html', mimeType: 'application/pdf', buffer: html },
  ];
  for (const { to, says, ...file } of refused) {
    const multipart = { file, _payload: JSON.stringify({ alt: 'x', title: 'x' }) };
    const answer = await editor.post(`${CMS}/api/${to}`, { multipart });
    expect(answer.status(), file.name).toBe(400);
    expect(JSON.stringify(await answer.json()).replaceAll('\u00a0', ' '), file.name).toContain(says);
  }
});

const bloated = async () => Buffer.concat([await jpeg(200, 150), Buffer.alloc(25 * 1024 ** 2)]);

test('five wrong passwords lock an account', async ({ request, apiAs }) => {
  const editor = await apiAs('beheerder');
  const data = { email: `${randomUUID()}@example.org`, name: 'Ooit', role: 'redacteur', password: 'lang-genoeg-toch' };
  expect((await editor.post(`${CMS}/api/users`, { data: { ...data, password: 'kort' } })).status()).toBe(400);
  expect((await editor.post(`${CMS}/api/users`, { data })).status()).toBe(201);
  const logInWith = async (password: string) =>
    (await request.post(`${CMS}/api/users/login`, { data: { email: data.email, password } })).status();
  for (let tries = 0; tries < 5; tries += 1) expect(await logInWith('verkeerd-wachtwoord')).toBe(401);
  expect(await logInWith(data.password)).toBe(401);
});

test('a user changes their password in the admin with the old one', async ({ page, apiAs }) => {
  test.slow(); // each refused press takes five seconds to be noticed, and more on a busy machine
  const beheerder = await apiAs('beheerder');
  const [email, old, fresh] = [`${randomUUID()}@example.org`, PASSWORD, 'heel-iets-anders'];
  const data = { email, name: 'Wisselaar', role: 'redacteur', password: old };
  expect((await beheerder.post(`${CMS}/api/users`, { data })).status()).toBe(201);
  await logInToCms(page, email);
  await page.goto(`${CMS}/admin/account`);
  const current = page.getByLabel('Je huidige wachtwoord');
  await expect(page.getByLabel('Naam')).toHaveValue('Wisselaar');
  await expect(current).toBeHidden();
  // A field is validated a moment after its last key, and until then the form refuses it. Once it has saved, its button is
  // off.
  const button = page.getByRole('button', { name: 'Bewaar', exact: true });
  const save = (says: string) =>
    expect(async () => {
      if (await button.isEnabled()) await button.click({ timeout: 5000 });
      await expect(page.getByText(says).first()).toBeVisible({ timeout: 5000 });
    }).toPass();
  const fillInNew = async () => {
    await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    await page.getByLabel('Nieuw wachtwoord').fill(fresh);
    await page.getByLabel('Wachtwoord bevestigen').fill(fresh);
  };
  await fillInNew();
  await expect(current).toBeVisible();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(current).toBeHidden();
  await page.getByLabel('Naam').fill('Wisselaar V.'); // needs no password
  await save('Succesvol aangepast.');
  await page.reload();
  await expect(page.getByLabel('Naam')).toHaveValue('Wisselaar V.');
  await fillInNew();
  await save('Vul je huidige wachtwoord in.');
  if (await current.isHidden()) await fillInNew(); // the form was filled in before it was complete
  await current.fill('verkeerd-wachtwoord');
  await save('Dit is niet je huidige wachtwoord.');
  await current.fill(old);
  await save('Succesvol aangepast.');
  await expect(current).toBeHidden();
  await page.getByLabel('Naam').fill('Wisselaar');
  await button.click();
  const nameNow = async () =>
    (await (await beheerder.get(`${CMS}/api/users?where[email][equals]=${email}`)).json()).docs[0].name;
  await expect.poll(nameNow).toBe('Wisselaar'); // the saved passwords are not sent again
  const logInWith = async (password: string) =>
    (await beheerder.post(`${CMS}/api/users/login`, { data: { email, password } })).status();
  expect(await logInWith(old)).toBe(401);
  expect(await logInWith(fresh)).toBe(200);
});

test('task lists are shown only to logged-in users', async ({ page, apiAs }) => {
  await apiAs('redacteur'); // waits until the CMS answers
  for (const list of ['na-te-kijken', 'kapotte-links']) {
    const answer = await page.request.get(`${CMS}/admin/${list}`);
    expect(await answer.text(), list).not.toMatch(/Artikelen op de site waarvan|Links op gepubliceerde/);
    await page.goto(`${CMS}/admin/${list}`);
    await expect(page, list).toHaveURL(`${CMS}/admin/login`);
  }
});
