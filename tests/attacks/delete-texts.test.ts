import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withdrawDepartedConversations } from '#app/features/conversations/commands/withdraw-departed.ts';
import { MINUTE } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { allPages } from '../support/all-pages.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { hideAnswer, makeAnsweredQuestion, makeQuestion } from '../support/factory/advice.ts';
import { makeBlog, makePost, makePostReaction } from '../support/factory/blogs.ts';
import { makeConversation, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import { makeMember, makePerson, makeSession, type PersonMade } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';
/** A word that is nowhere but in what one member wrote. */
const WORD = 'wielewaal';

const site = setUpTestSite({}, { pages: allPages() });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const makeLeaver = () => makePerson(site.platform, { passwordHash });

const leave = ({ as }: PersonMade, more: object = { Texts: 'go' }) =>
  request(site, 'POST', '/api/v1/delete-user', { as, body: { Password: PASSWORD, ...more } });

async function work(): Promise<void> {
  site.clock.advance(MINUTE);
  await site.work();
}

const left = async () =>
  (await dumpDatabase(site.platform.db)).filter((text) => text.toLowerCase().includes(WORD)).sort();

/** What a member wrote everywhere, among what another one wrote. */
async function fill(authorId: number) {
  const { platform } = site;
  const other = await makeMember(platform, { public: true });
  const group = await makeGroup(platform);
  const own = await makeConversation(platform, {
    groupId: group.id,
    authorId,
    title: `De ${WORD} ${authorId}`,
    body: WORD,
  });
  const alone = await makeConversation(platform, { groupId: group.id, authorId, title: `Nog een ${WORD} ${authorId}` });
  const theirs = await makeConversation(platform, { groupId: group.id, authorId: other.id });
  const answer = await makeReaction(platform, { conversationId: own.id, authorId: other.id, body: 'Wat fijn.' });
  const mine = await makeReaction(platform, { conversationId: theirs.id, authorId, body: `Een ${WORD}!` });
  await makeReaction(platform, { conversationId: alone.id, authorId, body: `Zelf de ${WORD}` });
  const quoting = await makeReaction(platform, {
    conversationId: theirs.id,
    authorId: other.id,
    body: 'Dat bedoel ik.',
  });
  await platform.db.updateTable('reaction').set({ quotedId: mine.id }).where('id', '=', quoting.id).execute();
  const post = await makePost(platform, { blogId: (await makeBlog(platform, { ownerId: other.id })).id });
  const under = await makePostReaction(platform, { postId: post.id, authorId, body: `Mooie ${WORD}` });
  const asked = { authorId, title: `Vraag over de ${WORD}`, body: WORD };
  const question = await makeAnsweredQuestion(platform, { ...asked, tags: [`Zout ${authorId}`] });
  const hidden = await makeAnsweredQuestion(platform, asked);
  await hideAnswer(platform, { questionId: hidden.id, hiddenByAsker: false, hiddenReason: 'Te oud' });
  await makeQuestion(platform, asked);
  return { other, group, own, alone, theirs, answer, mine, quoting, under, question };
}

describe('texts that go with the account', () => {
  it('leave nothing that their author wrote, and all that others wrote', async () => {
    const { db, counters } = site.platform;
    const leaver = await makeLeaver();
    const made = await fill(leaver.id);
    const as = await makeSession(site.platform, made.other.id);
    await request(site, 'POST', `/api/v1/likes/like/conversation/${made.own.id}`, { as });
    await request(site, 'POST', `/api/v1/likes/like/conversationreaction/${made.mine.id}`, { as });
    expect((await left()).length).toBeGreaterThan(5);

    expect((await leave(leaver)).statusCode).toBe(200);
    await work();

    expect(await left()).toEqual([]);
    expect(await db.selectFrom('departedText').selectAll().execute()).toEqual([]);
    expect(await listWrongCounters(site.platform.db, counters)).toEqual([]);
    const { Reactions } = (await request(site, 'GET', `/api/v1/conversations/${made.theirs.id}/reactions`)).json();
    expect(Reactions).toMatchObject([
      { Reaction: { Id: made.mine.id, Body: '' }, Withdrawn: true, LikesCount: 0, User: { Deleted: true } },
      { Reaction: { Id: made.quoting.id, Body: 'Dat bedoel ik.' }, Quote: { Id: made.mine.id, Body: '' } },
    ]);
    const own = (await request(site, 'GET', `/api/v1/conversations/${made.own.id}`)).json();
    expect(own).toMatchObject({ Title: 'Ingetrokken gesprek', Body: '', Reactions: 1 });
    expect((await request(site, 'GET', `/api/v1/conversations/countlikes/${made.own.id}`)).body).toBe('0');
    expect((await request(site, 'GET', `/api/v1/conversations/${made.alone.id}`)).statusCode).toBe(404);
    expect((await request(site, 'GET', `/api/v1/advices/one?id=${made.question.id}`)).statusCode).not.toBe(200);
  });

  it('are gone from their pages, also from those that were cached, and their former address is that of nothing', async () => {
    const leaver = await makeLeaver();
    const { own, group, theirs } = await fill(leaver.id);
    const paths = [
      `/groepen/${group.slug}/${own.slug}`,
      `/groepen/${group.slug}`,
      `/groepen/${group.slug}/${theirs.slug}`,
    ];
    for (const path of paths) expect((await request(site, 'GET', path)).body.toLowerCase()).toContain(WORD);
    await leave(leaver);
    await work();
    const [former, list, thread] = await Promise.all(paths.map((path) => request(site, 'GET', path)));
    expect([former?.statusCode, list?.statusCode, thread?.statusCode]).toEqual([404, 200, 200]);
    for (const page of [list, thread]) expect(page?.body.toLowerCase()).not.toContain(WORD);
    const now = await request(site, 'GET', `/groepen/${group.slug}/ingetrokken-gesprek--${own.id}`);
    expect(now.statusCode).toBe(200);
    expect(now.body).toContain('Ingetrokken door de schrijver');
    expect(now.body).toContain('Wat fijn.');
    expect(now.body).toContain('noindex');
    expect(now.body).not.toContain('Waardeer dit gesprek');
  });

  it('stay where their author chose nothing, or that', async () => {
    for (const more of [{}, { Texts: 'stay' }]) {
      const leaver = await makeLeaver();
      const { own, mine } = await fill(leaver.id);
      await leave(leaver, more);
      await work();
      const { db } = site.platform;
      const conversation = db.selectFrom('conversation').select(['body', 'authorId']).where('id', '=', own.id);
      expect(await conversation.executeTakeFirst()).toEqual({ body: WORD, authorId: null });
      const reaction = db.selectFrom('reaction').select('body').where('id', '=', mine.id);
      expect(await reaction.executeTakeFirst()).toEqual({ body: `Een ${WORD}!` });
    }
  });

  it('is a choice of two: another word is refused, and deletes nothing', async () => {
    const leaver = await makeLeaver();
    const refused = await leave(leaver, { Texts: 'gone' });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { Texts: 'Kies wat er met je teksten gebeurt' }]);
  });

  it('stay for moderators in a case that is open', async () => {
    const { platform } = site;
    const leaver = await makeLeaver();
    const { mine, other } = await fill(leaver.id);
    await request(site, 'POST', `/api/v1/conversation-flag/${mine.id}`, { as: await makeSession(platform, other.id) });
    await leave(leaver);
    await work();
    const moderator = await makeMember(platform, { roles: ['moderator'] });
    const opened = platform.db.selectFrom('moderationCase').select('id').where('subjectId', '=', mine.id);
    const { id } = await opened.where('kind', '=', 'reaction').executeTakeFirstOrThrow();
    const as = await makeSession(platform, moderator.id);
    const read = await request(site, 'GET', `/api/v1/moderation/cases/${id}`, { as });
    expect(read.json()).toMatchObject({ Reported: [{ Text: `Een ${WORD}!` }] });
  });
});

