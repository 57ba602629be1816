import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeBlock, makeContact } from '#tests/support/factory/contacts.ts';
import {
  makeMember,
  makePerson,
  makeSession,
  type PersonMade,
  type SessionMade,
} from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
let viewer: PersonMade;
beforeAll(async () => {
  viewer = await makePerson(site.platform);
});

async function open(path: string, as: SessionMade | null) {
  const response = await request(site, 'GET', path, { as });
  const document = parseHtml(response.body);
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    main: document.querySelector('main')?.textContent ?? '',
    buttons: textsOf('main button:not(:disabled)'),
    disabled: textsOf('main button:disabled'),
    links: textsOf('main a'),
  };
}

describe('the page of a person shows what the viewer can do by their contact', () => {
  const ASK = 'Stuur een bericht';
  const SENT = 'Contactverzoek verstuurd';
  const ACCEPT = 'Accepteer contactverzoek';

  it.each([
    ['none', null, { link: ASK }],
    ['requested', 'viewer', { disabled: SENT, text: 'kan nu contact met je maken' }],
    ['denied', 'viewer', { disabled: SENT, text: 'kan nu contact met je maken' }], // rules.md R11
    ['requested', 'other', { button: ACCEPT }],
    ['denied', 'other', { text: 'geweigerd', link: 'Toch contact leggen' }], // choices.md 45
    ['accepted', 'viewer', { link: 'Schrijf met' }],
  ] as const)('%s, asked by %s', async (state, asker, shown: Record<string, string>) => {
    const { id } = await makeMember(site.platform);
    const pair = asker === 'viewer' ? { creatorId: viewer.id, otherId: id } : { creatorId: id, otherId: viewer.id };
    if (state !== 'none') await makeContact(site.platform, { ...pair, state });
    const page = await open(`/personen/${id}`, viewer.as);
    expect(page.main).toContain(shown.text ?? '');
    expect(page.disabled).toEqual(shown.disabled ? [shown.disabled] : []);
    expect(page.buttons.includes(ACCEPT)).toBe(shown.button === ACCEPT);
    expect(page.links.some((text) => text?.includes(shown.link ?? ''))).toBe(true);
    expect(page.links.includes(ASK)).toBe(shown.link === ASK);
  });

  it('a moderator finds what moderators know of them, and nobody else does', async () => {
    const { id } = await makeMember(site.platform);
    const { id: moderatorId } = await makeMember(site.platform, { roles: ['moderator'] });
    const as = await makeSession(site.platform, moderatorId);
    const finds = async (path: string, by: SessionMade) =>
      (await open(path, by)).links.some((text) => text?.startsWith('Wat moderators van'));
    expect([await finds(`/personen/${id}`, as), await finds(`/personen/${moderatorId}`, as)]).toEqual([true, false]);
    expect(await finds(`/personen/${id}`, viewer.as)).toBe(false);
  });

  it('nothing on one’s own', async () => {
    const { links, main } = await open(`/personen/${viewer.id}`, viewer.as);
    expect([links.includes(ASK), main.includes('Blokkeer')]).toEqual([false, false]);
  });
});

it('R44 who blocks the viewer has the page that a visitor sees, or none; the blocker can undo it', async () => {
  const make = async (isPublic: boolean) => {
    const { id } = await makeMember(site.platform, { public: isPublic });
    const { db } = site.platform;
    await db.updateTable('profile').set({ motto: 'Rustig aan', province: 4 }).where('memberId', '=', id).execute();
    return id;
  };
  const [blocking, shown] = [await make(false), await make(true)];
  for (const blockerId of [blocking, shown]) await makeBlock(site.platform, { blockerId, blockedId: viewer.id });
  expect((await open(`/personen/${blocking}`, viewer.as)).main).toContain('De pagina is niet gevonden');
  const page = await open(`/personen/${shown}`, viewer.as);
  expect(page.main).toContain('Rustig aan');
  expect(page.main).toContain('geen bericht sturen');
  expect(page.links).not.toContain('Stuur een bericht');
  const back = await open(`/personen/${viewer.id}`, await makeSession(site.platform, blocking));
  expect(back.main).toMatch(/Je hebt .+ geblokkeerd/);
  expect(back.buttons).toEqual([expect.stringMatching(/^Deblokkeer /)]);
});

it('a donor who is no member yet is led to the registration of donors', async () => {
  const { id } = await makeMember(site.platform, { public: true });
  const page = await open(`/personen/${id}?userIsDonor=true`, null);
  expect(page.links).toEqual(expect.arrayContaining(['Stuur een bericht', 'word deelnemer als donor']));
});

it('R13 a private profile and none look alike for a donor, who is led to the registration and back', async () => {
  const { id, username } = await makeMember(site.platform);
  const look = async (person: number) => {
    const { statusCode, body, headers } = await request(site, 'GET', `/personen/${person}?userIsDonor=true`);
    const text = (parseHtml(body).querySelector('main')?.innerHTML ?? '').replaceAll(`${person}`, 'id');
    return { statusCode, text, remembers: `${headers['set-cookie']}`.includes(`donor-target=${person}.`) };
  };
  const page = await look(id);
  expect(page).toEqual(await look(id + 1_000_000));
  expect(page).toMatchObject({ statusCode: 200, remembers: true });
  expect(page.text).toContain('href="/registreren?userIsDonor=true"');
  expect(page.text).toContain('afterLoginUrl=%2Fpersonen%2Fid%3FuserIsDonor%3Dtrue');
  expect(page.text).not.toContain(username);
});

it('a participant who may give a kidney gets the page and the form for it', async () => {
  const { id } = await makeMember(site.platform);
  const { db, clock } = site.platform;
  await db.updateTable('profile').set({ currentTreatmentId: 55204 }).where('memberId', '=', id).execute();
  const consent = { memberId: id, kind: 'health', version: '1', given: true, at: clock.now() };
  await db.insertInto('consent').values(consent).execute();
  const treatment = (await open(`/personen/${id}`, viewer.as)).main;
  const { main, links } = await open(`/personen/${id}?userIsDonor=true`, viewer.as);
  expect(main).toContain('Denk je erover om een nier te geven?');
  expect([/hemodialyse thuis/i.test(treatment), /hemodialyse thuis/i.test(main)]).toEqual([true, false]);
  expect(links).toContain('Stuur een bericht');
  const form = { intent: 'request', ContactUserId: `${id}`, Message: 'Dag, ik denk erover.' };
  const sent = await submitForm(site, `/personen/${id}?userIsDonor=true&bericht=nieuw`, form, viewer.as);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/account/berichten/${id}`]);
});

it('everybody who deleted the account has one page', async () => {
  expect((await open('/personen/0', viewer.as)).main).toContain('Voormalig deelnemer');
});

it('the page of a person names their blog, with the number of its posts', async () => {
  const { id } = await makeMember(site.platform);
  const blog = await makeBlog(site.platform, { ownerId: id, title: 'Tussen dag en duin' });
  for (let number = 0; number < 2; number += 1) await makePost(site.platform, { blogId: blog.id });
  const { main, links } = await open(`/personen/${id}`, viewer.as);
  expect(main).toMatch(/schrijft de blog\s+Tussen dag en duin\s+\(2 berichten\)/);
  expect(links).toContain('Tussen dag en duin');
});
