import { afterAll, describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { deleteExpiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { deleteOrphanedPictures } from '#app/platform/images/delete-orphaned-pictures.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makeBlog, makeBlogPicture, makePost } from '#tests/support/factory/blogs.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { type MemberMade, makeMember, makePhoto, makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { moderationFeature } from './feature.ts';

const { site, one, two, send, act, handle, read } = await openModeration({ pages: await allPages() });
afterAll(() => site.close());
const { db } = site.platform;

/** Reports something, and gives the id of its case. */
async function openCaseOf(by: MemberMade, kind: string, subjectId: number): Promise<number> {
  expect((await send(by, 'POST', `reports/${kind}/${subjectId}`, { Reason: 'insult' })).statusCode).toBe(200);
  const query = db
    .selectFrom('moderationCase')
    .select('id')
    .where((eb) => eb.and({ kind, subjectId }));
  return (await query.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id;
}

/** The status of a picture for this member. */
const statusOf = async (by: MemberMade, path: string) =>
  (await request(site, 'GET', path as `/${string}`, { as: await makeSession(site.platform, by.id) })).statusCode;

describe('a message', () => {
  /** A thread of two people with so many messages, of which `reported` is the one of the sender in the middle. */
  async function makeThread(count: number) {
    const [sender, recipient] = [await makeMember(site.platform), await makeMember(site.platform)];
    const pair = { creatorId: sender.id, otherId: recipient.id };
    const { id: contactLinkId } = await makeContact(site.platform, { ...pair, state: 'accepted', body: 'Bericht 0.' });
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ contactLinkId, senderId: sender.id, recipientId: recipient.id },
      ...{ body: `Bericht ${index + 1}.`, createdAt: site.clock.now() },
    }));
    const messages = await db.insertInto('message').values(rows).returning(['id', 'body']).execute();
    return { sender, recipient, contactLinkId, messages };
  }

  it('is in its case with the ten around it, and nothing else of the thread is, also later', async () => {
    const { sender, recipient, contactLinkId, messages } = await makeThread(20);
    const reported = messages[9]?.id ?? 0;
    const id = await openCaseOf(recipient, 'message', reported);
    const later = { contactLinkId, senderId: sender.id, recipientId: recipient.id, createdAt: site.clock.now() };
    await db
      .insertInto('message')
      .values({ ...later, body: 'Daarna.' })
      .execute();
    const found = await read(id);
    expect(found.Reported).toMatchObject([{ Text: 'Bericht 10.' }]);
    expect(found.Nearby.map(({ Text }: { Text: string }) => Text)).toEqual(
      [5, 6, 7, 8, 9, 11, 12, 13, 14, 15].map((number) => `Bericht ${number}.`),
    );
    expect(found.Subject.Path).toBeNull();
    await db.deleteFrom('message').where('contactLinkId', '=', contactLinkId).execute();
    expect((await read(id)).Nearby).toHaveLength(10);
  });

  it('is read in its case alone, not in a list, and each reading stands with those who wrote it', async () => {
    const { sender, recipient, contactLinkId, messages } = await makeThread(2);
    const answer = { contactLinkId, senderId: recipient.id, recipientId: sender.id, createdAt: site.clock.now() };
    await db
      .insertInto('message')
      .values({ ...answer, body: 'Laat me met rust.' })
      .execute();
    const id = await openCaseOf(recipient, 'message', messages[1]?.id ?? 0);
    const list = (await send(one, 'GET', 'moderation/cases')).body;
    const page = (await request(site, 'GET', '/moderatie', { as: await makeSession(site.platform, one.id) })).body;
    for (const text of [list, page]) expect(text).not.toMatch(/Bericht [12]\.|Laat me met rust/);
    const readings = (member: MemberMade) =>
      db.selectFrom('reading').select(['what', 'subjectId', 'role']).where('memberId', '=', member.id).execute();
    expect([await readings(sender), await readings(recipient)]).toEqual([[], []]);
    await read(id);
    const reading = { what: 'message', subjectId: id, role: 'moderator' };
    expect([await readings(sender), await readings(recipient)]).toEqual([[reading], [reading]]);
  });

  it('that nobody reported is read by no moderator, and no act reaches it', async () => {
    const { messages } = await makeThread(1);
    const id = messages[0]?.id ?? 0;
    const hidden = await send(one, 'POST', `moderation/things/message/${id}/hide`, {
      Rule: 'respect',
      Facts: 'Ik wil het lezen.',
    });
    const shown = await send(one, 'POST', `moderation/things/message/${id}/show`);
    const opened = await send(one, 'POST', `moderation/things/message/${id}/open`);
    expect([hidden.statusCode, shown.statusCode, opened.statusCode]).toEqual([404, 404, 404]);
    expect(await statusOf(one, `/moderatie/verbergen/message/${id}`)).toBe(404);
    expect(await statusOf(one, `/melden/message/${id}`)).toBe(404);
    expect(await db.selectFrom('reportedText').where('body', '=', 'Bericht 1.').select('id').execute()).toEqual([]);
  });

  it('is gone from its case half a year after that was closed', async () => {
    const { recipient, messages } = await makeThread(3);
    const id = await openCaseOf(recipient, 'message', messages[1]?.id ?? 0);
    await handle(one, id);
    site.clock.advance(191 * DAY);
    await deleteExpiredRows(site.platform, moderationFeature.expiredRows ?? []);
    expect(await read(id)).toMatchObject({ Reported: [], Nearby: [], Subject: null });
    expect(await act(one, id, 'hide')).toBe(404);
  });
});

