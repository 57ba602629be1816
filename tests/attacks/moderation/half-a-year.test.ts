import { afterAll, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { DAY } from '#app/platform/clock.ts';
import { deleteExpiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { deleteOrphanedPictures } from '#app/platform/images/delete-orphaned-pictures.ts';
import { makeMember, makePhoto, makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';

const { site, one, two, send, act } = await openModeration();
afterAll(() => site.close());
const { db } = site.platform;

const expiredRows = features.flatMap((feature) => feature.expiredRows ?? []);

it('a photo that is taken off comes back by an objection that is answered after half a year', async () => {
  const [owner, reporter] = [await makeMember(site.platform, { public: true }), await makeMember(site.platform)];
  const photo = await makePhoto(site.platform, owner.id);
  await send(reporter, 'POST', `reports/photo/${owner.id}`, { Reason: 'insult' });
  const about = db.selectFrom('moderationCase').select('id').where('kind', '=', 'photo');
  const { id } = await about.where('subjectId', '=', owner.id).executeTakeFirstOrThrow();
  expect(await act(one, id, 'hide')).toBe(200);
  const { code } = await db.selectFrom('decision').select('code').where('caseId', '=', id).executeTakeFirstOrThrow();
  expect((await send(owner, 'POST', `decisions/${code}/objection`, { Text: 'Dit ben ik zelf.' })).statusCode).toBe(200);
  site.clock.advance(191 * DAY);
  await deleteExpiredRows(site.platform, expiredRows);
  await deleteOrphanedPictures(site.platform);
  const { id: objection } = await db
    .selectFrom('objection')
    .select('id')
    .where('memberId', '=', owner.id)
    .executeTakeFirstOrThrow();
  const answer = { Granted: true, Answer: 'Je hebt gelijk.' };
  expect((await send(two, 'POST', `moderation/objections/${objection}/answer`, answer)).statusCode).toBe(200);
  const as = await makeSession(site.platform, reporter.id);
  expect((await request(site, 'GET', `/media/photos/${photo}/180.jpg`, { as })).statusCode).toBe(200);
});
