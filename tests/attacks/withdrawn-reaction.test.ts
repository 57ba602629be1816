import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { makeBlog, makePost, makePostReaction } from '../support/factory/blogs.ts';
import { makeConversation, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import { makeDraft, makeMember, makeSession } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';
import { connectionsWaitingForLock } from '../support/waiting-for-lock.ts';

const CANARY = 'kanariepiet';
const PASSWORD = 'zonnebloem7';

const site = setUpTestSite();

it('nothing of a withdrawn text is left: not in a table, a draft, an answer, a download', async () => {
  const { platform } = site;
  const author = await makeMember(platform, { passwordHash: await hashPassword(PASSWORD) });
  const moderator = await makeMember(platform, { roles: ['moderator'] });
  const [as, asModerator] = [await makeSession(platform, author.id), await makeSession(platform, moderator.id)];
  const group = await makeGroup(platform);
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: moderator.id });
  const key = randomUUID();
  const react = () =>
    request(site, 'POST', `/api/v1/conversations/${conversation.id}/reactions`, {
      as,
      body: { Body: `Ik heet ${CANARY}.` },
      headers: { 'idempotency-key': key },
    });
  const { Id, Created } = (await react()).json();
  const own = `/api/v1/conversations/reactions/${Id}`;
  await request(site, 'PUT', own, {
    as,
    body: { Body: `Ik heet echt ${CANARY}.` },
    headers: { 'idempotency-key': randomUUID() },
  });
  for (const by of [as, asModerator]) {
    const Fields = { Body: `Hij heet ${CANARY}.` };
    await request(site, 'PUT', `/api/v1/drafts/reaction-edit/${Id}`, { as: by, body: { Fields, BasedOn: Created } });
  }
  await request(site, 'POST', `/api/v1/likes/like/conversationreaction/${Id}`, { as: asModerator });
  const listed = `/api/v1/conversations/${conversation.id}/reactions`;
  expect((await request(site, 'GET', listed)).body).toContain(CANARY);
  expect((await dumpDatabase(platform.db)).filter((row) => row.includes(CANARY)).length).toBeGreaterThan(2);

  expect((await request(site, 'DELETE', own, { as })).statusCode).toBe(200);
  expect((await dumpDatabase(platform.db)).filter((row) => row.includes(CANARY))).toEqual([]);
  for (const by of [as, asModerator, null]) {
    expect((await request(site, 'GET', listed, { as: by })).body).not.toContain(CANARY);
  }
  await request(site, 'POST', '/api/v1/CustomUser/ConfirmPassword', { as, body: { Password: PASSWORD } });
  const download = await request(site, 'GET', '/account/gegevens/niergenoten-gegevens.json', { as });
  expect(download.json().reactions).toMatchObject([{ body: '', withdrawnAt: expect.any(String) }]);
  expect(download.body).not.toContain(CANARY);

  const repeated = await react(); // the text is in this request, and again nowhere else
  expect(repeated.json()).toEqual({ Id, Created, Body: `Ik heet ${CANARY}.` });
  site.clock.advance(DAY);
  expect((await dumpDatabase(platform.db)).filter((row) => row.includes(CANARY))).toEqual([]);
});

describe('a like and a report that come while a reaction is being withdrawn', () => {
  async function makeConversationReaction(authorId: number): Promise<number> {
    const group = await makeGroup(site.platform);
    const { id: conversationId } = await makeConversation(site.platform, { groupId: group.id, authorId: null });
    return (await makeReaction(site.platform, { conversationId, authorId })).id;
  }

  async function makeBlogReaction(authorId: number): Promise<number> {
    const owner = await makeMember(site.platform);
    const blog = await makeBlog(site.platform, { ownerId: owner.id });
    const post = await makePost(site.platform, { blogId: blog.id });
    return (await makePostReaction(site.platform, { postId: post.id, authorId })).id;
  }

  const KINDS = {
    conversation: {
      make: makeConversationReaction,
      editDraft: 'reaction-edit',
      withdrawal: (id: number) => `conversations/reactions/${id}`,
      marks: (id: number) => [`likes/like/conversationreaction/${id}`, `conversation-flag/${id}`],
    },
    'blog-post': {
      make: makeBlogReaction,
      editDraft: 'blog-reaction-edit',
      withdrawal: (id: number) => `CustomBlog/BlogPost/reactions/${id}`,
      marks: (id: number) => [`likes/like/blogreaction/${id}`, `blog-flag/${id}`],
    },
  };

  it.each(['conversation', 'blog-post'] as const)('are refused, and leave no row: to a %s', async (kind) => {
    const { db } = site.platform;
    const { make, editDraft, withdrawal, marks } = KINDS[kind];
    const author = await makeMember(site.platform);
    const id = await make(author.id);
    const [asAuthor, as] = [
      await makeSession(site.platform, author.id),
      await makeSession(site.platform, (await makeMember(site.platform)).id),
    ];
    // Holds up the withdrawal after it has locked the reaction, at the drafts about it.
    await makeDraft(site.platform, { memberId: author.id, about: id, kind: editDraft });
    const responses = await db.transaction().execute(async (blocking) => {
      await blocking.selectFrom('draft').select('about').where('about', '=', id).forUpdate().execute();
      const withdrawn = request(site, 'DELETE', `/api/v1/${withdrawal(id)}`, { as: asAuthor });
      await connectionsWaitingForLock(db, 1);
      const sent = marks(id).map((path) => request(site, 'POST', `/api/v1/${path}`, { as }));
      await connectionsWaitingForLock(db, 1 + sent.length);
      return { all: Promise.all([withdrawn, ...sent]) };
    });
    expect((await responses.all).map(({ statusCode }) => statusCode)).toEqual([200, 403, 403]);
    expect(await db.selectFrom('reactionLike').select('memberId').where('reactionId', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('report').select('memberId').where('subjectId', '=', id).execute()).toEqual([]);
  });
});
