import { beforeAll, describe, expect, it } from 'vitest';
import { lastCaseId, makeCase } from '#tests/support/cases.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { type MemberMade, makeMember, makeNotification, makeSession } from '#tests/support/factory/members.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let moderator: MemberMade;
beforeAll(async () => {
  moderator = await makeMember(site.platform, { roles: ['moderator'] });
});

async function act(caseId: number, action: 'hide' | 'show', by = moderator): Promise<void> {
  const as = await makeSession(site.platform, by.id);
  const sent = { as, ...(action === 'hide' && { body: REASONS }) };
  expect((await request(site, 'POST', `/api/v1/moderation/cases/${caseId}/${action}`, sent)).statusCode).toBe(200);
  await site.work();
}

/** Reports something. Gives the id of its case. */
async function report(by: MemberMade, path: string): Promise<number> {
  const as = await makeSession(site.platform, by.id);
  expect((await request(site, 'POST', `/api/v1/${path}`, { as })).statusCode).toBe(200);
  return lastCaseId(site.platform);
}

/** Makes a call of a member, and lets the worker do what follows from it. */
async function send(by: MemberMade, method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
  const as = await makeSession(site.platform, by.id);
  expect((await request(site, method, `/api/v1/${path}`, { as, ...(body && { body }) })).statusCode).toBe(200);
  await site.work();
}

const notificationsOf = async ({ id }: MemberMade): Promise<string[]> => {
  const as = await makeSession(site.platform, id);
  const items = (await request(site, 'GET', '/api/v1/CustomUser/notifications', { as })).json();
  return items.map(({ Body }: { Body: string }) => Body);
};

describe('R25 R27 R47 the author of something that a moderator hid', () => {
  it('is told so once, without who reported it and who hid it, with a link to why', async () => {
    const { id, author, reporter } = await makeCase(site.platform);
    await act(id, 'hide');
    await act(id, 'hide');
    const [told, ...others] = await notificationsOf(author);
    expect(others).toEqual([]);
    expect(told).toMatch(
      /^De moderatie heeft je reactie in het gesprek verborgen\. <a href="\/meldingen\/[\da-f-]{36}">Lees waarom<\/a>$/,
    );
    for (const name of [reporter.username, moderator.username]) expect(told).not.toContain(name);
  });

  it('is told in its place when it is shown again, and anew when it is hidden again', async () => {
    const { id, author } = await makeCase(site.platform);
    await act(id, 'hide');
    await act(id, 'show');
    const lifted = expect.stringContaining(
      'De moderatie heeft het verbergen van je reactie in het gesprek teruggedraaid.',
    );
    expect(await notificationsOf(author)).toEqual([lifted]);
    await act(id, 'hide');
    const hidden = expect.stringContaining('De moderatie heeft je reactie in het gesprek verborgen.');
    expect(await notificationsOf(author)).toEqual([hidden, lifted]);
  });

  it('is told when it is shown from another case than it was hidden from', async () => {
    const { id, author, reaction } = await makeCase(site.platform);
    const other = await makeCase(site.platform);
    for (const each of [id, other.id]) await act(each, 'hide');
    await send(moderator, 'POST', `moderation/cases/${id}/handle`, { Outcome: 'hidden', Note: '' });
    const { id: later } = await site.platform.db
      .insertInto('moderationCase')
      .values({ kind: 'reaction', subjectId: reaction.id, authorId: author.id, openedAt: site.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await act(later, 'show');
    expect(await notificationsOf(author)).toEqual([expect.stringContaining('teruggedraaid')]);
    expect(await notificationsOf(other.author)).toEqual([expect.stringContaining('verborgen')]);
  });
});

describe('who was told of something that a moderator hid', () => {
  it('is not told any more: the owner of the conversation of a reaction', async () => {
    const { id, author, reporter, reaction, conversation } = await makeCase(site.platform);
    await makeNotification(site.platform, {
      ...{ kind: 'reaction', memberId: reporter.id, actorId: author.id, subjectId: reaction.id },
      aboutId: conversation.id,
    });
    expect(await notificationsOf(reporter)).toHaveLength(1);
    await act(id, 'hide');
    expect(await notificationsOf(reporter)).toEqual([expect.stringContaining('Er is besloten over wat je meldde op ')]);
  });

  it('is not told any more: the followers of a blog of its posts', async () => {
    const [owner, follower] = [await makeMember(site.platform, { public: true }), await makeMember(site.platform)];
    const blog = await makeBlog(site.platform, { ownerId: owner.id });
    const post = await makePost(site.platform, { blogId: blog.id });
    await makeNotification(site.platform, {
      ...{ kind: 'blog-post', memberId: follower.id, actorId: owner.id, subjectId: post.id, aboutId: blog.id },
    });
    const id = await report(follower, `CustomBlog/${blog.id}/flag`);
    expect(await notificationsOf(follower)).toHaveLength(1);
    await act(id, 'hide');
    expect(await notificationsOf(follower)).toEqual([expect.stringContaining('Er is besloten over wat je meldde op ')]);
    expect(await notificationsOf(owner)).toEqual([expect.stringContaining('De moderatie heeft je blog verborgen')]);
  });

  it.each([
    ['new', '2 nieuwe berichten', (first: number) => ({ firstId: first })],
    ['seen before', '2 berichten', (first: number, last: number) => ({ firstId: last, seenFirstId: first })],
  ])('is told of the other posts still, where they are %s', async (_, told, range) => {
    const [owner, follower] = [await makeMember(site.platform, { public: true }), await makeMember(site.platform)];
    const blog = await makeBlog(site.platform, { ownerId: owner.id });
    const posts = [];
    for (const title of ['De eerste', 'De tweede', 'De derde'])
      posts.push(await makePost(site.platform, { blogId: blog.id, title }));
    const [first, second, third] = posts.map(({ id }) => id) as [number, number, number];
    await site.platform.db
      .insertInto('notification')
      .values({
        ...{ kind: 'blog-post', memberId: follower.id, actorId: owner.id, subjectId: third },
        ...{ ...range(first, third), aboutId: blog.id, createdAt: site.clock.now() },
      })
      .execute();
    await act(await report(follower, `blogpost-flag/${third}`), 'hide');
    const ofPosts = async () => (await notificationsOf(follower)).filter((body) => !body.includes('besloten'));
    expect(await ofPosts()).toEqual([expect.stringContaining(told)]);
    await send(owner, 'DELETE', `BlogPost/${second}`);
    expect(await ofPosts()).toEqual([expect.stringContaining('De eerste')]);
    await send(owner, 'DELETE', `BlogPost/${first}`);
    expect(await ofPosts()).toEqual([]);
  });
});
