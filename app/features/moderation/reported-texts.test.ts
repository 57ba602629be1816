import { afterAll, describe, expect, it } from 'vitest';
import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { DAY } from '#app/platform/clock.ts';
import { deleteExpiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { moderationFeature } from './feature.ts';
import { findNextCase } from './lists/find-next-case.ts';
import { pathAfter } from './paths.ts';
import { findDoneCase } from './screens.ts';

const { casesAbout, site, one, send, handle, read } = await openModeration({ pages: await allPages() });
afterAll(() => site.close());

const TEXT = 'Fijn dat je het vraagt. Jij bent gewoon te lui!\nVeel succes ermee.';

/** A reaction with this text, of which nothing is reported yet. */
async function makeText(body = TEXT) {
  const [author, group] = [await makeMember(site.platform), await makeGroup(site.platform)];
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: author.id });
  const reaction = await makeReaction(site.platform, { conversationId: conversation.id, authorId: author.id, body });
  return { author, group, conversation, id: reaction.id };
}

/** Reports a reaction, and gives the id of its case. */
async function reportAt(id: number, Sentence?: string, by?: MemberMade): Promise<number> {
  const reporter = by ?? (await makeMember(site.platform));
  const { statusCode } = await send(
    reporter,
    'POST',
    `conversation-flag/${id}`,
    Sentence === undefined ? {} : { Sentence },
  );
  expect(statusCode).toBe(200);
  return (await casesAbout(id)).at(-1)?.id ?? 0;
}

const listed = async (id: number, by = one) =>
  (await send(by, 'GET', `moderation/cases${id > 1 ? `?after=${id - 1}` : ''}`)).json().Items[0];

/** Runs the nightly job that deletes what has expired. */
const deleteExpired = () => deleteExpiredRows(site.platform, moderationFeature.expiredRows ?? []);

describe('the sentence at which a reporter points', () => {
  it('is shown in the list and in its case, with what stands around it', async () => {
    const { id } = await makeText();
    const caseId = await reportAt(id, 'Jij bent gewoon te lui!');
    const Sentences = [
      { Before: 'Fijn dat je het vraagt.', Text: 'Jij bent gewoon te lui!', After: 'Veel succes ermee.' },
    ];
    expect(await listed(caseId)).toMatchObject({ Sentences, Reported: [{ Text: TEXT }] });
    expect(await read(caseId)).toMatchObject({ Sentences, Reported: [{ Text: TEXT }] });
  });

  it('of several reports is listed once each, in the order of the text', async () => {
    const { id } = await makeText();
    await reportAt(id, 'Veel succes ermee.');
    await reportAt(id, 'Fijn dat je het vraagt.');
    const caseId = await reportAt(id, 'Veel succes ermee.');
    const { Sentences } = await listed(caseId);
    expect(Sentences.map(({ Text }: { Text: string }) => Text)).toEqual([
      'Fijn dat je het vraagt.',
      'Veel succes ermee.',
    ]);
  });

  it('is cut between words from a long text', async () => {
    const around = 'Een heel lang verhaal over de dialyse. '.repeat(30);
    const { id } = await makeText(`${around}Dit klopt niet. ${around}`);
    const [{ Before, Text, After }] = (await listed(await reportAt(id, 'Dit klopt niet.'))).Sentences;
    expect(Text).toBe('Dit klopt niet.');
    expect(Before).toMatch(/^…\S.{60,120}dialyse\.$/);
    expect(After).toMatch(/^Een heel .{60,120}…$/);
  });

  it('that the text does not have is none, so that no report brings words of its own', async () => {
    const { id } = await makeText();
    const caseId = await reportAt(id, 'Dit staat er niet.');
    expect(await listed(caseId)).toMatchObject({ Sentences: [], Reported: [{ Text: TEXT }] });
    const reporter = await makeMember(site.platform);
    const tooLong = await send(reporter, 'POST', `conversation-flag/${id}`, { Sentence: 'x'.repeat(1001) });
    expect([tooLong.statusCode, tooLong.json().fields]).toEqual([422, { Sentence: 'Kies een zin uit de tekst' }]);
  });

  it('is told to nobody but moderators who did not write the text', async () => {
    const { id, author } = await makeText();
    const caseId = await reportAt(id, 'Jij bent gewoon te lui!');
    await site.platform.db
      .insertInto('memberRole')
      .values({ memberId: author.id, role: 'moderator', grantedAt: site.clock.now() })
      .execute();
    expect(await listed(caseId, author)).toBeUndefined();
    expect(await read(caseId, author)).toMatchObject({ error: 'not_found' });
  });
});

