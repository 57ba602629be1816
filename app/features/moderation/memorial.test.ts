import { afterAll, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';

const { site, one, two, send } = await openModeration({ pages: await allPages() });
const { platform } = site;
afterAll(() => site.close());

/** A member with a case about them, and a contact. */
async function makeDeceased() {
  const { id: caseId, author, reporter, conversation } = await makeCase(platform);
  const contact = await makeMember(platform);
  await makeContact(platform, { creatorId: contact.id, otherId: author.id, state: 'accepted' });
  return { caseId, author, contact, reporter, conversation };
}

type Deceased = Awaited<ReturnType<typeof makeDeceased>>;

const mark = ({ author, caseId, contact }: Pick<Deceased, 'author' | 'caseId' | 'contact'>, by: MemberMade = one) =>
  send(by, 'POST', `moderation/members/${author.id}/decisions`, {
    ...{ Case: caseId, Measure: 'memorial', Contact: contact.username.toUpperCase() },
  });

const record = async ({ author }: Deceased) => (await send(one, 'GET', `moderation/members/${author.id}`)).json();

async function takeBack(deceased: Deceased) {
  const [{ Id }] = (await record(deceased)).Decisions;
  return send(two, 'POST', `moderation/members/${deceased.author.id}/decisions/${Id}/take-back`, {});
}

const person = async (id: number, viewer: MemberMade) =>
  (await request(site, 'GET', `/personen/${id}`, { as: await makeSession(platform, viewer.id) })).body;

describe('a moderator records that a member died', () => {
  it('as a contact of theirs confirmed, who is told so', async () => {
    const deceased = await makeDeceased();
    const { author, contact } = deceased;
    expect((await mark(deceased)).statusCode).toBe(200);
    await site.work();
    expect((await record(deceased)).Decisions[0]).toMatchObject({ Measure: 'memorial', Rule: null, Until: null });
    const list = await request(site, 'GET', '/account/notificaties', { as: await makeSession(platform, contact.id) });
    expect(list.body).toContain('omdat jij dat bevestigde');
    expect(list.body).toContain(`href="/personen/${author.id}"`);
  });

  it.each([
    ['nobody', async () => ({ username: 'niemand-zo' })],
    ['a stranger', () => makeMember(platform)],
    [
      'who asked for contact and has no answer',
      async ({ author }: Deceased) => {
        const asking = await makeMember(platform);
        await makeContact(platform, { creatorId: asking.id, otherId: author.id, state: 'requested' });
        return asking;
      },
    ],
    [
      'themselves, also as a contact',
      async ({ author }: Deceased) => {
        await makeContact(platform, { creatorId: one.id, otherId: author.id, state: 'accepted' });
        return one;
      },
    ],
    ['the member', async ({ author }: Deceased) => author],
  ])('never by the word of %s', async (_, find) => {
    const deceased = await makeDeceased();
    const contact = (await find(deceased)) as MemberMade;
    const refused = await mark({ ...deceased, contact });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ Contact: 'Dit is geen contact van deze deelnemer' });
    expect((await record(deceased)).Decisions).toEqual([]);
  });

  it('and names the contact, or nothing is recorded', async () => {
    const { caseId, author } = await makeDeceased();
    const body = { Case: caseId, Measure: 'memorial' };
    const refused = await send(one, 'POST', `moderation/members/${author.id}/decisions`, body);
    expect(refused.json().fields).toEqual({ Contact: 'Vul in welk contact dit heeft bevestigd' });
    expect((await mark({ caseId, author, contact: one }, await makeMember(platform))).statusCode).toBe(403);
  });

  it('once, also of two at the same time', async () => {
    const deceased = await makeDeceased();
    const answers = await Promise.all([mark(deceased), mark(deceased)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await record(deceased)).Decisions).toHaveLength(1);
  });
});

