import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCase } from '#tests/support/cases.ts';
import {
  type MemberMade,
  makeBlog,
  makeMember,
  makeNotification,
  makePost,
  makeSession,
} from '#tests/support/factory.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let moderator: MemberMade;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await makeMember(site.platform, { roles: ['moderator'] });
});
afterAll(() => site.close());

async function act(caseId: number, action: 'hide' | 'show', by = moderator): Promise<void> {
  const as = await makeSession(site.platform, by.id);
  expect((await request(site, 'POST', `/api/v1/moderation/cases/${caseId}/${action}`, { as })).statusCode).toBe(200);
  await site.work();
}

const notificationsOf = async ({ id }: MemberMade): Promise<string[]> => {
  const as = await makeSession(site.platform, id);
  const { Items } = (await request(site, 'GET', '/api/v1/CustomUser/notifications', { as })).json();
  return Items.map(({ Body }: { Body: string }) => Body);
};

describe('R25 R27 the author of something that a moderator hid', () => {
  it('is told so once, without who reported it and who hid it, with a link to it', async () => {
    const { id, author, conversation, group, reaction, flagger } = await makeCase(site.platform);
    await act(id, 'hide');
    await act(id, 'hide');
    const [told, ...others] = await notificationsOf(author);
    expect(others).toEqual([]);
    const path = `/groepen/${group.slug}/${conversation.slug}?reactie=${reaction.id}#reactie-${reaction.id}`;
    expect(told).toBe(
      `De moderatie heeft je reactie in het gesprek verborgen: <a href="${path}">${conversation.title}</a>`,
    );
    for (const name of [flagger.username, moderator.username]) expect(told).not.toContain(name);
  });

  it('is no longer told when it is shown again, and is told again when it is hidden again', async () => {
    const { id, author } = await makeCase(site.platform);
    await act(id, 'hide');
    await act(id, 'show');
    expect(await notificationsOf(author)).toEqual([]);
    await act(id, 'hide');
    expect(await notificationsOf(author)).toHaveLength(1);
  });
});

describe('who was told of something that a moderator hid', () => {
  it('is not told any more: the owner of the conversation of a reaction', async () => {
    const { id, author, flagger, reaction } = await makeCase(site.platform);
    await makeNotification(site.platform, {
      ...{ kind: 'reaction', memberId: flagger.id, actorId: author.id, subjectId: reaction.id },
    });
    expect(await notificationsOf(flagger)).toHaveLength(1);
    await act(id, 'hide');
    expect(await notificationsOf(flagger)).toEqual([]);
  });

  it('is not told any more: the followers of a blog of its posts', async () => {
    const [owner, follower] = [await makeMember(site.platform, { public: true }), await makeMember(site.platform)];
    const blog = await makeBlog(site.platform, { ownerId: owner.id });
    const post = await makePost(site.platform, { blogId: blog.id });
    await makeNotification(site.platform, {
      ...{ kind: 'blog-post', memberId: follower.id, actorId: owner.id, subjectId: post.id },
    });
    const as = await makeSession(site.platform, follower.id);
    await request(site, 'POST', `/api/v1/CustomBlog/${blog.id}/flag`, { as });
    const { id } = await site.platform.db
      .selectFrom('moderationCase')
      .select('id')
      .where('kind', '=', 'blog')
      .where('subjectId', '=', blog.id)
      .executeTakeFirstOrThrow();
    expect(await notificationsOf(follower)).toHaveLength(1);
    await act(id, 'hide');
    expect(await notificationsOf(follower)).toEqual([]);
    expect(await notificationsOf(owner)).toEqual([expect.stringContaining('De moderatie heeft je blog verborgen')]);
  });
});
