import { beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let session: SessionMade;
let author: { id: number; username: string };
let groupId: number;
beforeAll(async () => {
  author = await makeMember(site.platform, { username: 'openbare_bea', public: true });
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
  groupId = (await makeGroup(site.platform)).id;
});

const conversation = async (more: { public?: boolean; body?: string } = {}) =>
  (await makeConversation(site.platform, { groupId, authorId: author.id, ...more })).id;

const list = (ids: number[], as: SessionMade | null = null) =>
  request(site, 'GET', `/api/v1/conversations/by-list-of-ids?${ids.map((id) => `conversationIds=${id}`).join('&')}`, {
    as,
  });

const idsOf = (response: { json(): { Items: { Conversation: { Id: number } }[] } }) =>
  response.json().Items.map((item) => item.Conversation.Id);

describe('R18 a list by ids', () => {
  it('has each conversation once, in the order of the ids, without unknown ids', async () => {
    const [first, second] = [await conversation(), await conversation()];
    const response = await list([first, 2_000_000_000, second, first]);
    expect(idsOf(response)).toEqual([first, second]);
    expect(response.json()).toMatchObject({ TotalCount: 2, NumPages: 1 });
  });

  it('authorizes each: visitors get a locked teaser of a closed one, members the whole', async () => {
    const [open, closed] = [await conversation(), await conversation({ public: false, body: 'Vertrouwelijk begin' })];
    const visitors = await list([open, closed]);
    expect(visitors.json().Items[0]).toMatchObject({ Owner: { Username: 'openbare_bea' } });
    expect(visitors.json().Items[1]).toMatchObject({ Owner: null, LastReactionAuthor: null, NumberOfReactions: null });
    expect(visitors.body).not.toContain('Vertrouwelijk');
    expect((await list([closed], session)).json().Items[0]).toMatchObject({ Owner: { Username: 'openbare_bea' } });
  });

  it('accepts up to 50 different ids', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => 1_000_000 + index);
    expect((await list(ids)).statusCode).toBe(200);
    expect((await list([...ids, ...ids.slice(0, 10)])).statusCode).toBe(200);
    const refused = await list([...ids, 1]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ conversationIds: 'Vraag er niet meer dan 50 tegelijk op.' });
  });

  it('requires an id', async () => {
    const refused = await list([]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ conversationIds: 'Dit is een verplicht veld' });
  });
});
