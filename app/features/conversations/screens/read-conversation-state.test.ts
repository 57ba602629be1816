import { beforeAll, expect, it } from 'vitest';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { queryRecorder } from '#tests/support/record-queries.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let own: SessionMade;
let other: SessionMade;
let id: number;
beforeAll(async () => {
  const { platform } = site;
  const owner = await makeMember(platform);
  own = await makeSession(platform, owner.id);
  other = await makeSession(platform, (await makeMember(platform)).id);
  id = (await makeConversation(platform, { groupId: (await makeGroup(platform)).id, authorId: owner.id })).id;
  await request(site, 'POST', `/api/v1/likes/like/conversation/${id}`, { as: other });
});

const calls = () => [
  { path: `/api/v1/conversations/isliked/${id}`, asOwner: 'false', asOther: 'true' },
  { path: `/api/v1/conversations/countlikes/${id}`, asOwner: '1', asOther: '1' },
  { path: `/api/v1/conversations/${id}/follows`, asOwner: 'off', asOther: 'off' },
  { path: `/api/v1/conversations/${id}/user-is-owner`, asOwner: 'true', asOther: 'false' },
];

it('a single fact about a conversation is that of this viewer', async () => {
  for (const { path, asOwner, asOther } of calls()) {
    const responses = await Promise.all([own, other].map((as) => request(site, 'GET', path, { as })));
    expect(
      responses.map(({ body }) => body),
      path,
    ).toEqual([asOwner, asOther]);
  }
});

it('a single fact about a conversation is read without its text, its members and its group', async () => {
  const record = queryRecorder();
  for (const { path } of calls()) {
    const queries = await record(() => request(site, 'GET', path, { as: other }));
    const read = queries.map(({ sql }) => sql).filter((sql) => !sql.includes('from "session"'));
    expect(read.join('\n'), path).not.toMatch(/"body"|\*|"title"|discussion_group|"member"/);
    expect(read.length, path).toBeGreaterThan(0);
  }
});
