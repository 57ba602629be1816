import { describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makePerson, type PersonMade, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });

interface Two {
  asker: PersonMade;
  other: PersonMade;
  linkId: number;
}

async function makeTwo(state: 'requested' | 'accepted' | 'denied'): Promise<Two> {
  const [asker, other] = [await makePerson(site.platform), await makePerson(site.platform)];
  const { id } = await makeContact(site.platform, {
    creatorId: asker.id,
    otherId: other.id,
    state,
    body: 'Hoi, fijn!',
  });
  return { asker, other, linkId: id };
}

async function open(path: string, as: SessionMade) {
  const response = await request(site, 'GET', path, { as });
  const document = parseHtml(response.body);
  return {
    status: response.statusCode,
    main: document.querySelector('main')?.textContent ?? '',
    buttons: [...document.querySelectorAll('main button')].map(({ textContent }) => textContent),
    links: [...document.querySelectorAll<HTMLAnchorElement>('main a')].map(({ href }) => href),
    html: response.body,
  };
}

/** The messages as `other` gets them from the call, which marks nothing either. */
const readThread = async ({ asker, other }: Two): Promise<{ Id: number; Read: boolean }[]> =>
  (await request(site, 'GET', `/api/v1/inbox/inbox/${asker.id}`, { as: other.as })).json();

/** Posts what the page of `other` posts once it is shown. */
async function markSeen({ asker, other }: Two, until: number): Promise<void> {
  const body = toFormData({ intent: 'seen', Until: String(until), _csrf: other.as.antiforgery });
  const { statusCode } = await request(site, 'POST', `/account/berichten/${asker.id}`, { as: other.as, body });
  expect(statusCode).toBe(200);
}

const addMessage = ({ asker, other, linkId }: Two, body: string) =>
  site.platform.db
    .insertInto('message')
    .values({ contactLinkId: linkId, senderId: asker.id, recipientId: other.id, body, createdAt: site.clock.now() })
    .execute();

const threadOf = (two: Two, viewer: 'asker' | 'other') =>
  open(`/account/berichten/${two[viewer === 'asker' ? 'other' : 'asker'].id}`, two[viewer].as);

describe('a request', () => {
  it('can be answered by who got it, and becomes seen when its page posts so, not when that is loaded', async () => {
    const two = await makeTwo('requested');
    const inbox = async () => (await open('/account/berichten', two.other.as)).main;
    const page = await threadOf(two, 'other');
    expect(page.main).toContain('Hoi, fijn!');
    const refuse = `Ja, weiger het verzoek van ${two.asker.username}`;
    expect(page.buttons).toEqual(expect.arrayContaining(['Accepteren', refuse, 'Markeer als gelezen']));
    expect([page.html.includes('ongelezen'), page.main.includes('Nieuw')]).toEqual([false, false]);
    expect(await inbox()).toContain('Nieuw'); // a browser loads pages ahead, and that is no reading

    const { Id } = (await readThread(two)).at(-1) ?? { Id: 0 };
    await addMessage(two, 'Ben je daar?');
    await markSeen(two, Id);
    expect((await readThread(two)).map(({ Read }) => Read)).toEqual([true, false]); // what came since stays new
    await markSeen(two, Id + 1);
    expect(await inbox()).not.toContain('Nieuw');
    expect((await threadOf(two, 'other')).buttons).not.toContain('Markeer als gelezen');
  });

  it('that is refused leads to a note of whom, with the way to have contact after all', async () => {
    const two = await makeTwo('requested');
    const path = `/account/berichten/${two.asker.id}`;
    const body = toFormData({ intent: 'deny', _csrf: two.other.as.antiforgery });
    const { headers } = await request(site, 'POST', path, { as: two.other.as, body });
    const told = await open(String(headers.location), two.other.as);
    expect(told.main).toContain(`Je hebt het contactverzoek van ${two.asker.username} geweigerd.`);
    expect(told.links).toContain(`/personen/${two.asker.id}?bericht=nieuw`);
    const third = await makeTwo('requested');
    expect((await open(String(headers.location), third.other.as)).main).not.toContain(two.asker.username);
  });

  it('R11 looks the same to who made it, before and after it was refused', async () => {
    const two = await makeTwo('requested');
    const look = async () => {
      const pages = [await threadOf(two, 'asker'), await open('/account/berichten', two.asker.as)];
      return pages.map(({ status, main }) => ({ status, main }));
    };
    const before = await look();
    expect(before[0]?.main).toContain('Je contactverzoek is verstuurd');
    await request(site, 'POST', `/api/v1/CustomContactlink/DenyContactRequest/${two.asker.id}`, {
      as: two.other.as,
    });
    expect(await look()).toEqual(before);
  });
});

it('a thread that is not there, or was removed, says so', async () => {
  const two = await makeTwo('denied');
  const page = await threadOf(two, 'other');
  expect(page.status).toBe(404);
  expect(page.main).toContain(
    'Deze conversatie kon niet worden geladen. Mogenlijk heeft je gesprekspartner hem verwijderd.',
  );
});

it('the inbox has the beginning of a long message, and nobody reads the rest aloud', async () => {
  const two = await makeTwo('accepted');
  await addMessage(two, `${'Woord '.repeat(60)}slotwoord`);
  await site.platform.db
    .updateTable('contactLink')
    .set({ lastMessageAt: site.clock.now() })
    .where('id', '=', two.linkId)
    .execute();
  const { html, main } = await open('/account/berichten', two.other.as);
  expect([main.includes('Woord Woord'), html.includes('slotwoord')]).toEqual([true, false]);
});

it('R40 a thread has one address', async () => {
  const { asker, other } = await makeTwo('accepted');
  expect((await open(`/account/berichten/${asker.id}`, other.as)).status).toBe(200);
  expect((await open(`/account/berichten/0${asker.id}`, other.as)).status).toBe(404);
});

it('a thread opens at the first message that is new, else at the last', async () => {
  const two = await makeTwo('accepted');
  for (const body of ['Gelezen.', 'Nieuw een.', 'Nieuw twee.']) await addMessage(two, body);
  const opensAt = async () => {
    const document = parseHtml((await threadOf(two, 'other')).html);
    return document.getElementById('laatste-bericht')?.querySelector('p')?.textContent;
  };
  const [, read, , last] = await readThread(two);
  await markSeen(two, read?.Id ?? 0);
  expect(await opensAt()).toBe('Nieuw een.');
  await markSeen(two, last?.Id ?? 0);
  expect(await opensAt()).toBe('Nieuw twee.');
});

it('a long thread shows its last messages, and older ones by a link', async () => {
  const two = await makeTwo('accepted');
  const rows = Array.from({ length: 45 }, (_, index) => ({
    contactLinkId: two.linkId,
    senderId: two.asker.id,
    recipientId: two.other.id,
    body: `Bericht ${index}.`,
    createdAt: site.clock.now(),
  }));
  await site.platform.db.insertInto('message').values(rows).execute();
  const page = await threadOf(two, 'other');
  expect(page.main).toContain('Bericht 44.');
  expect(page.main).not.toContain('Bericht 14.');
  const older = page.links.find((link) => link.includes('?voor=')) ?? '';
  const second = await open(older, two.other.as);
  expect(second.main).toContain('Bericht 14.');
  expect(second.main).toContain('Hoi, fijn!');
  expect(second.main).not.toContain('Bericht 15.');
});