describe('the work of withdrawing', () => {
  it('goes in batches, stops halfway and goes on, and does nothing twice', async () => {
    const { platform } = site;
    const leaver = await makeLeaver();
    const group = await makeGroup(platform);
    const conversation = await makeConversation(platform, { groupId: group.id, authorId: null });
    await sql`
      insert into reaction (subject_kind, subject_id, author_id, body, created_at)
      select 'conversation', ${conversation.id}, ${leaver.id}, 'Veel.', ${platform.clock.now()} from generate_series(1, 450)
    `.execute(platform.db);
    await platform.db
      .updateTable('conversation')
      .set({ reactionCount: 450 })
      .where('id', '=', conversation.id)
      .execute();
    await leave(leaver);
    const noted = () =>
      platform.db
        .selectFrom('departedText')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    expect((await noted()).count).toBe(450);
    let batches = 0;
    const failing = {
      ...platform,
      jobs: {
        ...platform.jobs,
        publish: async () => {
          batches += 1;
          if (batches === 2) throw new Error('the worker stops');
        },
      },
    };
    await expect(withdrawDepartedConversations(failing)).rejects.toThrow('the worker stops');
    expect((await noted()).count).toBe(250);
    await Promise.all([withdrawDepartedConversations(platform), withdrawDepartedConversations(platform)]);
    await withdrawDepartedConversations(platform);
    expect((await noted()).count).toBe(0);
    const shown = platform.db.selectFrom('reaction').select('id').where('subjectId', '=', conversation.id);
    expect(await shown.where('subjectKind', '=', 'conversation').where('body', '<>', '').execute()).toEqual([]);
  });

  it('leaves a conversation to which somebody reacts meanwhile', async () => {
    const { platform } = site;
    const leaver = await makeLeaver();
    const group = await makeGroup(platform);
    const { id } = await makeConversation(platform, { groupId: group.id, authorId: leaver.id, body: WORD });
    const as = await makeSession(platform, (await makeMember(platform)).id);
    await leave(leaver);
    const [reacted] = await Promise.all([
      request(site, 'POST', `/api/v1/conversations/${id}/reactions`, { as, body: { Body: 'Ik ben er nog.' } }),
      withdrawDepartedConversations(platform),
    ]);
    const conversation = platform.db.selectFrom('conversation').select('body').where('id', '=', id);
    const expected = reacted.statusCode < 300 ? { body: '' } : undefined;
    expect(await conversation.executeTakeFirst()).toEqual(expected);
    await work();
    expect(await listWrongCounters(platform.db, platform.counters)).toEqual([]);
  });
});