describe('who is in memoriam', () => {
  it('is named with that, on the profile and beside what they wrote, which stays', async () => {
    const deceased = await makeDeceased();
    const { author, contact, conversation } = deceased;
    await mark(deceased);
    const page = await person(author.id, contact);
    expect(page).toContain('In memoriam');
    expect(page).toContain('Een bericht sturen kan niet meer.');
    expect(page).not.toContain('Schrijf met');
    const path = `conversations/${conversation.id}/reactions`;
    const [reaction] = (await send(contact, 'GET', path)).json().Reactions;
    expect(reaction.User).toMatchObject({ Id: author.id, InMemoriam: true });
    expect(reaction.Reaction.Body).not.toBe('');
  });

  it('gets no message and no request, and no mail', async () => {
    const deceased = await makeDeceased();
    const { author, contact } = deceased;
    await mark(deceased);
    await site.work();
    const message = await send(contact, 'POST', `inbox/inbox/${author.id}`, { body: 'Hoi' });
    expect([message.statusCode, message.json().fields.body]).toEqual([
      409,
      'Dit profiel is in memoriam. Je kunt geen bericht meer sturen.',
    ]);
    const stranger = await makeMember(platform);
    const request = { ContactUserId: author.id, Message: 'Hoi' };
    expect((await send(stranger, 'POST', 'CustomContactlink', request)).statusCode).toBe(409);
    const thread = await siteOf(contact, `/account/berichten/${author.id}`);
    expect(thread).toContain('Je kunt geen bericht meer sturen.');
    // One mail, with the way back for who is not dead.
    expect((await site.mailsTo(author.email)).map(({ subject }) => subject)).toEqual([
      'Bericht van de moderators van Niergenoten',
    ]);
  });

  it('is logged out everywhere, writes nothing after a login, and can object', async () => {
    const deceased = await makeDeceased();
    const { author } = deceased;
    const as = await makeSession(platform, author.id);
    await mark(deceased);
    expect((await request(site, 'GET', '/api/v1/CustomUser', { as })).statusCode).toBe(403);
    expect((await send(author, 'POST', 'CustomUser/Blog', { Title: 'Mijn blog' })).json().error).toBe('paused');
    const { code } = await platform.db
      .selectFrom('decision')
      .select('code')
      .where('memberId', '=', author.id)
      .executeTakeFirstOrThrow();
    const notice = await request(site, 'GET', `/meldingen/${code}`);
    expect(notice.body).toContain('Klopt dit niet?');
    const objection = await request(site, 'POST', `/api/v1/decisions/${code}/objection`, {
      body: { Text: 'Ik leef nog.' },
    });
    expect(objection.statusCode).toBe(200);
  });

  it('is so no longer when it is taken back, with everything as it was', async () => {
    const deceased = await makeDeceased();
    const { author, contact } = deceased;
    await mark(deceased);
    expect((await takeBack(deceased)).statusCode).toBe(200);
    expect(await person(author.id, contact)).not.toContain('memoriam');
    expect((await send(contact, 'POST', `inbox/inbox/${author.id}`, { body: 'Gelukkig!' })).statusCode).toBe(200);
    expect((await send(author, 'POST', 'CustomUser/Blog', { Title: 'Mijn blog' })).json().error).toBe('invalid_input');
    expect((await mark(deceased)).statusCode).toBe(200);
  });

  it('keeps a pause that was decided for another reason, when the memorial is taken back', async () => {
    const deceased = await makeDeceased();
    const { author, caseId } = deceased;
    const pause = { Case: caseId, Measure: 'paused', Days: 30, Rule: 'respect' };
    await send(one, 'POST', `moderation/members/${author.id}/decisions`, pause);
    await mark(deceased);
    await takeBack(deceased);
    expect((await send(author, 'POST', 'CustomUser/Blog', { Title: 'Mijn blog' })).json().error).toBe('paused');
  });
});

const siteOf = async (viewer: MemberMade, path: string) =>
  (await request(site, 'GET', path, { as: await makeSession(platform, viewer.id) })).body;

it('somebody tells that a member died where they report the profile, and nowhere else', async () => {
  const { author, reporter, conversation } = await makeDeceased();
  const reason = 'Deze persoon is overleden';
  expect(await siteOf(reporter, `/melden/profile/${author.id}`)).toContain(reason);
  const other = await makeMember(platform);
  expect(await siteOf(other, `/melden/conversation/${conversation.id}`)).not.toContain(reason);
});
