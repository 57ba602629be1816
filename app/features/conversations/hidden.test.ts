import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listReactions } from '#app/features/reactions/index.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { lastCaseId, makeCase } from '#tests/support/cases.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import {
  makeConversation,
  makeFollow,
  makeGroup,
  makeReaction,
  makeTerm,
} from '#tests/support/factory/conversations.ts';
import { makePerson, makeSession, type PersonMade } from '#tests/support/factory/members.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { conversationsFeature } from './feature.ts';
import { listConversationsBySlugs } from './lists/by-slugs.ts';
import { countNewReactions } from './lists/new-reactions.ts';
import { conversationReactions } from './reactions.ts';
import { readConversationScreen } from './screens/read-conversation-screen.ts';
import { conversationTopic } from './topics.ts';

const site = setUpTestSite();
let moderator: PersonMade;
let author: PersonMade;
let member: PersonMade;
beforeAll(async () => {
  moderator = await makePerson(site.platform, { roles: ['moderator'] });
  author = await makePerson(site.platform, { public: true });
  member = await makePerson(site.platform);
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, by: PersonMade | null, body?: object) =>
  request(site, method, path, { as: by?.as ?? null, ...(body && { body }) });
const get = (path: string, as: PersonMade | null = null) => send('GET', path, as);
const act = (caseId: number, action: 'hide' | 'show') =>
  send('POST', `/api/v1/moderation/cases/${caseId}/${action}`, moderator, action === 'hide' ? REASONS : undefined);

/** Reports something as another member. Gives the id of its case. */
async function report(path: string): Promise<number> {
  expect((await send('POST', path, member)).statusCode).toBe(200);
  return lastCaseId(site.platform);
}

describe('a hidden reaction', () => {
  const TEXT = 'Wat niemand hoeft te lezen.';
  let caseId: number;
  let reactionId: number;
  let conversationId: number;
  let reactionAuthor: PersonMade;
  beforeEach(async () => {
    const made = await makeCase(site.platform, { text: TEXT });
    [caseId, reactionId, conversationId] = [made.id, made.reaction.id, made.conversation.id];
    reactionAuthor = { ...made.author, as: await makeSession(site.platform, made.author.id) };
    expect((await act(caseId, 'hide')).statusCode).toBe(200);
  });

  const readIt = async (as: PersonMade | null) =>
    (await get(`/api/v1/conversations/${conversationId}/reactions`, as)).json().Reactions[0];

  it('is a line without text or author for others', async () => {
    for (const as of [null, member]) {
      expect(await readIt(as)).toMatchObject({
        Reaction: { Id: reactionId, Body: '' },
        User: { Id: 0, Deleted: false },
        Hidden: true,
      });
    }
  });

  it('is read by its author and by moderators, who see that it is hidden', async () => {
    for (const as of [reactionAuthor, moderator]) {
      expect(await readIt(as)).toMatchObject({
        Reaction: { Body: TEXT },
        User: { Id: reactionAuthor.id },
        Hidden: true,
      });
    }
  });

  it('is shown again as it was', async () => {
    await act(caseId, 'show');
    const shown = await readIt(member);
    expect(shown).toMatchObject({ Reaction: { Body: TEXT }, User: { Id: reactionAuthor.id } });
    expect(shown).not.toHaveProperty('Hidden');
  });

  it('cannot be liked, reported, quoted or edited by its author', async () => {
    const statuses = await Promise.all([
      send('POST', `/api/v1/likes/like/conversationreaction/${reactionId}`, member),
      send('POST', `/api/v1/conversation-flag/${reactionId}`, member),
      send('POST', `/api/v1/conversations/${conversationId}/reactions`, member, { Body: 'Nou.', QuotedId: reactionId }),
      send('PUT', `/api/v1/conversations/reactions/${reactionId}`, reactionAuthor, { Body: 'Toch.' }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 422, 409]);
  });

  it('has no text in a quote of it for others', async () => {
    await act(caseId, 'show');
    const body = { Body: 'Ik citeer.', QuotedId: reactionId };
    await send('POST', `/api/v1/conversations/${conversationId}/reactions`, member, body);
    await act(caseId, 'hide');
    const quoteFor = async (as: PersonMade | null) =>
      (await get(`/api/v1/conversations/${conversationId}/reactions`, as)).json().Reactions[1].Quote;
    expect(await quoteFor(member)).toMatchObject({ Id: reactionId, Body: '', User: { Id: 0 } });
    expect(await quoteFor(moderator)).toMatchObject({ Body: TEXT, User: { Id: reactionAuthor.id } });
  });

  it('shows nobody else that it was edited, nor in a quote that they block its author', async () => {
    await act(caseId, 'show');
    const body = { Body: 'Ik citeer.', QuotedId: reactionId };
    await send('POST', `/api/v1/conversations/${conversationId}/reactions`, author, body);
    const now = site.clock.now();
    await site.platform.db.updateTable('reaction').set({ editedAt: now }).where('id', '=', reactionId).execute();
    await makeBlock(site.platform, { blockerId: member.id, blockedId: reactionAuthor.id });
    const shownToMember = async () => {
      const viewer = { memberId: member.id, roles: [], blockedBy: [] };
      const ctx = { platform: site.platform, viewer, page: { dependsOn: () => undefined } } as never;
      const page = { index: 0, size: 10 };
      const [hidden, quoting] = await listReactions(ctx, conversationReactions, conversationId, page);
      return [hidden?.edited, quoting?.quote?.folded];
    };
    expect(await shownToMember()).toEqual([{ at: now, byModerator: true }, true]);
    await act(caseId, 'hide');
    expect(await shownToMember()).toEqual([undefined, false]);
  });

  it('is not the last reaction of its conversation, and not new since a visit', async () => {
    const visit = (lastSeenId: number) =>
      send('POST', `/api/v1/conversations/${conversationId}/visit`, member, { LastSeenId: lastSeenId });
    const [summary] = (
      await get(`/api/v1/conversations/by-list-of-ids?conversationIds=${conversationId}`, member)
    ).json().Items;
    expect(summary.LastReactionAuthor.Id).not.toBe(reactionAuthor.id);
    const { id } = await makeReaction(site.platform, { conversationId, authorId: author.id });
    await visit(id);
    const last = await makeReaction(site.platform, { conversationId, authorId: reactionAuthor.id });
    const lastCase = await report(`/api/v1/conversation-flag/${last.id}`);
    const countNew = async () => {
      const ctx = { platform: site.platform, viewer: { memberId: member.id, blockedBy: [] } } as never;
      return (await countNewReactions(ctx, [{ id: conversationId }]))[conversationId] ?? 0;
    };
    expect(await countNew()).toBe(1);
    await act(lastCase, 'hide');
    expect(await countNew()).toBe(0);
  });
});

describe('a hidden conversation', () => {
  let group: { id: number; slug: string };
  let conversation: { id: number; slug: string };
  let termId: number;
  let caseId: number;
  beforeEach(async () => {
    group = await makeGroup(site.platform);
    conversation = await makeConversation(site.platform, { groupId: group.id, authorId: author.id });
    await makeConversation(site.platform, { groupId: group.id, authorId: author.id });
    termId = (await makeTerm(site.platform, { groupId: group.id, about: [conversation] })).id;
    await makeFollow(site.platform, { conversationId: conversation.id, memberId: member.id });
    caseId = await report(`/api/v1/conversations/${conversation.id}/flag`);
    expect((await act(caseId, 'hide')).statusCode).toBe(200);
  });

  it('is there for its author and the moderators alone', async () => {
    const { id, slug } = conversation;
    for (const path of [
      `/api/v1/conversations/${id}`,
      `/api/v1/conversations/slug/${slug}`,
      `/api/v1/conversations/${id}/reactions`,
      `/api/v1/conversations/countlikes/${id}`,
    ]) {
      const statuses = await Promise.all([null, member, author, moderator].map((as) => get(path, as)));
      expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200]);
    }
  });

  it('is in no list, and not counted', async () => {
    const lists = [
      `/api/v1/groups/${group.id}/conversations`,
      `/api/v1/groups/${group.id}/conversations/filterbyterms?groupTermIds=${termId}`,
      '/api/v1/conversations/active',
      '/api/v1/conversations/following',
      `/api/v1/conversations/by-list-of-ids?conversationIds=${conversation.id}`,
      `/api/communitycontent?conversationIds=${conversation.id}`,
    ];
    const listedIn = async (as: PersonMade) => {
      const bodies = await Promise.all(lists.map(async (path) => (await get(path, as)).body));
      return lists.filter((_, index) => bodies[index]?.includes(conversation.slug));
    };
    await act(caseId, 'show');
    expect(await listedIn(member)).toEqual(lists);
    expect((await get('/sitemaps/gesprekken-1.xml')).body).toContain(conversation.slug);
    await act(caseId, 'hide');
    for (const as of [member, author, moderator]) expect(await listedIn(as)).toEqual([]);
    const inGroup = (await get(`/api/v1/groups/${group.id}/conversations`, member)).json();
    expect([inGroup.TotalCount, inGroup.Items.length]).toEqual([1, 1]);
    const followed = (await get('/api/v1/conversations/following', member)).json();
    expect([followed.TotalCount, followed.Items.length]).toEqual([0, 0]);
    expect((await get('/sitemaps/gesprekken-1.xml')).body).not.toContain(conversation.slug);
    const { rows } = await site.platform.pool.query('select key from community.public_item where key = $1', [
      conversation.slug,
    ]);
    expect(rows).toEqual([]);
  });

  it('takes no likes or reports of its reactions, nor edits by their authors', async () => {
    await act(caseId, 'show');
    const { id } = await makeReaction(site.platform, { conversationId: conversation.id, authorId: author.id });
    const statusesNow = async () => [
      (await send('POST', `/api/v1/likes/like/conversationreaction/${id}`, member)).statusCode,
      (await send('POST', `/api/v1/conversation-flag/${id}`, member)).statusCode,
      (await send('PUT', `/api/v1/conversations/reactions/${id}`, author, { Body: 'Anders.' })).statusCode,
    ];
    expect(await statusesNow()).toEqual([200, 200, 200]);
    await act(caseId, 'hide');
    expect(await statusesNow()).toEqual([404, 404, 404]);
  });

  it('takes no likes, follows, reports, visits or reactions, nor edits by its author', async () => {
    const { id } = conversation;
    const statuses = await Promise.all([
      send('POST', `/api/v1/likes/like/conversation/${id}`, member),
      send('POST', `/api/v1/conversations/${id}/follow`, member),
      send('POST', `/api/v1/conversations/${id}/flag`, member),
      send('POST', `/api/v1/conversations/${id}/visit`, member, {}),
      send('POST', `/api/v1/conversations/${id}/reactions`, member, { Body: 'Nog iets.' }),
      send('POST', '/api/v1/conversations', author, { Id: id, Body: 'Anders.' }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 403]);
  });

  it('offers its author and the moderators nothing that would be refused', async () => {
    const { id } = await makeReaction(site.platform, { conversationId: conversation.id, authorId: member.id });
    await makeReaction(site.platform, { conversationId: conversation.id, authorId: author.id });
    const read = async ({ id: memberId }: PersonMade, roles: string[]) => {
      const viewer = { memberId, roles, blockedBy: [] };
      const ctx = { platform: site.platform, viewer, page: new PageMetadata(), isPage: () => true } as never;
      const request = { index: 0, edit: '', quote: String(id) };
      return readConversationScreen(ctx, conversation.slug, request);
    };
    for (const [as, roles] of [
      [author, []],
      [moderator, ['moderator']],
    ] as const) {
      const page = await read(as, [...roles]);
      const { moderate, ...refused } = page.conversation.may;
      expect([refused, page.quoted]).toEqual([{}, null]);
      for (const { may, author: by } of page.reactions) {
        expect(may).toEqual({
          ...(as === moderator && { edit: 'moderator' }),
          ...(by.id === as.id && { withdraw: true }),
        });
      }
    }
    await act(caseId, 'show');
    const { conversation: shown, reactions, quoted } = await read(author, []);
    expect([shown.may.follow, shown.may.edit, quoted?.id]).toEqual([true, true, id]);
    expect(reactions.map(({ may }) => [may.like, may.edit])).toEqual([
      [true, undefined],
      [undefined, 'author'],
    ]);
  });

  it('is on a cached page with links to it as soon as it is shown again', async () => {
    const page = new PageMetadata();
    const ctx = { platform: site.platform, viewer: null, page, isPage: () => true } as never;
    expect(await listConversationsBySlugs(ctx, [conversation.slug])).toEqual([]);
    const topicsOfChanges = async () => {
      const changes = await site.platform.db.selectFrom('pageChange').select('topic').orderBy('id').execute();
      return changes.map(({ topic }) => topic);
    };
    const before = (await topicsOfChanges()).length;
    await act(caseId, 'show');
    const changed = (await topicsOfChanges()).slice(before);
    expect(changed.filter((topic) => page.topics.has(topic))).toEqual([conversationTopic(conversation.id)]);
    expect(await listConversationsBySlugs(ctx, [conversation.slug])).toHaveLength(1);
  });

  it('comes back in its lists when it is shown again, and is counted by one each time', async () => {
    await act(caseId, 'hide');
    await Promise.all([act(caseId, 'show'), act(caseId, 'show')]);
    const inGroup = (await get(`/api/v1/groups/${group.id}/conversations`, null)).json();
    expect([inGroup.TotalCount, inGroup.Items.length]).toEqual([2, 2]);
    expect(await listWrongCounters(site.platform.db, conversationsFeature.counters ?? [])).toEqual([]);
    await act(caseId, 'hide');
    expect(await listWrongCounters(site.platform.db, conversationsFeature.counters ?? [])).toEqual([]);
  });
});

describe('reporting a conversation', () => {
  it('R26 R27 is refused to its author, and done once', async () => {
    const group = await makeGroup(site.platform);
    const { id } = await makeConversation(site.platform, { groupId: group.id, authorId: author.id });
    const path = `/api/v1/conversations/${id}/flag`;
    expect((await send('POST', path, author)).statusCode).toBe(403);
    await report(path);
    await report(path);
    const reports = await site.platform.db
      .selectFrom('report')
      .select('memberId')
      .where((eb) => eb.and({ subjectKind: 'conversation', subjectId: id }))
      .execute();
    expect(reports).toEqual([{ memberId: member.id }]);
  });
});
