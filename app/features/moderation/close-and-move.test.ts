import { afterAll, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeConversation, makeGroup, makeTerm } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { casePath, noticePath } from './paths.ts';
import { WITHOUT_RULE } from './rules.ts';
import { readTransparency } from './transparency/read-transparency.ts';

const { site, one, two, send, act, handle, read } = await openModeration({ pages: await allPages() });
afterAll(() => site.close());

const { db } = site.platform;

/** A conversation with its group, and the case that a moderator opened from its page. */
async function openCase() {
  const [author, reader, group] = [
    await makeMember(site.platform),
    await makeMember(site.platform),
    await makeGroup(site.platform),
  ];
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: author.id, public: true });
  const { Id: id }: { Id: number } = (
    await send(one, 'POST', `moderation/things/conversation/${conversation.id}/open`)
  ).json();
  const path = `/groepen/${group.slug}/${conversation.slug}`;
  return { id, author, reader, group, conversation, path };
}

const react = (by: MemberMade, id: number) =>
  send(by, 'POST', `conversations/${id}/reactions`, { Body: 'Ik herken dit.' });

const takeBackLast = async (id: number, by = one) => {
  const { id: decision } = await db
    .selectFrom('decision')
    .select('id')
    .where('caseId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return act(by, id, `decisions/${decision}/take-back`, {});
};

const page = async (path: string) => (await request(site, 'GET', path)).body;

/** Everything of a conversation and its subjects that readers see. */
const everythingOf = async (id: number) => ({
  row: await db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  terms: await db.selectFrom('conversationTerm').select('termId').where('conversationId', '=', id).execute(),
});

describe('a conversation that is closed', () => {
  it('takes no reactions but those of moderators, until that is taken back', async () => {
    const { id, reader, group, conversation, path } = await openCase();
    expect(await act(one, id, 'close', REASONS)).toBe(200);
    const refused = await react(reader, conversation.id);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      409,
      { Body: 'De moderatie heeft dit gesprek gesloten. Je kunt er niet meer op reageren.' },
    ]);
    expect(await page(path)).toContain('Dit gesprek is gesloten');
    const asReader = await request(site, 'GET', path, { as: await makeSession(site.platform, reader.id) });
    expect(asReader.body).toContain(`href="/groepen/${group.id}/nieuw"`);
    expect(await page(path)).not.toContain('Wil je reageren?');
    const asModerator = await send(two, 'POST', `moderators-reactions/conversation/${conversation.id}`, {
      Msg: 'Dank.',
    });
    expect(asModerator.statusCode).toBe(200);

    await handle(one, id, '', 'other');
    expect([await takeBackLast(id, two), await takeBackLast(id, two)]).toEqual([200, 404]);
    expect((await react(reader, conversation.id)).statusCode).toBe(200);
    expect((await read(id)).Decisions).toMatchObject([
      { Measure: 'closed', Lifted: expect.any(String) },
      { Measure: 'none' },
    ]);
    expect(await page(path)).toContain('Wil je reageren?');
  });

  it('is open again when its author objects and another moderator agrees', async () => {
    const { id, author, reader, conversation } = await openCase();
    await act(one, id, 'close', REASONS);
    await handle(one, id, '', 'other');
    const { code } = await db.selectFrom('decision').select('code').where('caseId', '=', id).executeTakeFirstOrThrow();
    expect(
      (await send(author, 'POST', `decisions/${code}/objection`, { Text: 'Het ging juist goed.' })).statusCode,
    ).toBe(200);
    const { Items } = (await send(two, 'GET', 'moderation/objections')).json();
    const { Id } = Items.find(({ CaseId }: { CaseId: number }) => CaseId === id);
    const granted = { Granted: true, Answer: 'Je hebt gelijk.' };
    expect((await send(two, 'POST', `moderation/objections/${Id}/answer`, granted)).statusCode).toBe(200);
    expect((await react(reader, conversation.id)).statusCode).toBe(200);
  });
});

