import { afterAll, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';

const { site, one, send } = await openModeration();
afterAll(() => site.close());
const { db } = site.platform;

it('what an excluded member wrote, who quoted it, and what counts it, stay as they were', async () => {
  const [writer, reader] = [await makeMember(site.platform), await makeMember(site.platform)];
  const { id: groupId } = await makeGroup(site.platform);
  const { id: conversationId } = await makeConversation(site.platform, { groupId, authorId: writer.id });
  const react = async (by: typeof writer, body: object): Promise<number> =>
    (await send(by, 'POST', `conversations/${conversationId}/reactions`, body)).json().Id;
  const written = await react(writer, { Body: 'Dit schreef ik eerder.' });
  await react(reader, { Body: 'Daar sluit ik me bij aan.', QuotedId: written });
  await react(writer, { Body: 'Fijn om te horen.' });
  for (const liked of [`conversation/${conversationId}`, `conversationreaction/${written}`])
    expect((await send(reader, 'POST', `likes/like/${liked}`)).statusCode).toBe(200);
  const read = async () => [
    (await send(reader, 'GET', `conversations/${conversationId}`)).json(),
    (await send(reader, 'GET', `conversations/${conversationId}/reactions`)).json(),
    (await send(reader, 'GET', 'conversations/active')).json(),
  ];
  const before = await read();
  expect(JSON.stringify(before[1]).split('Dit schreef ik eerder.')).toHaveLength(3); // itself, and where it is quoted
  const { id: caseId } = await db
    .insertInto('moderationCase')
    .values({ kind: 'profile', subjectId: writer.id, authorId: writer.id, openedAt: site.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const body = { Case: String(caseId), Measure: 'excluded', Rule: 'respect', Facts: '' };
  expect((await send(one, 'POST', `moderation/members/${writer.id}/decisions`, body)).statusCode).toBe(200);
  await site.work();
  expect(await read()).toEqual(before);
  const counters = features.flatMap((feature) => feature.counters ?? []);
  expect(await listWrongCounters(db, counters)).toEqual([]);
});
