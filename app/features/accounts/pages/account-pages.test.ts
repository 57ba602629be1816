import { expect, it } from 'vitest';
import { HOUR } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { registrationCalls } from '#tests/support/registration-calls.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const ONCE_AN_HOUR = '1/3600';
const site = setUpTestSite(
  {
    LIMIT_FORGOT_PASSWORD: ONCE_AN_HOUR,
    LIMIT_RECONFIRM_EMAIL: ONCE_AN_HOUR,
    LIMIT_REQUEST_LOGIN_LINK: ONCE_AN_HOUR,
  },
  { pages: allPages() },
);

/** The pages on which somebody asks for a mail. */
const MAIL_PAGES = ['/wachtwoord/vergeten', '/verificatie-mail-opnieuw-versturen', '/inloggen/mail'];

const calls = registrationCalls(site);

async function open(path: string, as: SessionMade | null = null) {
  const response = await request(site, 'GET', path, { as });
  const document = parseHtml(response.body);
  return { document, main: document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '' };
}

it('the page to register says what an account gives, and what its boxes mean', async () => {
  const { main } = await open('/registreren');
  for (const advantage of [
    /meer dan 30 onderwerpen/,
    /veilige plek\. We delen niets met derden/,
    /bij jouw situatie passen/,
  ])
    expect(main).toMatch(advantage);
  expect(main).toMatch(/Ik ben 16 jaar of ouder/);
});

it('the page after registering says how long a mail takes, where to look, and how to get another', async () => {
  const { document, main } = await open('/registreren_klaar');
  expect(document.querySelector('h1')?.textContent).toBe('Bijna klaar');
  expect(main).toMatch(/15 minuten/);
  expect(main).toMatch(/spam/i);
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/contact', '/verificatie-mail-opnieuw-versturen']));
});

it('R49 the pages after asking for a mail say how many go to one address, and when to try again', async () => {
  for (const path of MAIL_PAGES) {
    const { main } = await open(`${path}?verstuurd=true`);
    expect(main).toMatch(
      /Naar één adres sturen we hooguit 5 van deze e-mails per uur\..*Probeer het over een uur opnieuw/,
    );
  }
});

it.each(MAIL_PAGES)(
  'R49 %s says that a mail is on its way where there is an account, and a refusal until when',
  async (path) => {
    const accepted = await submitForm(site, path, { Email: 'niemand@example.org' }, null);
    expect(accepted.headers.location).toBe(`${path}?verstuurd=true`);
    const { document } = await open(`${path}?verstuurd=true`);
    for (const heading of [document.querySelector('h1'), document.querySelector('title')])
      expect(heading?.textContent).not.toMatch(/verzonden|verstuurd/i);
    const refused = await submitForm(site, path, { Email: 'niemand@example.org' }, null);
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('Je doet dit te vaak achter elkaar. Probeer het over 1\u00a0uur opnieuw.');
  },
);

it('the profile of somebody new is private', async () => {
  const { body } = await calls.register('nieuw@example.org');
  await calls.confirm(await calls.tokenMailedTo('nieuw@example.org'));
  const made = await site.platform.db
    .selectFrom('member')
    .where('username', '=', body.Username)
    .select('public')
    .executeTakeFirstOrThrow();
  expect(made.public).toBe(false);
});

it('the settings have no form for the username, and say whom to ask for another', async () => {
  const { id } = await makeMember(site.platform, { username: 'Anneke' });
  const { document, main } = await open('/account/instellingen', await makeSession(site.platform, id));
  expect(main).toMatch(/Je heet hier Anneke\. Wil je een andere naam\? Mail ons dan/);
  expect(document.querySelector('main input[name=Username]:not([type=hidden])')).toBeNull();
});

it.each([
  [
    'expired',
    async () => site.clock.advance(5 * HOUR),
    '/inloggen?session-timeout=true&afterLoginUrl=%2Faccount%2Finstellingen',
    /omdat je meer dan 4 uur niet actief was/,
  ],
  [
    'was ended elsewhere',
    async (id: number) => site.platform.db.deleteFrom('session').where('memberId', '=', id).execute(),
    '/inloggen?session-timeout=true&afterLoginUrl=%2Faccount%2Finstellingen&session-ended=true',
    /niet meer ingelogd\. Dat gebeurt als je wachtwoord is gewijzigd/,
  ],
] as const)('the login page says of a session that %s how it ended', async (_how, end, address, message) => {
  const { id } = await makeMember(site.platform);
  const session = await makeSession(site.platform, id);
  await end(id);
  const { statusCode, headers } = await request(site, 'GET', '/account/instellingen', { as: session });
  expect([statusCode, headers.location]).toEqual([302, address]);
  expect((await open(address)).main).toMatch(message);
  // A page whose script asked first still carries the session.
  expect((await open('/inloggen?session-timeout=true', session)).main).toMatch(message);
});