describe('a conversation that is moved', () => {
  it('keeps its reactions, its subjects as far as the group has them and its old address, and goes back as it was', async () => {
    const { id, group, conversation, path } = await openCase();
    const [shared, lost] = [
      await makeTerm(site.platform, { groupId: group.id, name: 'Reizen', about: [conversation] }),
      await makeTerm(site.platform, { groupId: group.id, name: 'Machines', about: [conversation] }),
    ];
    const other = await makeGroup(site.platform);
    const { id: sameName } = await makeTerm(site.platform, { groupId: other.id, name: 'Reizen' });
    const third = await makeGroup(site.platform);
    const before = await everythingOf(conversation.id);
    expect(before.terms.map(({ termId }) => termId).sort()).toEqual([shared.id, lost.id].sort());

    expect(await act(one, id, 'move', { ...REASONS, Place: other.id })).toBe(200);
    expect((await everythingOf(conversation.id)).terms).toEqual([{ termId: sameName }]);
    expect([await count(group.id), await count(other.id)]).toEqual([0, 1]);
    const moved = await request(site, 'GET', path);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/groepen/${other.slug}/${conversation.slug}`]);
    expect(await page(`/groepen/${group.slug}`)).not.toContain(conversation.title);
    expect(await page(`/groepen/${other.slug}`)).toContain(conversation.title);

    // A second move is taken back with the first.
    const first = (await db.selectFrom('decision').select('id').where('caseId', '=', id).executeTakeFirstOrThrow()).id;
    site.clock.advance(1000);
    expect(await act(one, id, 'move', { ...REASONS, Place: third.id })).toBe(200);
    expect(await act(one, id, `decisions/${first}/take-back`, {})).toBe(200);
    expect((await read(id)).Actions.at(-1)).toMatchObject({ Action: 'move-back' });
    const as = await makeSession(site.platform, one.id);
    const log = (await request(site, 'GET', `/moderatie/${id}`, { as })).body;
    for (const words of ['nam het verplaatsen terug', 'Teruggenomen: verplaatst']) expect(log).toContain(words);
    expect(await everythingOf(conversation.id)).toEqual(before);
    expect([await count(group.id), await count(other.id), await count(third.id)]).toEqual([1, 0, 0]);
  });

  it('counts in no group while it is hidden', async () => {
    const { id, group, conversation } = await openCase();
    const other = await makeGroup(site.platform);
    await act(one, id, 'hide');
    await act(one, id, 'move', { ...REASONS, Place: other.id });
    expect([await count(group.id), await count(other.id)]).toEqual([0, 0]);
    await act(one, id, 'show');
    expect([await count(group.id), await count(other.id)]).toEqual([0, 1]);
    expect((await everythingOf(conversation.id)).row.groupId).toBe(other.id);
  });
});

const count = async (id: number) =>
  (await db.selectFrom('discussionGroup').select('conversationCount').where('id', '=', id).executeTakeFirstOrThrow())
    .conversationCount;

describe('a case that is opened from the page of a thing', () => {
  it('is that of who opened it, and the one that is there for the next', async () => {
    const { id, conversation, author } = await openCase();
    expect(await read(id)).toMatchObject({ ClaimedByMe: true, ReportCount: 0, Subject: { Title: conversation.title } });
    const again = await send(two, 'POST', `moderation/things/conversation/${conversation.id}/open`);
    expect(again.json()).toEqual({ Id: id });
    expect(await read(id, two)).toMatchObject({ ClaimedBy: one.username });
    const own = await makeConversation(site.platform, {
      groupId: (await makeGroup(site.platform)).id,
      authorId: one.id,
    });
    expect((await send(one, 'POST', `moderation/things/conversation/${own.id}/open`)).statusCode).toBe(403);
    expect((await send(author, 'POST', `moderation/things/conversation/${own.id}/open`)).statusCode).toBe(403);
  });
});

describe('where no house rule was broken', () => {
  const year = site.clock.now().getFullYear();
  const counted = async () => {
    const { decisions, statements } = await readTransparency(site.platform, year);
    return [decisions.byMeasure.closed ?? 0, decisions.byMeasure.moved ?? 0, decisions.takenBack, statements.length];
  };
  const decided = (caseId: number) =>
    db
      .selectFrom('decision')
      .select(['code', 'rule', 'facts'])
      .where('caseId', '=', caseId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  it.each([
    ['close', 'De moderatie heeft je gesprek afgerond.', WITHOUT_RULE.closed.facts],
    ['move', 'De moderatie heeft je gesprek naar een andere groep verplaatst.', WITHOUT_RULE.moved.facts],
  ])(
    'a moderator does %s it, and its author reads so in kind words, without an objection',
    async (verb, told, facts) => {
      const { id, author, reader, conversation } = await openCase();
      const before = await counted();
      const Place = (await makeGroup(site.platform)).id;
      expect(await act(one, id, verb, { Rule: 'none', Place })).toBe(200);
      const made = await decided(id);
      expect(made).toMatchObject({ rule: null, facts });
      const [mail] = await site.mailsTo(author.email);
      expect(mail?.text).toContain('Je deed niets verkeerd.');
      expect(mail?.text).not.toMatch(/besl(oten|uit)|niet mee eens/);
      const bell = (await send(author, 'GET', 'CustomUser/notifications')).json();
      expect(bell[0].Body).toContain(told);
      const as = await makeSession(site.platform, author.id);
      const { body } = await request(site, 'GET', noticePath(made.code), { as });
      for (const words of ['Bericht van de moderatie', told, facts]) expect(body).toContain(words);
      expect(body).not.toContain('Ben je het er niet mee eens?');
      const objection = await send(author, 'POST', `decisions/${made.code}/objection`, { Text: 'Laat het open.' });
      expect([objection.statusCode, await counted()]).toEqual([409, before]);
      expect((await react(reader, conversation.id)).statusCode).toBe(verb === 'close' ? 409 : 200);
      expect(await takeBackLast(id)).toBe(200);
      expect([(await react(reader, conversation.id)).statusCode, await counted()]).toEqual([200, before]);
    },
  );

  it('is chosen in the form, and nothing else is hidden for no rule', async () => {
    const { id } = await openCase();
    const as = await makeSession(site.platform, one.id);
    const { body } = await request(site, 'GET', casePath(id), { as });
    for (const { label } of Object.values(WITHOUT_RULE)) expect(body).toContain(label);
    expect([await act(one, id, 'hide', { Rule: 'none' }), await act(one, id, 'close', {})]).toEqual([422, 422]);
  });
});
