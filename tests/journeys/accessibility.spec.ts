import type { Locator, Page } from '@playwright/test';
import { logInByCall, readGroup, startConversation, TEST_GROUP } from './support/api-calls.ts';
import {
  ADMINISTRATOR,
  MODERATOR,
  openFlagForm,
  PARTICIPANT,
  reactionItem,
  startConversationWithReaction,
} from './support/conversation.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const conversation = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';

const RETRY = '/verificatie-mail-opnieuw-versturen';
const FORGOT = '/wachtwoord/vergeten';
const NEW_PASSWORD = '/wachtwoord/opnieuw-instellen?email=iemand%40example.org&token=oud';

interface Screen {
  name: string;
  path: string;
  member?: boolean;
  /** The address of a member with a role, in place of a participant. */
  as?: string;
  /** Brings the page into the state to check; `phone` is true at the narrow width. */
  reach?: (page: Page, phone: boolean) => Promise<void>;
}

const LEADERS = '/moderatie/leden?zoekterm=Demobeheerder';

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
  { name: 'people', path: '/personen' },
  { name: 'people of a member', path: '/personen', member: true, reach: openFilter },
  { name: 'nobody found', path: '/personen?zoeken=zzzzzz', member: true },
  { name: 'person', path: '/personen', member: true, reach: openPerson },
  { name: 'first message', path: '/personen', member: true, reach: writeFirstMessage },
  { name: 'blogs', path: '/blogs' },
  { name: 'blogs of a member', path: '/blogs', member: true },
  { name: 'blog', path: '/blogs', member: true, reach: openBlog },
  { name: 'blog post', path: '/blogs', member: true, reach: openPost },
  { name: 'cases', path: '/moderatie', as: MODERATOR },
  { name: 'open case with its forms', path: '/moderatie', as: MODERATOR, reach: openForms },
  { name: 'cases of one moderator', path: '/moderatie?lijst=mijn', as: MODERATOR },
  { name: 'handled cases', path: '/moderatie?lijst=afgehandeld', as: MODERATOR },
  { name: 'case', path: '/moderatie?lijst=afgehandeld', as: MODERATOR, reach: openCase },
  { name: 'members and their roles', path: '/moderatie/leden', as: ADMINISTRATOR },
  { name: 'end of an administrator', path: LEADERS, as: ADMINISTRATOR, reach: openEndOfAdministrator },
  { name: 'words', path: '/woordenlijst' },
  { name: 'recipes', path: '/recepten' },
  { name: 'shopping list', path: '/boodschappenlijst' },
  { name: 'news', path: '/nieuws' },
  { name: 'search', path: '/zoeken' },
  { name: 'search with results', path: '/zoeken?zoekterm=dialyse' },
  { name: 'search with results of a member', path: '/zoeken?zoekterm=dialyse', member: true },
  { name: 'search with suggestions', path: '/zoeken', reach: openSuggestions },
  { name: 'search without results', path: '/zoeken?zoekterm=qqqqqq' },
  { name: 'share', path: '/delen/afmelden?token=oud' },
  { name: 'newsletter', path: '/nieuwsbrief' },
  { name: 'newsletter of a member', path: '/nieuwsbrief', member: true },
  { name: 'newsletter requested', path: '/nieuwsbrief?verstuurd=true' },
  { name: 'newsletter, link that does not work', path: '/nieuwsbrief/bevestigen?token=oud' },
  { name: 'newsletter subscribed', path: '/nieuwsbrief/bevestigen?aangemeld=true' },
  { name: 'newsletter, link to stop that does not work', path: '/nieuwsbrief/afmelden?token=oud' },
  { name: 'newsletter ended', path: '/nieuwsbrief/afmelden?afgemeld=true' },
  { name: 'mails, link to stop that does not work', path: '/e-mails/afmelden?token=oud' },
  { name: 'favourite recipes', path: '/recepten?toon=favorieten', member: true },
  { name: 'not found', path: '/bestaat-niet' },
  { name: 'log in to view', path: '/account/profiel' },
  { name: 'settings', path: '/account/instellingen', member: true },
  { name: 'notifications', path: '/account/notificaties', member: true },
  { name: 'photo', path: '/account/foto', member: true },
  { name: 'photo refused', path: '/account/instellingen', member: true, reach: uploadRefusedFile },
  { name: 'login', path: '/inloggen' },
  { name: 'login with errors', path: '/inloggen', reach: (page) => send(page, 'Inloggen') },
  { name: 'timed out', path: '/inloggen?session-timeout=true' },
  { name: 'register', path: '/registreren' },
  { name: 'register with errors', path: '/registreren', reach: (page) => send(page, 'Registreren') },
  { name: 'registered', path: '/registreren_klaar' },
  { name: 'confirm with a bad token', path: '/email-bevestigen?token=oud' },
  { name: 'register as a donor', path: '/registreren?userIsDonor=true' },
  { name: 'request the verification mail', path: RETRY },
  { name: 'request it without an address', path: RETRY, reach: (page) => send(page, 'Opnieuw versturen') },
  { name: 'verification mail sent', path: `${RETRY}?verstuurd=true` },
  { name: 'verification failed', path: '/verificatie-mail-fout' },
  { name: 'forgot the password', path: FORGOT },
  { name: 'forgot it, without an address', path: FORGOT, reach: (page) => send(page, 'Verstuur de link') },
  { name: 'forgot it, mail sent', path: FORGOT, reach: requestLink },
  { name: 'new password', path: NEW_PASSWORD },
  { name: 'new password that is weak', path: NEW_PASSWORD, reach: (page) => choose(page, 'kort') },
  { name: 'new password with a bad link', path: NEW_PASSWORD, reach: (page) => choose(page, 'korenbloem8') },
  { name: 'e-mail changed', path: '/email-gewijzigd' },
  { name: 'e-mail change failed', path: '/email-gewijzigd-fout' },
  { name: 'account deleted', path: '/account-verwijderd' },
  { name: 'cookies', path: '/cookies' },
  { name: 'the session ends soon', path: conversation, member: true, reach: openSessionWarning },
  { name: 'building blocks', path: '/dev/ui' },
  { name: 'mailbox', path: '/dev/mail' },
  { name: 'menu open', path: '/groepen', reach: openMenu },
  { name: 'messages', path: '/account/berichten', member: true },
  { name: 'blocked members', path: '/account/geblokkeerd', member: true },
  { name: 'thread', path: '/account/berichten', member: true, reach: openThread },
  { name: 'account menu open', path: '/groepen', member: true, reach: openAccountMenu },
  { name: 'invitation open', path: conversation, reach: openInvitation },
  { name: 'cookie settings open', path: '/', reach: openCookieSettings },
  { name: 'infoline open', path: '/', reach: openInfoline },
];