describe('a photo', () => {
  it('stays in its case when its owner replaces it, for moderators alone; taken off it is gone, and comes back', async () => {
    const [owner, reporter] = [await makeMember(site.platform, { public: true }), await makeMember(site.platform)];
    const first = await makePhoto(site.platform, owner.id);
    const id = await openCaseOf(reporter, 'photo', owner.id);
    const [kept, onSite] = [`/media/zaken/${first}/180.jpg`, `/media/photos/${first}/180.jpg`];
    expect([await statusOf(two, kept), await statusOf(reporter, kept)]).toEqual([200, 404]);

    expect(await act(one, id, 'hide')).toBe(200);
    await deleteOrphanedPictures(site.platform);
    expect([await statusOf(reporter, onSite), await statusOf(two, kept)]).toEqual([404, 200]);
    expect(await act(one, id, 'show')).toBe(200);
    expect(await statusOf(reporter, onSite)).toBe(200);

    await db.updateTable('picture').set({ memberId: null }).where('id', '=', first).execute();
    await db.updateTable('member').set({ photoId: null }).where('id', '=', owner.id).execute();
    await deleteOrphanedPictures(site.platform);
    expect([await statusOf(reporter, onSite), await statusOf(two, kept)]).toEqual([404, 200]);
  });
});

it('the pictures of a post stay in its case when its owner takes them out, for moderators alone', async () => {
  const [owner, reporter] = [await makeMember(site.platform, { public: true }), await makeMember(site.platform)];
  const { id: blogId } = await makeBlog(site.platform, { ownerId: owner.id });
  const pictures = [await makeBlogPicture(site.platform, owner.id), await makeBlogPicture(site.platform, owner.id)];
  const blocks = [
    { kind: 'text' as const, text: 'Kijk.' },
    ...pictures.map((pictureId) => ({ kind: 'image' as const, pictureId, alt: 'Een foto' })),
  ];
  const { id: postId } = await makePost(site.platform, { blogId, blocks });
  const id = await openCaseOf(reporter, 'blog-post', postId);
  const paths = pictures.map((picture) => `/media/zaken/${picture}/1080.jpg`);
  const as = await makeSession(site.platform, one.id);
  const { body: page } = await request(site, 'GET', `/moderatie/${id}`, { as });
  expect(paths.map((path) => page.includes(path))).toEqual([true, true]);
  await db.updateTable('picture').set({ memberId: null }).where('id', 'in', pictures).execute();
  await db.deleteFrom('blogPostPicture').where('postId', '=', postId).execute();
  await deleteOrphanedPictures(site.platform);
  for (const path of paths) expect([await statusOf(two, path), await statusOf(reporter, path)]).toEqual([200, 404]);
});

describe('a profile', () => {
  it('that a moderator hides shows its texts to nobody but its member', async () => {
    const [owner, reporter] = [await makeMember(site.platform, { public: true }), await makeMember(site.platform)];
    const motto = { motto: 'Bel mij op nul zes.' };
    await db.updateTable('profile').set(motto).where('memberId', '=', owner.id).execute();
    const page = async (by: MemberMade) =>
      (await request(site, 'GET', `/personen/${owner.id}`, { as: await makeSession(site.platform, by.id) })).body;
    const id = await openCaseOf(reporter, 'profile', owner.id);
    expect((await read(id)).Reported).toMatchObject([{ Text: motto.motto }]);
    expect(await page(reporter)).toContain(motto.motto);
    expect(await act(one, id, 'hide')).toBe(200);
    expect(await page(reporter)).not.toContain(motto.motto);
    expect(await page(owner)).toContain(motto.motto);
    expect(await act(one, id, 'show')).toBe(200);
    expect(await page(reporter)).toContain(motto.motto);
  });
});

// rules.md R17
it('a question asked anonymously tells moderators nothing of its asker, and is taken off and put back', async () => {
  const [asker, reporter] = [await makeMember(site.platform), await makeMember(site.platform)];
  const question = await makeAnsweredQuestion(site.platform, { authorId: asker.id, anonymous: true });
  const id = await openCaseOf(reporter, 'advice-question', question.id);
  expect(JSON.stringify(await read(id))).not.toContain(asker.username);
  expect(await db.selectFrom('moderationCase').select('authorId').where('id', '=', id).execute()).toEqual([
    { authorId: null },
  ]);
  const hiddenAt = async () =>
    db.selectFrom('adviceAnswer').select('hiddenAt').where('questionId', '=', question.id).executeTakeFirstOrThrow();
  expect(await act(one, id, 'hide')).toBe(200);
  expect((await hiddenAt()).hiddenAt).not.toBeNull();
  expect(await act(one, id, 'show')).toBe(200);
  expect((await hiddenAt()).hiddenAt).toBeNull();
});
