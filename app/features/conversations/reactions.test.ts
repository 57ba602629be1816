import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { conversationsFeature } from './feature.ts';
import { conversationTopic, groupTopic, LATEST_TOPIC } from './topics.ts';

/* Writing a reaction; see own-reaction.test.ts for its edits, quotes.test.ts, marks.test.ts and moderation.test.ts. */

const site = setUpTestSite();
let reader: SessionMade;
let groupId: number;
let conversationId: number;
beforeEach(async () => {
  const { platform } = site;
  reader = await makeSession(platform, (await makeMember(platform)).id);
  groupId = (await makeGroup(platform)).id;
  conversationId = (await makeConversation(platform, { groupId, authorId: null })).id;
  site.clock.advance(MINUTE);
});

const react = (Body: string, { as = reader, key }: { as?: SessionMade | null; key?: string } = {}) =>
  request(site, 'POST', `/api/v1/conversations/${conversationId}/reactions`, {
    as,
    body: { Body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

const readConversation = () =>
  site.platform.db
    .selectFrom('conversation')
    .select(['reactionCount', 'lastActivityAt'])
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();

const listTexts = async (): Promise<string[]> => {
  const path = `/api/v1/conversations/${conversationId}/reactions`;
  const { Reactions } = (await request(site, 'GET', path, { as: reader })).json();
  return Reactions.map(({ Reaction }: { Reaction: { Body: string } }) => Reaction.Body);
};

describe('a reaction to a conversation', () => {
  it('is the last of its list, is counted, and is the latest activity', async () => {
    for (const text of ['Eerst dit.', 'Dan dat.']) expect((await react(text)).statusCode).toBe(200);
    expect(await listTexts()).toEqual(['Eerst dit.', 'Dan dat.']);
    expect(await readConversation()).toEqual({ reactionCount: 2, lastActivityAt: site.clock.now() });
  });

  it('has its messages, and needs a conversation that is there', async () => {
    expect((await react(' ')).json().fields).toEqual({ Body: 'Dit veld is verplicht' });
    expect((await react('a'.repeat(4001))).json().fields).toEqual({
      Body: 'Deze reactie is te lang. Gebruik niet meer dan 4000 tekens',
    });
    expect((await react('Hallo?', { as: null })).statusCode).toBe(401);
    conversationId = 2_000_000_000;
    expect((await react('Hallo?')).statusCode).toBe(404);
  });

  it('R34 20 times at once with the same key is written once, and 16 others are all counted', async () => {
    const key = randomUUID();
    const repeated = await Promise.all(Array.from({ length: 20 }, () => react('Een keer.', { key })));
    expect(new Set(repeated.map((each) => each.json().Id)).size).toBe(1);
    await Promise.all(Array.from({ length: 16 }, (_, index) => react(`Nummer ${index}.`)));
    expect([(await listTexts()).length, (await readConversation()).reactionCount]).toEqual([17, 17]);
    expect(await listWrongCounters(site.platform.db, conversationsFeature.counters ?? [])).toEqual([]);
  });

  it('invalidates the cached pages of its conversation, its group and the latest conversations', async () => {
    const changes = () => site.platform.db.selectFrom('pageChange').select('topic').orderBy('id').execute();
    const before = (await changes()).length;
    await react('Eerst dit.');
    const topics = (await changes()).slice(before).map(({ topic }) => topic);
    expect(topics.toSorted()).toEqual(
      [conversationTopic(conversationId), groupTopic(groupId), LATEST_TOPIC].toSorted(),
    );
  });
});
