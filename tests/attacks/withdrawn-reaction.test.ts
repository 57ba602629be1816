import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { makeConversation, makeGroup, makeMember, makeSession } from '../support/factory.ts';
import { request } from '../support/request.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

const CANARY = 'kanariepiet';
const PASSWORD = 'zonnebloem7';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

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
