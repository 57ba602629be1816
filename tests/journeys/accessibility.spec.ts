import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, logIn, test } from './support/test.ts';

const conversation = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';

interface Screen {
  name: string;
  path: string;
  member?: boolean;
  /** Brings the page into the state to look at; `phone` where the way differs. */
  reach?: (page: Page, phone: boolean) => Promise<void>;
}

const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home of a member', path: '/', member: true },
  { name: 'groups', path: '/groepen' },
  { name: 'group', path: '/groepen/voeding-en-dieet' },
  { name: 'groups of a member', path: '/groepen', member: true },
  { name: 'group filtered to nothing', path: '/groepen/jong-met-een-nierziekte', reach: filterToNothing },
  { name: 'group, what a member follows', path: '/groepen/thuisdialyse?toon=gevolgd', member: true },
  { name: 'conversation', path: conversation },
  { name: 'conversation of a member', path: conversation, member: true },
  { name: 'empty reaction', path: conversation, member: true, reach: sendEmptyReaction },
  { name: 'not found', path: '/bestaat-niet' },
  { name: 'log in to view', path: '/account/profiel' },
  { name: 'settings', path: '/account/instellingen', member: true },
  { name: 'photo', path: '/account/foto', member: true },
  { name: 'photo refused', path: '/account/instellingen', member: true, reach: uploadInVain },
  { name: 'removing the photo', path: '/account/foto/verwijderen', member: true },
  { name: 'login', path: '/inloggen' },
  { name: 'login with errors', path: '/inloggen', reach: (page) => send(page, 'Inloggen') },
  { name: 'timed out', path: '/inloggen?session-timeout=true' },
  { name: 'register', path: '/registreren' },
  { name: 'register with errors', path: '/registreren', reach: (page) => send(page, 'Registreren') },
  { name: 'registered', path: '/registreren_klaar' },
  { name: 'confirm', path: '/email-bevestigen?token=oud' },
  { name: 'confirm with a bad token', path: '/email-bevestigen?token=oud', reach: confirmInVain },
  { name: 'cookies', path: '/cookies' },
  { name: 'the session ends soon', path: conversation, member: true, reach: letTheSessionEnd },
  { name: 'building blocks', path: '/dev/ui' },
  { name: 'mailbox', path: '/dev/mail' },
  { name: 'menu open', path: '/groepen', reach: openMenu },
  { name: 'account menu open', path: '/groepen', member: true, reach: openAccountMenu },
  { name: 'invitation open', path: conversation, reach: openInvitation },
  { name: 'cookie settings open', path: '/', reach: openCookieSettings },
  { name: 'infoline open', path: '/', reach: openInfoline },
];

for (const [width, theme] of [
  [320, 'light'],
  [320, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const) {
  test.describe(`R36 axe finds nothing at ${width} px, ${theme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
    for (const { name, path, member, reach } of screens) {
      test(name, async ({ page }) => {
        if (member) await logIn(page, 'deelnemer@example.org');
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await reach?.(page, width < 768);
        await expectAccessible(page);
      });
    }
  });
}

test('R36 axe finds nothing while no script of ours has run', async ({ browser }) => {
  // Axe itself needs JavaScript, so only our scripts are kept away.
  const context = await browser.newContext({ viewport: { width: 320, height: 900 } });
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of [
    '/',
    '/groepen',
    '/groepen/thuisdialyse',
    conversation,
    '/inloggen',
    '/registreren',
    '/bestaat-niet',
  ]) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await context.close();
});

async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toContainText('Er klopt nog iets niet');
}

async function sendEmptyReaction(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page.getByRole('alert')).toContainText('Dit veld is verplicht');
}

async function uploadInVain(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto uploaden' }).click();
  await (await chooser).setFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('Dit bestand kunnen we niet gebruiken.')).toBeVisible();
}

async function filterToNothing(page: Page): Promise<void> {
  await page.getByLabel('Uitgaan').check();
  await expect(page.getByText('Hier heeft nog niemand het over gehad')).toBeVisible();
}

async function confirmInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click();
  await expect(page.getByRole('alert')).toContainText('Deze link werkt niet (meer)');
}

async function openMenu(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('summary', { hasText: 'Alles over Niergenoten' }).click();
  await expect(page.getByRole('link', { name: 'Referenten' }).first()).toBeVisible();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Demodeelnemer' }).click();
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
}

async function openInvitation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Volg dit gesprek' }).click();
  await expect(page.getByRole('dialog')).toContainText('Word deelnemer');
}

/** As the page shows it; that the server decides, sessions.spec.ts shows. */
async function letTheSessionEnd(page: Page): Promise<void> {
  await page.route('**/api/v1/sessions/current', (route) => route.fulfill({ json: { SecondsLeft: 240 } }));
  await page.clock.install();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('04:00:00');
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function openCookieSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openInfoline(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'infolijn' }).click();
  await expect(page.getByText(/8:00 tot 17:00/).first()).toBeVisible();
}