const WIDTHS = [320, 1280];
const HEIGHT = 900;

test.describe('R36 axe finds nothing on a phone and on a desktop', () => {
  test.use({ viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT }, reducedMotion: 'reduce' });
  for (const screen of screens.filter(({ reach }) => !reach)) {
    test(screen.name, async ({ page }) => {
      await open(page, screen);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expectAccessible(page, { dark: width === WIDTHS.at(-1) });
      }
    });
  }
});

/** Opens the first blog of the overview. */
async function openBlog(page: Page): Promise<void> {
  await page.locator('main article h2 a').first().click();
  await expect(page.getByRole('complementary', { name: 'Over deze blog' })).toBeVisible();
}

/** Opens the latest post of that blog. */
async function openPost(page: Page): Promise<void> {
  await openBlog(page);
  await page.locator('main article h3 a').first().click();
  await expect(page.getByRole('heading', { name: /reacties?$/ })).toBeVisible();
}

/** Types in the search box until it suggests something, and chooses the first suggestion. */
async function openSuggestions(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Waar zoek je naar?' });
  await field.pressSequentially('dialy');
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
  await field.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toBeVisible();
}

/** Opens the last case of the list. */
async function openCase(page: Page): Promise<void> {
  await page.locator('main article h2 a').last().click();
  await expect(page.getByRole('heading', { name: 'Wat er gemeld is' })).toBeVisible();
}

/** Opens the case that waits longest, with its forms to hide and to edit. */
async function openForms(page: Page): Promise<void> {
  await page.locator('main article h2 a').first().click();
  for (const form of ['Verberg dit', 'Pas de tekst aan']) await page.locator('summary', { hasText: form }).click();
  await expect(page.getByRole('button', { name: 'Ja, verberg dit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sla de tekst op' })).toBeVisible();
}

async function openEndOfAdministrator(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Niet meer beheerder' }).click();
  await expect(page.getByRole('button', { name: 'Ja, neem deze rol weg' })).toBeVisible();
}

async function open(page: Page, { path, member, as = member ? PARTICIPANT : undefined }: Screen): Promise<void> {
  if (as) await logInByCall(page, as);
  await page.goto(path);
  await waitForHydration(page);
  const captcha = page.locator('altcha-widget');
  if ((await captcha.count()) > 0) await expect(captcha.getByRole('checkbox')).toBeVisible(); // by a script of its own
}

