import { afterAll, describe, expect, it } from 'vitest';
import { storeDirectoryEntry } from '#app/features/profiles/index.ts';
import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { DAY, HOUR } from '#app/platform/clock.ts';
import { deleteOrphanedPictures } from '#app/platform/images/delete-orphaned-pictures.ts';
import { NO_ANSWERS } from '#app/ui/user/user-summary.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { type MemberMade, makeMember, makePhoto, makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { registrationCalls, tokensIn } from '#tests/support/registration-calls.ts';
import { request } from '#tests/support/request.ts';
import { forgetRemoved } from './commands/forget-removed.ts';
import { PAUSE_DAYS, sentenceOfAct, TAKEN_BACK } from './member-rules.ts';
import { noticePath, recordPath } from './paths.ts';

const { site, one, two, send, act: actOnCase } = await openModeration({ pages: await allPages() });
const { platform } = site;
const { db } = platform;
afterAll(() => site.close());

/** Does this with a member after a case, and gives the answer. */
const act = (by: MemberMade, author: MemberMade, body: object) =>
  send(by, 'POST', `moderation/members/${author.id}/decisions`, body);

const takeBack = (by: MemberMade, author: MemberMade, decision: number) =>
  send(by, 'POST', `moderation/members/${author.id}/decisions/${decision}/take-back`, {});

const record = async (author: MemberMade) => (await send(one, 'GET', `moderation/members/${author.id}`)).json();

const lastDecision = async ({ id }: MemberMade): Promise<number> =>
  (await record({ id } as MemberMade)).Decisions[0].Id;

/** The error of a call that writes to others; null where it is accepted. */
const writing = async (author: MemberMade): Promise<string | null> => {
  const response = await send(author, 'POST', 'CustomUser/Blog', { Title: 'Mijn blog' });
  return response.json()?.error === 'paused' ? 'paused' : null;
};

const memberOf = ({ id }: MemberMade) =>
  db.selectFrom('member').select(['username', 'photoId']).where('id', '=', id).executeTakeFirstOrThrow();

describe('a moderator', () => {
  it.each([
    ['word', { Facts: 'Fijn dat je zo meedenkt. Laat anderen ook aan het woord.' }, null],
    ['word', { Rule: 'topic' }, sentenceOfAct('word', 'topic', {})],
    ['warning', { Rule: 'respect' }, sentenceOfAct('warning', 'respect', {})],
    ['excluded', { Rule: 'law', Facts: 'Je bedreigde iemand.' }, null],
  ])('gives a %s, with reasons', async (Measure, reasons, facts) => {
    const { id, author } = await makeCase(platform);
    expect((await act(one, author, { Case: id, Measure, ...reasons })).statusCode).toBe(200);
    const [decision] = (await record(author)).Decisions;
    expect(decision).toMatchObject({ Case: id, Measure, Until: null, By: { Id: one.id }, TakenBack: null });
    expect(decision.Facts).toBe(facts ?? (reasons as { Facts?: string }).Facts);
  });

  it.each(PAUSE_DAYS)('keeps a member from writing for %d days, after which it ends by itself', async (Days) => {
    const { id, author } = await makeCase(platform);
    expect(await writing(author)).toBeNull();
    await act(one, author, { Case: id, Measure: 'paused', Rule: 'respect', Days });
    site.clock.advance(Days * DAY - HOUR);
    expect(await writing(author)).toBe('paused');
    site.clock.advance(HOUR);
    expect(await writing(author)).toBeNull();
    expect((await record(author)).Pause).toBeNull();
  });

  it('names everything that is missing at once', async () => {
    const { id, author } = await makeCase(platform);
    const fieldsOf = async (body: object) => (await act(one, author, { Case: id, ...body })).json().fields;
    expect(await fieldsOf({})).toEqual({ Measure: 'Kies wat je doet' });
    expect(await fieldsOf({ Measure: 'paused' })).toEqual({ Days: 'Kies hoe lang', Rule: 'Kies een huisregel' });
    expect(await fieldsOf({ Measure: 'word' })).toEqual({ Facts: 'Schrijf wat je wilt zeggen' });
    expect(await fieldsOf({ Measure: 'paused', Days: 2, Rule: 'respect' })).toHaveProperty('Days');
  });

  it('does it once for one key', async () => {
    const { id, author } = await makeCase(platform);
    const body = { Case: id, Measure: 'warning', Rule: 'advert' };
    const key = { 'idempotency-key': 'een-sleutel-van-een-formulier' };
    const as = await makeSession(platform, one.id);
    const url = `/api/v1/moderation/members/${author.id}/decisions`;
    for (let time = 0; time < 2; time += 1)
      expect((await request(site, 'POST', url, { as, body, headers: key })).statusCode).toBe(200);
    expect((await record(author)).Decisions).toHaveLength(1);
  });

  it('does nothing while another one is at the case', async () => {
    const { id, author } = await makeCase(platform, { claimedBy: two.id });
    expect((await act(one, author, { Case: id, Measure: 'warning', Rule: 'respect' })).statusCode).toBe(409);
    expect((await act(two, author, { Case: id, Measure: 'warning', Rule: 'respect' })).statusCode).toBe(200);
  });

  it('does it after a case was handled, too', async () => {
    const { id, author } = await makeCase(platform);
    await actOnCase(one, id, 'hide', { Rule: 'respect', Facts: '' });
    await actOnCase(one, id, 'handle', { Outcome: 'hidden', Rule: 'respect' });
    expect((await act(one, author, { Case: id, Measure: 'warning', Rule: 'respect' })).statusCode).toBe(200);
  });

  it('does nothing with who deleted the account', async () => {
    const { id, author } = await makeCase(platform);
    await db.deleteFrom('member').where('id', '=', author.id).execute();
    expect((await act(one, author, { Case: id, Measure: 'warning', Rule: 'respect' })).statusCode).toBe(404);
  });
});