describe('what was reported', () => {
  it('stays in its case as it was when its author edits it, and each text is there once', async () => {
    const { id, author } = await makeText();
    await reportAt(id, 'Jij bent gewoon te lui!');
    await send(author, 'PUT', `conversations/reactions/${id}`, { Body: 'Fijn dat je het vraagt.' });
    const caseId = await reportAt(id);
    await reportAt(id);
    expect(await read(caseId)).toMatchObject({
      Subject: { Text: 'Fijn dat je het vraagt.' },
      Reported: [{ Text: TEXT }, { Text: 'Fijn dat je het vraagt.' }],
      Sentences: [{ Text: 'Jij bent gewoon te lui!' }],
    });
  });

  it('stays when its author deletes it, whatever it is, also with the account', async () => {
    const owner = await makeMember(site.platform);
    const blog = await makeBlog(site.platform, { ownerId: owner.id, title: 'Mijn blog' });
    const post = await makePost(site.platform, { blogId: blog.id, title: 'Een slecht bericht' });
    const reporter = await makeMember(site.platform);
    expect((await send(reporter, 'POST', `blogpost-flag/${post.id}`)).statusCode).toBe(200);
    const { id: caseId } = await site.platform.db
      .selectFrom('moderationCase')
      .select('id')
      .where('kind', '=', 'blog-post')
      .where('subjectId', '=', post.id)
      .executeTakeFirstOrThrow();
    const before = await read(caseId);
    expect(before.Reported).toMatchObject([{ Title: 'Een slecht bericht', Text: before.Subject.Text }]);
    await send(owner, 'DELETE', `BlogPost/${post.id}`);
    expect(await read(caseId)).toMatchObject({ Subject: null, Author: before.Author, Reported: before.Reported });
    expect(before.Author.Id).toBe(owner.id);
    await site.platform.db.deleteFrom('member').where('id', '=', owner.id).execute();
    expect(await read(caseId)).toMatchObject({ Subject: null, Reported: before.Reported });
    expect(JSON.stringify(await read(caseId))).not.toContain(owner.username);
  });

  it('is deleted half a year after its case was closed, with the sentences, and not before', async () => {
    const { id } = await makeText();
    const caseId = await reportAt(id, 'Jij bent gewoon te lui!');
    site.clock.advance(OBJECTION_PERIOD + DAY);
    await deleteExpired();
    expect((await read(caseId)).Reported).toHaveLength(1);
    await handle(one, caseId);
    site.clock.advance(OBJECTION_PERIOD - DAY);
    await deleteExpired();
    expect((await read(caseId)).Reported).toHaveLength(1);
    site.clock.advance(2 * DAY);
    await deleteExpired();
    expect(await read(caseId)).toMatchObject({ ReportCount: 1, Reported: [], Sentences: [] });
  });
});

describe('what was reported stays half a year', () => {
  it('after a decision that is later than the end of its case', async () => {
    const { id } = await makeText();
    const caseId = await reportAt(id, 'Jij bent gewoon te lui!');
    await handle(one, caseId);
    site.clock.advance(OBJECTION_PERIOD - DAY);
    await send(one, 'POST', `moderation/cases/${caseId}/hide`, REASONS);
    site.clock.advance(OBJECTION_PERIOD - DAY);
    await deleteExpired();
    expect((await read(caseId)).Reported).toHaveLength(1);
    site.clock.advance(2 * DAY);
    await deleteExpired();
    expect((await read(caseId)).Reported).toEqual([]);
  });

  it('and longer while an objection waits', async () => {
    const { id } = await makeText();
    const caseId = await reportAt(id, 'Jij bent gewoon te lui!');
    await handle(one, caseId, '', 'hidden');
    const decided = site.platform.db.selectFrom('decision').select(['id', 'code']).where('caseId', '=', caseId);
    const { id: decisionId, code } = await decided.executeTakeFirstOrThrow();
    const body = { Text: 'Ik bedoelde het niet zo.' };
    expect((await request(site, 'POST', `/api/v1/decisions/${code}/objection`, { body })).statusCode).toBe(200);
    site.clock.advance(OBJECTION_PERIOD + DAY);
    await deleteExpired();
    expect((await read(caseId)).Reported).toHaveLength(1);
    const answered = { answeredAt: site.clock.now(), granted: false, answer: 'Nee.' };
    await site.platform.db.updateTable('objection').set(answered).where('decisionId', '=', decisionId).execute();
    await deleteExpired();
    expect((await read(caseId)).Reported).toEqual([]);
  });
});

describe('after a case', () => {
  it('comes the next one that is nobody else’s, from the beginning after the last, and says what was done', async () => {
    const ctx = {
      platform: site.platform,
      viewer: { memberId: one.id, roles: ['moderator'], blockedBy: [] },
      page: new PageMetadata(),
    } as never;
    const cases: number[] = [];
    for (let number = 0; number < 4; number += 1) cases.push(await reportAt((await makeText()).id));
    const [first = 0, taken = 0, third = 0, last = 0] = cases;
    const other = await makeMember(site.platform, { roles: ['moderator'] });
    await send(other, 'POST', `moderation/cases/${taken}/claim`);
    expect(await findNextCase(ctx, first)).toBe(third);
    expect(await findNextCase(ctx, third)).toBe(last);
    expect(await findNextCase(ctx, last)).toBeLessThanOrEqual(first);
    expect(await findDoneCase(ctx, first)).toMatchObject({ id: first, handled: null });
    const { body } = await request(site, 'GET', pathAfter(first, third), {
      as: await makeSession(site.platform, one.id),
    });
    expect(body.replaceAll('<!-- -->', '')).toMatch(/Er wachten nog \d+ zaken/);
    expect(await findDoneCase(ctx, null)).toBeNull();
  });
});

