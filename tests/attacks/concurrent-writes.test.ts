import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { listWrongCounters, reportWrongCounters } from '#app/platform/database/compare-counters.ts';
import type { Feature } from '#app/platform/features/define-feature.ts';
import { openLog } from '#app/platform/log.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let conversationId: number;
let members: SessionMade[];
beforeAll(async () => {
  const group = await makeGroup(site.platform);
  conversationId = (await makeConversation(site.platform, { groupId: group.id, authorId: null })).id;
  members = await Promise.all(
    Array.from({ length: 64 }, async () => makeSession(site.platform, (await makeMember(site.platform)).id)),
  );
});

const newReaction = async () => (await makeReaction(site.platform, { conversationId, authorId: null })).id;

const like = (id: number, as: SessionMade | undefined, verb: 'like' | 'unlike' = 'like') =>
  request(site, 'POST', `/api/v1/likes/${verb}/conversationreaction/${id}`, { as: as ?? null });

const likeCount = async (id: number) =>
  (await site.platform.db.selectFrom('reaction').select('likeCount').where('id', '=', id).executeTakeFirstOrThrow())
    .likeCount;

describe('concurrent likes', () => {
  it('of 64 members count 64, and 0 when all unlike', async () => {
    const id = await newReaction();
    await Promise.all(members.map((member) => like(id, member)));
    expect(await likeCount(id)).toBe(64);
    await Promise.all(members.map((member) => like(id, member, 'unlike')));
    expect(await likeCount(id)).toBe(0);
  });

  it('of one member, 64 times, count 1, and 0 after 64 unlikes', async () => {
    const id = await newReaction();
    await Promise.all(members.map(() => like(id, members[0])));
    expect(await likeCount(id)).toBe(1);
    await Promise.all(members.map(() => like(id, members[0], 'unlike')));
    expect(await likeCount(id)).toBe(0);
  });
});

it('50 concurrent reactions are 50 rows, shown in the order of their ids', async () => {
  const group = await makeGroup(site.platform);
  const { id } = await makeConversation(site.platform, { groupId: group.id, authorId: null });
  const url = `/api/v1/conversations/${id}/reactions`;
  const body = { Body: 'Tegelijk' };
  await Promise.all(members.slice(0, 50).map((as) => request(site, 'POST', url, { as, body })));
  const { Total, Reactions } = (await request(site, 'GET', url)).json();
  const ids = Reactions.map(({ Reaction }: { Reaction: { Id: number } }) => Reaction.Id);
  expect([Total, new Set(ids).size]).toEqual([50, 50]);
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b));
});

describe('R34 a reaction that is sent again with the same key', () => {
  const react = (as: SessionMade | undefined, key: string) =>
    request(site, 'POST', `/api/v1/conversations/${conversationId}/reactions`, {
      as: as ?? null,
      body: { Body: `Met sleutel ${key}` },
      headers: { 'idempotency-key': key },
    });

  const reactionsWithKey = async (key: string) =>
    site.platform.db.selectFrom('reaction').select('id').where('body', '=', `Met sleutel ${key}`).execute();

  it('20 times at once is stored once, and every response names it', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => react(members[0], key)));
    const [only, ...more] = await reactionsWithKey(key);
    expect(more).toEqual([]);
    expect(new Set(responses.map((response) => response.json().Id))).toEqual(new Set([only?.id]));
  });

  it('is stored when the first attempt was refused', async () => {
    const key = randomUUID();
    const send = (Body: string) =>
      request(site, 'POST', `/api/v1/conversations/${conversationId}/reactions`, {
        as: members[0] ?? null,
        body: { Body },
        headers: { 'idempotency-key': key },
      });
    expect((await send('')).statusCode).toBe(422);
    expect((await send(`Met sleutel ${key}`)).statusCode).toBe(200);
    expect(await reactionsWithKey(key)).toHaveLength(1);
  });

  it('is stored for each member who happens to use that key', async () => {
    const key = randomUUID();
    await Promise.all([react(members[0], key), react(members[1], key)]);
    expect(await reactionsWithKey(key)).toHaveLength(2);
  });
});

it('afterwards every counter agrees with its rows, and a planted wrong counter is found', async () => {
  expect(await listWrongCounters(site.platform.db, counters)).toEqual([]);
  expect(await loggedByNightlyJob()).toEqual([]);
  const id = await newReaction();
  await site.platform.db.updateTable('reaction').set({ likeCount: 3 }).where('id', '=', id).execute();
  expect(await listWrongCounters(site.platform.db, counters)).toEqual([
    { counter: 'reaction.likeCount', id, stored: 3, counted: 0 },
  ]);
  expect(await loggedByNightlyJob()).toEqual([
    expect.objectContaining({ counter: 'reaction.likeCount', id, msg: 'a counter does not agree with its rows' }),
  ]);
});

const counters = features.flatMap((feature: Feature) => feature.counters ?? []);

/** The lines that the nightly job logs. */
async function loggedByNightlyJob(): Promise<unknown[]> {
  const lines: string[] = [];
  const log = openLog('info', 'worker', { write: (line) => void lines.push(line) });
  await reportWrongCounters({ db: site.platform.db, log }, counters);
  return lines.map((line) => JSON.parse(line));
}

describe('R34 an edit that began before another one, as in a second tab', () => {
  /** Who may edit each kind of text, the call that does, and the table with the text. */
  const kinds = {
    async conversation(authorId: number) {
      const { id } = await makeConversation(site.platform, { groupId: (await makeGroup(site.platform)).id, authorId });
      const call = (Body: string) => ['POST', '/api/v1/conversations', { Id: id, Body }] as const;
      return { call, table: 'conversation', column: 'body', id } as const;
    },
    async blog(ownerId: number) {
      const { id, title: Title } = await makeBlog(site.platform, { ownerId });
      const call = (Description: string) => ['PUT', '/api/v1/Blog/', { Id: id, Title, Description }] as const;
      return { call, table: 'blog', column: 'description', id } as const;
    },
    async post(ownerId: number) {
      const { id: blogId } = await makeBlog(site.platform, { ownerId });
      const { id, title: Title } = await makePost(site.platform, { blogId });
      const call = (Description: string) =>
        ['PUT', '/api/v1/CustomBlog/BlogPost/', { Id: id, Title, Description }] as const;
      return { call, table: 'blogPost', column: 'description', id } as const;
    },
  };

  it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'is refused, and the text of the other one stays: %s',
    async (kind) => {
      const member = await makeMember(site.platform);
      const as = await makeSession(site.platform, member.id);
      const { call, table, column, id } = await kinds[kind](member.id);
      const began = site.clock.now().toISOString();
      const edit = async (text: string, BasedOn: string) => {
        site.clock.advance(1000);
        const [method, path, body] = call(text);
        return (await request(site, method, path, { as, body: { ...body, BasedOn } })).statusCode;
      };
      const stored = async () =>
        (
          await site.platform.db
            .selectFrom(table)
            .select(sql.ref(column).as('text'))
            .where('id', '=', id)
            .executeTakeFirst()
        )?.text;
      expect(await edit('Uit de eerste tab.', began)).toBe(200);
      const edited = site.clock.now().toISOString();
      expect(await edit('Uit de tweede tab.', began)).toBe(409);
      expect(await stored()).toBe('Uit de eerste tab.');
      expect(await edit('Uit de tweede tab, bijgewerkt.', edited)).toBe(200);
      expect(await stored()).toBe('Uit de tweede tab, bijgewerkt.');
    },
  );
});