it('who is excluded is in no list of people and gets no messages, until that is taken back; a pause changes nothing of it', async () => {
  const { id, author } = await makeCase(platform);
  const viewer = await makeMember(platform);
  await storeDirectoryEntry(db, author.id);
  const isListed = async () => {
    const found = (
      await send(viewer, 'GET', `profiles/searchbyusername?username=${author.username}&page_index=0&page_size=10`)
    ).json();
    return JSON.stringify(found).includes(author.username);
  };
  const askContact = async () =>
    (await send(await makeMember(platform), 'POST', 'CustomContactlink', { ContactUserId: author.id, Message: 'Dag.' }))
      .statusCode;
  const page = async () =>
    (await request(site, 'GET', `/personen/${author.id}`, { as: await makeSession(platform, viewer.id) })).body;
  const seen = async (by: MemberMade) => {
    return (await send(by, 'GET', `profiles/profile/${author.id}`)).json().Motto;
  };
  await db.updateTable('profile').set({ motto: 'Altijd door.' }).where('memberId', '=', author.id).execute();
  await act(one, author, { Case: id, Measure: 'paused', Rule: 'respect', Days: 3 });
  expect([await isListed(), await seen(viewer)]).toEqual([true, 'Altijd door.']);
  await act(one, author, { Case: id, Measure: 'excluded', Rule: 'respect' });
  expect([await isListed(), await askContact()]).toEqual([false, 409]);
  expect(await page()).toContain('geen bericht sturen');
  expect([await seen(viewer), await seen(one)]).toEqual([null, 'Altijd door.']);
  await takeBack(one, author, await lastDecision(author));
  expect([await isListed(), await askContact()]).toEqual([true, 200]);
  expect(await page()).not.toContain('geen bericht sturen');
});

it('to who is excluded a contact writes nothing, and does not find them among the contacts', async () => {
  const { id, author } = await makeCase(platform);
  const contact = await makeMember(platform);
  const text = 'Fijn dat je er bent.';
  await makeContact(platform, { creatorId: contact.id, otherId: author.id, state: 'accepted', body: text });
  const write = () => send(contact, 'POST', `inbox/inbox/${author.id}`, { body: 'Hoe is het?' });
  const contacts = async () => (await send(contact, 'GET', 'CustomContactlink/mycontacts')).json();
  const thread = async () =>
    (await request(site, 'GET', `/account/berichten/${author.id}`, { as: await makeSession(platform, contact.id) }))
      .body;
  expect([(await write()).statusCode, (await contacts()).TotalCount]).toEqual([200, 1]);
  await act(one, author, { Case: id, Measure: 'excluded', Rule: 'respect' });
  const refused = await write();
  expect([refused.statusCode, refused.json().fields]).toEqual([409, { body: NO_ANSWERS }]);
  expect(await contacts()).toMatchObject({ TotalCount: 0, Items: [] });
  const page = await thread();
  expect([page.includes(NO_ANSWERS), page.includes(text), page.includes('name="body"')]).toEqual([true, true, false]);
  await takeBack(one, author, await lastDecision(author));
  expect([(await write()).statusCode, (await contacts()).TotalCount]).toEqual([200, 1]);
});

