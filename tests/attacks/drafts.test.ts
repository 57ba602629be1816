import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '#app/platform/clock.ts';
import { makeConversation, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import { type MemberMade, makeDraft, makeMember, makeSession, type SessionMade } from '../support/factory/members.ts';
import { REASONS } from '../support/moderation.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';

const site = setUpTestSite();
let about: number;
let member: MemberMade;
let session: SessionMade;
beforeEach(async () => {
  const group = await makeGroup(site.platform);
  about = (await makeConversation(site.platform, { groupId: group.id, authorId: null })).id;
  member = await makeMember(site.platform);
  session = await makeSession(site.platform, member.id);
});

const url = (id = about, kind = 'reaction') => `/api/v1/drafts/${kind}/${id}`;
const save = (Body: string, { key, as = session, id }: { key?: string; as?: SessionMade; id?: number } = {}) =>
  request(site, 'PUT', url(id), { as, body: { Fields: { Body }, Key: key } });
const read = async (as = session) => {
  const response = await request(site, 'GET', url(), { as });
  return response.statusCode === 204 ? null : response.json().Fields;
};
const rows = (memberId = member.id) =>
  site.platform.db.selectFrom('draft').where('memberId', '=', memberId).select(['about', 'body']).execute();

describe('R8 a draft', () => {
  it('is saved for its author on every device, and for nobody else', async () => {
    await save('Hoe doen jullie');
    const elsewhere = await makeSession(site.platform, member.id);
    expect(await read(elsewhere)).toEqual({ Body: 'Hoe doen jullie' });
    const stranger = await makeSession(site.platform, (await makeMember(site.platform)).id);
    expect(await read(stranger)).toBeNull();
    await save('Iets anders', { as: stranger });
    await request(site, 'DELETE', url(), { as: stranger });
    expect(await read()).toEqual({ Body: 'Hoe doen jullie' });
  });

  it('is still there after the session ended', async () => {
    await save('Hoe doen jullie');
    await site.platform.db.deleteFrom('session').where('memberId', '=', member.id).execute();
    expect((await request(site, 'GET', url(), { as: session })).statusCode).toBe(401);
    expect(await read(await makeSession(site.platform, member.id))).toEqual({ Body: 'Hoe doen jullie' });
  });

  it('is one row after 64 concurrent saves', async () => {
    const responses = await Promise.all(Array.from({ length: 64 }, (_, number) => save(`Tekst ${number}`)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [only, ...more] = await rows();
    expect(more).toEqual([]);
    expect(only?.body).toEqual({ Body: expect.stringMatching(/^Tekst \d+$/) });
  });

  it('is deleted with the member', async () => {
    await save('Hoe doen jullie');
    await site.platform.db.deleteFrom('member').where('id', '=', member.id).execute();
    expect(await rows()).toEqual([]);
  });
});

describe('R34 a draft whose form is sent', () => {
  const send = (key: string) =>
    request(site, 'POST', `/api/v1/conversations/${about}/reactions`, {
      as: session,
      body: { Body: 'Hoe doen jullie dat?' },
      headers: { 'idempotency-key': key },
    });

  it('is deleted by the submit, and a late save does not bring it back', async () => {
    const key = randomUUID();
    expect((await save('Hoe doen', { key })).json()).toEqual({ Kept: true });
    expect((await send(key)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await save('Hoe doen jullie dat?', { key })).json()).toEqual({ Kept: false });
    expect(await rows()).toEqual([]);
    expect((await save('Nog iets', { key: randomUUID() })).json()).toEqual({ Kept: true });
  });

  it('is not saved about another subject by the same form', async () => {
    const key = randomUUID();
    const { id: groupId } = await makeGroup(site.platform);
    const { id } = await makeConversation(site.platform, { groupId, authorId: null });
    expect((await save('Hoe doen', { key })).json()).toEqual({ Kept: true });
    expect((await save('Hoe doen jullie', { key, id })).json()).toEqual({ Kept: false });
    expect(await rows()).toEqual([{ about, body: { Body: 'Hoe doen' } }]);
    expect((await save('Iets anders', { key: randomUUID(), id })).json()).toEqual({ Kept: true });
  });

  it('is not brought back by a concurrent save either', async () => {
    const key = randomUUID();
    const saves = Array.from({ length: 20 }, (_, number) => save(`Hoe doen ${number}`, { key }));
    const responses = await Promise.all([...saves.slice(0, 10), send(key), ...saves.slice(10)]);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows()).toEqual([]);
  });

  it('stays when the submit was refused', async () => {
    await save('Hoe doen');
    const refused = await request(site, 'POST', `/api/v1/conversations/${about}/reactions`, {
      as: session,
      body: { Body: '' },
    });
    expect(refused.statusCode).toBe(422);
    expect(await read()).toEqual({ Body: 'Hoe doen' });
  });
});

describe('R34 a draft of an edit', () => {
  let reactionId: number;
  beforeEach(async () => {
    await site.platform.db.updateTable('conversation').set({ authorId: member.id }).where('id', '=', about).execute();
    reactionId = (await makeReaction(site.platform, { conversationId: about, authorId: null })).id;
    await site.platform.db
      .insertInto('memberRole')
      .values({ memberId: member.id, role: 'moderator', grantedAt: site.clock.now() })
      .execute();
  });

  const sent = () => ({
    'conversation-edit': { id: about, path: '/api/v1/conversations', body: { Id: about, Body: 'Zo bedoel ik het.' } },
    'reaction-edit': {
      id: reactionId,
      path: `/api/v1/moderators-reactions/conversationreaction/${reactionId}`,
      body: { ...REASONS, Body: 'Netter gezegd.' },
    },
    'moderator-message': {
      id: about,
      path: `/api/v1/moderators-reactions/conversation/${about}`,
      body: { Msg: 'Blijf vriendelijk.' },
    },
  });

  it.each(['conversation-edit', 'reaction-edit', 'moderator-message'] as const)(
    'is deleted by the submit, which happens once, and a late save does not bring it back: %s',
    async (kind) => {
      const { id, path, body } = sent()[kind];
      const key = randomUUID();
      const save = (Key: string) =>
        request(site, 'PUT', url(id, kind), { as: session, body: { Fields: { Body: 'Half' }, Key } });
      const send = (again: object) =>
        request(site, 'POST', path, { as: session, body: again, headers: { 'idempotency-key': key } });
      expect((await save(key)).json()).toEqual({ Kept: true });
      expect((await send(body)).statusCode).toBe(200);
      expect(await rows()).toEqual([]);
      expect((await save(key)).json()).toEqual({ Kept: false });
      expect((await save(randomUUID())).json()).toEqual({ Kept: true });
      expect((await send(body)).statusCode).toBe(200);
      expect(await rows()).toHaveLength(1);
      expect((await send({ ...body, Body: 'Iets anders', Msg: 'Iets anders' })).statusCode).toBe(409);
    },
  );

  it('stores which version of the text it began with', async () => {
    const BasedOn = '2026-11-20T09:00:00.000Z';
    await request(site, 'PUT', url(about, 'conversation-edit'), {
      as: session,
      body: { Fields: { Body: 'Half' }, BasedOn },
    });
    const saved = await request(site, 'GET', url(about, 'conversation-edit'), { as: session });
    expect(saved.json()).toMatchObject({ Fields: { Body: 'Half' }, BasedOn });
  });
});

describe('what a draft may hold', () => {
  const saveFields = (Fields: object) => request(site, 'PUT', url(), { as: session, body: { Fields } });

  it('is at most 80 fields and 30,000 characters, with valid field names', async () => {
    const many = Object.fromEntries(Array.from({ length: 81 }, (_, number) => [`veld${number}`, '']));
    for (const fields of [many, { Body: 'x'.repeat(50_000) }, { 'a b': '' }, { '\0': '' }, { Body: { deep: '' } }]) {
      expect((await saveFields(fields)).statusCode).toBe(422);
    }
    expect((await saveFields({ Body: 'x'.repeat(29_000), Terms: ['1', '2'] })).statusCode).toBe(200);
  });

  it('is any typed text, even half a character', async () => {
    expect((await saveFields({ Body: `half \ud83d, heel 😀\r\n` })).statusCode).toBe(200);
    expect(await read()).toEqual({ Body: 'half \ufffd, heel 😀\r\n' });
  });

  it('is of a known kind', async () => {
    expect((await request(site, 'GET', url(about, 'iets'), { as: session })).statusCode).toBe(404);
  });

  it('is 50 drafts for each member: the one unchanged longest makes room', async () => {
    const first = 1_000_000;
    for (let id = first; id < first + 51; id += 1) {
      await save(`Nummer ${id}`, { id });
      site.clock.advance(SECOND);
    }
    const saved = await rows();
    expect(saved).toHaveLength(50);
    expect(saved.map(({ about: id }) => id)).not.toContain(first);
  });
});

it('a draft unchanged for 30 days is deleted at night, a younger one is not', async () => {
  await makeDraft(site.platform, { memberId: member.id, about });
  site.clock.advance(SECOND);
  await makeDraft(site.platform, { memberId: member.id, about: about + 1 });
  site.clock.advance(30 * DAY - SECOND / 2);
  await site.scheduledJobs();
  expect((await rows()).map(({ about: id }) => id)).toEqual([about + 1]);
});