describe('what a moderator hides from its own page', () => {
  const hide = async (by: MemberMade, id: number, reasons: object = REASONS) =>
    (await send(by, 'POST', `moderation/things/reaction/${id}/hide`, reasons)).statusCode;
  const show = async (by: MemberMade, id: number) =>
    (await send(by, 'POST', `moderation/things/reaction/${id}/show`)).statusCode;

  it('is hidden, with a case that is handled and has the reason, and can be shown again from there', async () => {
    const { id } = await makeText();
    expect([await hide(one, id), await hide(one, id)]).toEqual([200, 200]);
    const [made, ...more] = await casesAbout(id);
    expect(more).toEqual([]);
    expect(await read(made?.id ?? 0)).toMatchObject({
      ReportCount: 0,
      Subject: { Hidden: true },
      Handled: { Outcome: 'hidden', Note: '' },
      Actions: [{ Action: 'hide' }, { Action: 'handle' }],
      Reported: [{ Text: TEXT }],
    });
    expect([await show(one, id), await show(one, id)]).toEqual([200, 200]);
    expect((await read(made?.id ?? 0)).Subject.Hidden).toBe(false);
  });

  it('is still to be hidden where it is held: the form without a rule comes back as it was', async () => {
    const { conversation, author } = await makeText();
    const body = { Body: 'Bel me op 06-12345678, dan praten we verder.' };
    const { Id } = (await send(author, 'POST', `conversations/${conversation.id}/reactions`, body)).json();
    const path = `/moderatie/verbergen/reaction/${Id}` as const;
    const as = await makeSession(site.platform, one.id);
    const { statusCode, body: page } = await submitForm(site, path, { intent: 'hide', Facts: 'Een nummer.' }, as);
    expect([statusCode, page.includes('value="hide"'), page.includes('value="show"')]).toEqual([422, true, false]);
    expect((await submitForm(site, path, { intent: 'hide', ...REASONS }, as)).statusCode).toBe(303);
    const [held] = await casesAbout(Id);
    expect((await read(held?.id ?? 0)).Handled).toMatchObject({ Outcome: 'hidden' });
  });

  it('can be all that members write in public: each kind has the form on its page, for moderators alone', async () => {
    const { conversation, id, author } = await makeText();
    const owner = await makeMember(site.platform, { public: true });
    const blog = await makeBlog(site.platform, { ownerId: owner.id });
    const post = await makePost(site.platform, { blogId: blog.id });
    const ofPost = await makePostReaction(site.platform, { postId: post.id, authorId: author.id });
    const ids = {
      conversation: conversation.id,
      reaction: id,
      blog: blog.id,
      'blog-post': post.id,
      'blog-reaction': ofPost.id,
    };
    const kinds = site.platform.caseKinds.filter(({ name }) => name in ids);
    expect(kinds).toHaveLength(5);
    for (const { name, listSubjects } of kinds) {
      const [subject] = await listSubjects(site.platform.db, [ids[name as keyof typeof ids]]);
      const form = `action="/moderatie/verbergen/${name}/${subject?.id}"`;
      const htmlFor = async ({ id: memberId }: MemberMade) => {
        const as = await makeSession(site.platform, memberId);
        const open = (path = '') => request(site, 'GET', path.replace(/#.*/, ''), { as });
        const { headers, body } = await open(subject?.path ?? '');
        return headers.location ? (await open(headers.location)).body : body; // a reaction leads to its page of them
      };
      expect([name, (await htmlFor(one)).includes(form)]).toEqual([name, true]);
      for (const other of [owner, author, await makeMember(site.platform)])
        expect([name, (await htmlFor(other)).includes(form)]).toEqual([name, false]);
    }
  });

  it('closes the case in which it was reported', async () => {
    const { id } = await makeText();
    const caseId = await reportAt(id);
    expect(await hide(one, id)).toBe(200);
    expect(await read(caseId)).toMatchObject({ ReportCount: 1, Handled: { Outcome: 'hidden', By: { Id: one.id } } });
  });

  it('is not what they wrote, nor what another moderator is at: then no case is opened', async () => {
    const { id, author } = await makeText();
    await site.platform.db
      .insertInto('memberRole')
      .values({ memberId: author.id, role: 'moderator', grantedAt: site.clock.now() })
      .execute();
    const byAuthor = async () => [await hide(author, id), await show(author, id)];
    expect([await byAuthor(), await casesAbout(id)]).toEqual([[404, 404], []]);
    const caseId = await reportAt(id);
    expect(await byAuthor()).toEqual([404, 404]);
    const other = await makeMember(site.platform, { roles: ['moderator'] });
    await send(other, 'POST', `moderation/cases/${caseId}/claim`);
    expect([await hide(one, id), await show(one, id)]).toEqual([409, 409]);
    expect((await read(caseId)).Subject.Hidden).toBe(false);
  });
});