it('what who is excluded wrote to others is gone from their messages, until that is taken back', async () => {
  const { id, author } = await makeCase(platform);
  const [asked, contact, blocker] = [
    await makeMember(platform),
    await makeMember(platform),
    await makeMember(platform),
  ];
  const text = 'Koop nu deze thee.';
  for (const other of [asked, contact, blocker]) {
    const state = other === asked ? 'requested' : 'accepted';
    await makeContact(platform, { creatorId: author.id, otherId: other.id, state, body: text });
  }
  const own = { blockerId: blocker.id, blockedId: author.id, createdAt: site.clock.now() };
  await db.insertInto('memberBlock').values(own).execute();
  const pageOf = async ({ id: memberId }: MemberMade, path: string) =>
    request(site, 'GET', path, { as: await makeSession(platform, memberId) });
  const sees = async (member: MemberMade) => (await pageOf(member, '/account/berichten')).body.includes(text);
  const everybodySees = async () => [await sees(asked), await sees(contact), await sees(blocker)];
  const blockedBy = async (member: MemberMade) => (await send(member, 'GET', 'blocks')).json();
  expect(await everybodySees()).toEqual([true, true, false]);
  expect((await pageOf(one, recordPath(author.id, { caseId: id }))).body).toContain('aan 2 anderen stuurde');

  await act(one, author, { Case: id, Measure: 'excluded', Rule: 'advert', Messages: true });
  expect(await everybodySees()).toEqual([false, false, false]);
  expect((await pageOf(contact, `/account/berichten/${author.id}`)).statusCode).toBe(404);
  expect([await blockedBy(asked), await blockedBy(blocker)]).toMatchObject([{ Items: [] }, { Items: [{}] }]);
  const decisionId = await lastDecision(author);
  const { code } = await db
    .selectFrom('decision')
    .select('code')
    .where('id', '=', decisionId)
    .executeTakeFirstOrThrow();
  expect((await request(site, 'GET', noticePath(code))).body).toContain('staat niet meer bij hun berichten');

  await takeBack(one, author, decisionId);
  expect(await everybodySees()).toEqual([true, true, false]);
});

describe('who may be acted on', () => {
  it.each(['moderator', 'professional', 'administrator'] as const)('%s', async (role) => {
    const administrator = await makeMember(platform, { roles: ['administrator'] });
    const { id, author } = await makeCase(platform);
    await db.insertInto('memberRole').values({ memberId: author.id, role, grantedAt: site.clock.now() }).execute();
    const body = { Case: id, Measure: 'excluded', Rule: 'respect' };
    expect((await act(one, author, body)).statusCode).toBe(403);
    expect((await act(author, author, body)).statusCode).toBe(403);
    expect((await act(administrator, author, body)).statusCode).toBe(role === 'administrator' ? 403 : 200);
  });
});

