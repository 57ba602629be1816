import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { type MemberMade, makeMember, makeNotification, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let moderator: MemberMade;
beforeAll(async () => {
  moderator = await makeMember(site.platform, { roles: ['moderator'] });
});

async function act(caseId: number, action: 'hide' | 'show', by = moderator): Promise<void> {
  const as = await makeSession(site.platform, by.id);
  expect((await request(site, 'POST', `/api/v1/moderation/cases/${caseId}/${action}`, { as })).statusCode).toBe(200);
  await site.work();
}

/** Reports something. Gives the id of its case. */
async function report(by: MemberMade, path: string): Promise<number> {
  const as = await makeSession(site.platform, by.id);
  expect((await request(site, 'POST', `/api/v1/${path}`, { as })).statusCode).toBe(200);
  const { id } = await site.platform.db
    .selectFrom('moderationCase')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a call of a member, and lets the worker do what follows from it. */
async function send(by: MemberMade, method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
  const as = await makeSession(site.platform, by.id);
  expect((await request(site, method, `/api/v1/${path}`, { as, ...(body && { body }) })).statusCode).toBe(200);
  await site.work();
}

const countUnread = async ({ id }: MemberMade): Promise<number> => {
  const as = await makeSession(site.platform, id);
  return (await request(site, 'GET', '/api/v1/CustomUser/unread', { as })).json().Notifications;
};

const notificationsOf = async ({ id }: MemberMade): Promise<string[]> => {
  const as = await makeSession(site.platform, id);
  const items = (await request(site, 'GET', '/api/v1/CustomUser/notifications', { as })).json();
  return items.map(({ Body }: { Body: string }) => Body);
};

describe('R25 R27 the author of something that a moderator hid', () => {
  // notifications-8
  it('is told so once, without who reported it and who hid it, with a link to it', async () => {
    const { id, author, conversation, group, reaction, reporter } = await makeCase(site.platform);
    await act(id, 'hide');
    await act(id, 'hide');
    const [told, ...others] = await notificationsOf(author);
    expect(others).toEqual([]);
    const path = `/groepen/${group.slug}/${conversation.slug}?reactie=${reaction.id}#reactie-${reaction.id}`;
    expect(told).toBe(
      `De moderatie heeft je reactie in het gesprek verborgen: <a href="${path}">${conversation.title}</a>`,
    );
    for (const name of [reporter.username, moderator.username]) expect(told).not.toContain(name);
  });

  // notifications-8
  it('is no longer told when it is shown again, and is told again when it is hidden again', async () => {
    const { id, author } = await makeCase(site.platform);
    await act(id, 'hide');
    await act(id, 'show');
    expect(await notificationsOf(author)).toEqual([]);
    await act(id, 'hide');
    expect(await notificationsOf(author)).toHaveLength(1);
  });
});

describe('the notification of something hidden goes', () => {
  const PASSWORD = 'zonnebloem7';

  /** A hidden reaction to a post, of which its author and the owner of the post were told. */
  async function hideReactionToPost() {
    const passwordHash = await hashPassword(PASSWORD);
    const [owner, author] = [await makeMember(site.platform, { passwordHash }), await makeMember(site.platform)];
    const blog = await makeBlog(site.platform, { ownerId: owner.id });
    const post = await makePost(site.platform, { blogId: blog.id });
    const reaction = await makePostReaction(site.platform, { postId: post.id, authorId: author.id });
    await act(await report(moderator, `blog-flag/${reaction.id}`), 'hide');
    const other = await makePostReaction(site.platform, { postId: post.id, authorId: author.id });
    const told = {
      kind: 'blog-reaction',
      memberId: owner.id,
      actorId: author.id,
      subjectId: other.id,
      aboutId: post.id,
    };
    await makeNotification(site.platform, told);
    expect([await countUnread(author), await countUnread(owner)]).toEqual([1, 1]);
    return { owner, author, post, reaction };
  }

  it('when it is shown from another case than it was hidden from', async () => {
    const { id, author, reaction } = await makeCase(site.platform);
    const other = await makeCase(site.platform);
    for (const each of [id, other.id]) await act(each, 'hide');
    const outcome = { Outcome: 'hidden', Note: '' };
    await send(moderator, 'POST', `moderation/cases/${id}/handle`, outcome);
    const { id: later } = await site.platform.db
      .insertInto('moderationCase')
      .values({ kind: 'reaction', subjectId: reaction.id, openedAt: site.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await act(later, 'show');
    expect([await countUnread(author), await countUnread(other.author)]).toEqual([0, 1]);
  });

  it('when its author withdraws it, and does not come back when it is hidden then', async () => {
    const { id, author, reaction } = await makeCase(site.platform);
    await act(id, 'hide');
    await send(author, 'DELETE', `conversations/reactions/${reaction.id}`);
    expect([await countUnread(author), await notificationsOf(author)]).toEqual([0, []]);
    for (const action of ['show', 'hide'] as const) await act(id, action);
    expect(await countUnread(author)).toBe(0);
    const { author: reactor, reaction: toPost } = await hideReactionToPost();
    await send(reactor, 'DELETE', `CustomBlog/BlogPost/reactions/${toPost.id}`);
    expect(await countUnread(reactor)).toBe(0);
  });

  it('when the post is deleted, with those of the reactions to it and of no others', async () => {
    const [{ owner, author, post }, elsewhere] = [await hideReactionToPost(), await hideReactionToPost()];
    await act(await report(author, `blogpost-flag/${post.id}`), 'hide');
    expect(await countUnread(owner)).toBe(2);
    await send(owner, 'DELETE', `BlogPost/${post.id}`);
    expect([await countUnread(owner), await countUnread(author)]).toEqual([0, 0]);
    expect([await countUnread(elsewhere.owner), await countUnread(elsewhere.author)]).toEqual([1, 1]);
  });

  it('when the blog goes with the account of its owner', async () => {
    const { owner, author } = await hideReactionToPost();
    await send(owner, 'POST', 'delete-user', { Password: PASSWORD });
    expect(await countUnread(author)).toBe(0);
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
    expect(await notificationsOf(reporter)).toEqual([]);
  });

  it('is not told any more: the followers of a blog of its posts', async () => {
    const [owner, follower] = [await makeMember(site.platform, { public: true }), await makeMember(site.platform)];
    const blog = await makeBlog(site.platform, { ownerId: owner.id });
    const post = await makePost(site.platform, { blogId: blog.id });
    await makeNotification(site.platform, {
      ...{ kind: 'blog-post', memberId: follower.id, actorId: owner.id, subjectId: post.id },
    });
    const id = await report(follower, `CustomBlog/${blog.id}/flag`);
    expect(await notificationsOf(follower)).toHaveLength(1);
    await act(id, 'hide');
    expect(await notificationsOf(follower)).toEqual([]);
    expect(await notificationsOf(owner)).toEqual([expect.stringContaining('De moderatie heeft je blog verborgen')]);
  });
});
