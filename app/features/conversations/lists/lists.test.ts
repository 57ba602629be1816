import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

interface Listed {
  Conversation: { Id: number; Title: string; Public: boolean };
  Owner: { Id: number; Username: string } | null;
  LastReactionAuthor: { Username: string } | null;
  NumberOfReactions: number | null;
}

const site = setUpTestSite();
let author: MemberMade;
let session: SessionMade;
let groupId: number;
beforeAll(async () => {
  author = await makeMember(site.platform, { username: 'openbare_anna', public: true });
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
});
beforeEach(async () => {
  groupId = (await makeGroup(site.platform)).id;
});

/** A conversation with one reaction, both by an author whose profile is public. */
async function conversation(more: { title?: string; public?: boolean; body?: string } = {}): Promise<number> {
  site.clock.advance(MINUTE);
  const { id } = await makeConversation(site.platform, { groupId, authorId: author.id, ...more });
  await makeReaction(site.platform, { conversationId: id, authorId: author.id, body: 'Vertrouwelijke reactie' });
  return id;
}

const inGroup = async (as: SessionMade | null, query = ''): Promise<{ Items: Listed[]; TotalCount: number }> =>
  (await request(site, 'GET', `/api/v1/groups/${groupId}/conversations${query}`, { as })).json();

const active = async (as: SessionMade | null): Promise<Listed[]> =>
  (await request(site, 'GET', '/api/v1/conversations/active', { as })).json().Items;

describe('R18 a closed conversation in a list', () => {
  it('shows a visitor only its title, without author, last author or count', async () => {
    const id = await conversation({ public: false, title: 'Besloten', body: 'Vertrouwelijk begin' });
    for (const [listed] of [(await inGroup(null)).Items, await active(null)]) {
      expect(listed).toEqual({
        Conversation: { Id: id, Title: 'Besloten', Public: false, Slug: 'besloten' },
        Group: { Title: expect.any(String), Slug: expect.any(String) },
        Owner: null,
        LastReactionAuthor: null,
        NumberOfReactions: null,
        LastActivity: expect.any(String),
      });
    }
  });

  it('shows a member the same as any other', async () => {
    await conversation({ public: false });
    for (const [listed] of [(await inGroup(session)).Items, await active(session)]) {
      expect(listed).toMatchObject({
        Owner: { Id: author.id, Username: 'openbare_anna' },
        LastReactionAuthor: { Username: 'openbare_anna' },
        NumberOfReactions: 1,
      });
    }
  });

  it('is not readable for a visitor by any call', async () => {
    const id = await conversation({ public: false, title: 'Zwijgplicht', body: 'Vertrouwelijk begin' });
    const parts = [
      '',
      '/user',
      '/group',
      '/terms',
      '/reactions',
      '/reactions?page_size=50',
      '/follows',
      '/user-is-owner',
    ];
    const paths = [
      ...parts.map((part) => `/api/v1/conversations/${id}${part}`),
      '/api/v1/conversations/slug/zwijgplicht',
      '/api/v1/conversations/slug/ZWIJGPLICHT',
      `/api/v1/conversations/countlikes/${id}`,
      `/api/v1/conversations/isliked/${id}`,
    ];
    for (const path of paths) {
      const response = await request(site, 'GET', path);
      expect([401, 403], path).toContain(response.statusCode);
      expect(response.body, path).not.toMatch(/vertrouwelijk|openbare_anna|zwijgplicht/i);
      expect((await request(site, 'GET', path, { as: session })).statusCode, path).toBe(200);
    }
  });

  it('counts in the total of the group', async () => {
    await conversation({ public: false });
    await conversation();
    expect([(await inGroup(null)).TotalCount, (await inGroup(session)).TotalCount]).toEqual([2, 2]);
  });
});

it('an open conversation of a private member shows the name only to members', async () => {
  const { username, id: authorId } = await makeMember(site.platform);
  const { id } = await makeConversation(site.platform, { groupId, authorId });
  await makeReaction(site.platform, { conversationId: id, authorId });
  const [visitors] = (await inGroup(null)).Items;
  const [members] = (await inGroup(session)).Items;
  expect(visitors?.Owner).toMatchObject({ Id: 0, Username: 'een deelnemer' });
  expect(visitors?.LastReactionAuthor).toMatchObject({ Username: 'een deelnemer' });
  expect(members?.Owner).toMatchObject({ Id: authorId, Username: username });
});

it('a conversation without reactions has no last author', async () => {
  await makeConversation(site.platform, { groupId, authorId: author.id });
  const [listed] = (await inGroup(session)).Items;
  expect(listed).toMatchObject({ LastReactionAuthor: null, NumberOfReactions: 0 });
});

it('a list is paged, the newest contribution first', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 12; number += 1) ids.unshift(await conversation());
  site.clock.advance(MINUTE);
  await request(site, 'POST', `/api/v1/conversations/${ids[11]}/reactions`, { as: session, body: { Body: 'Nieuw' } });
  const newestFirst = [ids[11], ...ids.slice(0, 11)];
  const pages = [await inGroup(null), await inGroup(null, '?page_index=1')];
  expect(pages.flatMap(({ Items }) => Items.map((listed) => listed.Conversation.Id))).toEqual(newestFirst);
  expect(pages[0]).toMatchObject({ TotalCount: 12, NumPages: 2 });
});