for (const width of WIDTHS) {
  test.describe(`R36 axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
    for (const screen of screens.filter(({ reach }) => reach)) {
      test(screen.name, async ({ page }) => {
        await open(page, screen);
        await screen.reach?.(page, width < 768);
        await expectAccessible(page);
      });
    }

    test('a new conversation that was refused', async ({ page }) => {
      await logInByCall(page, 'bram-1999@people.example.org');
      await page.goto(`/groepen/${(await readGroup(page, TEST_GROUP)).id}/nieuw`);
      await page.getByLabel('Besloten').check();
      await page.getByRole('button', { name: 'Start gesprek' }).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
      await expectAccessible(page);
    });

    test('a conversation that is closed, for a visitor and for a member', async ({ page }) => {
      await logInByCall(page, PARTICIPANT);
      const { path } = await startConversation(page, { open: false });
      await page.goto(path);
      await expect(page.getByText('besloten', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.context().clearCookies();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/alleen zichtbaar voor deelnemers$/);
      await expectAccessible(page);
    });

    test('an owner’s edit that was refused', async ({ page }) => {
      await logInByCall(page, PARTICIPANT);
      const { path } = await startConversation(page);
      await page.goto(`${path}?bewerken`);
      for (const label of ['Titel', 'Je verhaal of vraag']) await page.getByLabel(label).fill('');
      await page.getByRole('button', { name: 'Opslaan' }).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'Titel: Dit veld is verplicht. Schrijf een titel.',
        'Je verhaal of vraag: Dit veld is verplicht. Schrijf je verhaal of vraag.',
      ]);
      await expectAccessible(page);
    });

    test('a moderator’s message and edit that were refused, and a flag', async ({ page }) => {
      const { path, reactionId } = await startConversationWithReaction(page, MODERATOR);
      await page.goto(path);
      await waitForHydration(page);
      await openFlagForm(reactionItem(page, reactionId));
      await page.locator('summary', { hasText: 'als moderator' }).click();
      await page.getByRole('button', { name: 'Plaats als moderator' }).click();
      await expect(page.getByRole('alert')).toContainText('Dit veld is verplicht');
      await expectAccessible(page);
      await page.goto(`${path}?bewerken=${reactionId}`);
      await page.getByLabel(/Reactie van/).fill('');
      await page.getByRole('button', { name: 'Opslaan' }).click();
      await expect(page.getByRole('alert')).toContainText('Dit veld is verplicht');
      await expectAccessible(page);
    });
  });
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the header of a member is one row', async ({ page }) => {
    await logInByCall(page, PARTICIPANT);
    await page.goto('/groepen');
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return box && Math.round(box.y + box.height / 2);
    };
    const banner = page.getByRole('banner');
    const row = await middle(banner.getByRole('link', { name: /naar de startpagina/ }));
    expect(await middle(banner.getByRole('button', { name: 'Menu' }))).toBe(row);
    expect(await middle(banner.locator('summary', { hasText: 'Demodeelnemer' }))).toBe(row);
  });
});

test.describe('at twice the text size', () => {
  test.use({ bypassCSP: true });

  for (const path of ['/inloggen', '/registreren', '/groepen', '/groepen/thuisdialyse', conversation, '/bibliotheek']) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});

test('R36 axe finds nothing before our scripts run', async ({ openPage }) => {
  // Axe itself needs JavaScript, so only our scripts are blocked.
  const page = await openPage({ viewport: { width: 320, height: 900 }, mayFail: true });
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
});

async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toContainText('Er klopt nog iets niet');
}

async function requestLink(page: Page): Promise<void> {
  await page.getByLabel('E-mailadres').fill('niemand@example.org');
  await page.getByRole('button', { name: 'Verstuur de link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail verzonden');
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

async function sendEmptyReaction(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page.getByRole('alert')).toContainText('Dit veld is verplicht');
}

async function uploadRefusedFile(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto uploaden' }).click();
  await (await chooser).setFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('Dit bestand kunnen we niet gebruiken.')).toBeVisible();
}

async function filterToNothing(page: Page): Promise<void> {
  await page.getByLabel('Uitgaan').check();
  await expect(page.getByText('Hier heeft nog niemand het over gehad')).toBeVisible();
}

async function openMenu(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('summary', { hasText: 'Community' }).click();
  await expect(page.getByRole('link', { name: 'Gesprekken Praat mee' })).toBeVisible();
}

/** Opens the filter of people, with the choices of one question. */
async function openFilter(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByText('Filter personen').click();
  await page.locator('summary', { hasText: 'Provincie' }).click();
}

async function openPerson(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Stuur een bericht' })).toBeVisible();
}

async function writeFirstMessage(page: Page): Promise<void> {
  await openPerson(page);
  await page.getByRole('link', { name: 'Stuur een bericht' }).click();
  await expect(page.getByRole('textbox', { name: 'Bericht' })).toBeVisible();
}

async function openThread(page: Page) {
  await page.getByRole('link', { name: 'OpaWim' }).click();
  await page.getByText('Verwijder contact').click();
  await page.getByText('Blokkeer OpaWim', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ja, blokkeer OpaWim' })).toBeVisible();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Demodeelnemer' }).click();
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
}

async function openInvitation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Volg dit gesprek' }).click();
  await expect(page.getByRole('dialog')).toContainText('Word deelnemer');
}

/** Shows the warning on the page; sessions.spec.ts tests that the server decides. */
async function openSessionWarning(page: Page): Promise<void> {
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