describe('what was done with a member', () => {
  it('is taken back once, by a decision, also by two moderators at once', async () => {
    const { id, author } = await makeCase(platform);
    await act(one, author, { Case: id, Measure: 'excluded', Rule: 'respect' });
    expect(await writing(author)).toBe('paused');
    const decision = await lastDecision(author);
    const answers = await Promise.all([takeBack(one, author, decision), takeBack(two, author, decision)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await writing(author)).toBeNull();
    const [lifting, lifted] = (await record(author)).Decisions;
    expect(lifting).toMatchObject({ Measure: 'none', Facts: TAKEN_BACK });
    expect(lifted.TakenBack).not.toBeNull();
    expect((await takeBack(one, author, lifting.Id)).statusCode).toBe(404);
  });

  it('for good replaces a pause that runs, so that one undo ends both', async () => {
    const { id, author } = await makeCase(platform);
    await act(one, author, { Case: id, Measure: 'paused', Rule: 'respect', Days: 3 });
    await act(two, author, { Case: id, Measure: 'excluded', Rule: 'respect' });
    const [excluded, paused] = (await record(author)).Decisions;
    expect([excluded.TakenBack, paused.TakenBack]).toEqual([null, excluded.Made]);
    expect((await takeBack(one, author, paused.Id)).statusCode).toBe(409);
    await takeBack(one, author, excluded.Id);
    expect(await writing(author)).toBeNull();
  });

  it('leaves the longest of the other decisions in force', async () => {
    const { id, author } = await makeCase(platform);
    await act(one, author, { Case: id, Measure: 'paused', Rule: 'respect', Days: 3 });
    await act(two, author, { Case: id, Measure: 'paused', Rule: 'respect', Days: 7 });
    await takeBack(one, author, await lastDecision(author));
    expect(await writing(author)).toBe('paused');
    site.clock.advance(3 * DAY);
    expect(await writing(author)).toBeNull();
  });

  it('by two moderators at once keeps the longest', async () => {
    const [first, second] = [await makeCase(platform), await makeCase(platform)];
    const { author } = first;
    await db.updateTable('moderationCase').set({ authorId: author.id }).where('id', '=', second.id).execute();
    const answers = await Promise.all([
      act(one, author, { Case: first.id, Measure: 'paused', Rule: 'respect', Days: 1 }),
      act(two, author, { Case: second.id, Measure: 'excluded', Rule: 'respect' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await record(author)).Pause).toEqual({ Until: null });
  });
});

describe('a photo and a name', () => {
  it('are taken away, and given back', async () => {
    const { id, author } = await makeCase(platform);
    const photoId = await makePhoto(platform, author.id);
    await act(one, author, { Case: id, Measure: 'photo-removed', Rule: 'picture' });
    const ofPhoto = await lastDecision(author);
    await act(one, author, { Case: id, Measure: 'name-removed', Rule: 'truth' });
    const ofName = await lastDecision(author);
    const removed = await memberOf(author);
    expect(removed).toEqual({ username: expect.stringMatching(/^deelnemer-\d{4,6}$/), photoId: null });
    expect((await record(author)).User.Username).toBe(removed.username);
    const again = await act(one, author, { Case: id, Measure: 'name-removed', Rule: 'truth' });
    expect(again.json().fields).toEqual({ Measure: 'De naam is al weggehaald.' });
    const photoAgain = await act(one, author, { Case: id, Measure: 'photo-removed', Rule: 'picture' });
    expect(photoAgain.json().fields).toEqual({ Measure: 'Deze deelnemer heeft geen foto.' });
    await deleteOrphanedPictures(platform);
    expect((await takeBack(two, author, ofPhoto)).statusCode).toBe(200);
    expect((await takeBack(two, author, ofName)).statusCode).toBe(200);
    expect(await memberOf(author)).toEqual({ username: author.username, photoId });
  });

  it('of which the member chose others since then stay so', async () => {
    const { id, author } = await makeCase(platform);
    await makePhoto(platform, author.id);
    await act(one, author, { Case: id, Measure: 'photo-removed', Rule: 'picture' });
    const ofPhoto = await lastDecision(author);
    await act(one, author, { Case: id, Measure: 'name-removed', Rule: 'truth' });
    const ofName = await lastDecision(author);
    const choose = (Username: string) => send(author, 'PUT', 'CustomUser/Username', { Username });
    expect((await choose(author.username)).json().fields).toEqual({ Username: 'Deze gebruikersnaam is al in gebruik' });
    const username = `anders_${author.id}`;
    expect((await choose(username)).statusCode).toBe(200);
    expect((await choose(`${username}b`)).statusCode).toBe(403);
    const photoId = await makePhoto(platform, author.id);
    await takeBack(one, author, ofPhoto);
    await takeBack(one, author, ofName);
    expect(await memberOf(author)).toEqual({ username, photoId });
  });

  it('are kept for half a year, and cannot be given back afterwards', async () => {
    const { id, author } = await makeCase(platform);
    await makePhoto(platform, author.id);
    await act(one, author, { Case: id, Measure: 'photo-removed', Rule: 'picture' });
    const decision = await lastDecision(author);
    site.clock.advance(OBJECTION_PERIOD + HOUR);
    await forgetRemoved(platform);
    await deleteOrphanedPictures(platform);
    expect((await takeBack(one, author, decision)).statusCode).toBe(200);
    expect((await memberOf(author)).photoId).toBeNull();
    expect(await db.selectFrom('picture').select('id').where('memberId', '=', author.id).execute()).toEqual([]);
  });

  it('are not changed by who may not write', async () => {
    const { id, author } = await makeCase(platform);
    await act(one, author, { Case: id, Measure: 'name-removed', Rule: 'truth' });
    await act(one, author, { Case: id, Measure: 'paused', Rule: 'truth', Days: 1 });
    const answers = [
      await send(author, 'PUT', 'CustomUser/Username', { Username: 'toch_anders' }),
      await send(author, 'POST', 'customprofile/photo', {}),
    ];
    expect(answers.map((answer) => answer.json().error)).toEqual(['paused', 'paused']);
  });
});

it('an excluded member gets no second account with the same address', async () => {
  const { register, confirm } = registrationCalls(site);
  const { id, author } = await makeCase(platform);
  await act(one, author, { Case: id, Measure: 'excluded', Rule: 'respect' });
  expect((await register(author.email)).response.statusCode).toBe(200);
  const mail = (await site.mailsTo(author.email)).find(({ subject }) => subject?.includes('account'));
  expect(mail?.subject).toBe('Je hebt al een account bij Niergenoten');
  expect((await confirm(tokensIn(mail)[0] ?? 'x'.repeat(43))).statusCode).not.toBe(200);
  const members = await db.selectFrom('member').select('id').where('email', 'ilike', author.email).execute();
  expect(members).toEqual([{ id: author.id }]);
});
