import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { DAY, MINUTE, SECOND } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase, makeDecision } from '#tests/support/cases.ts';
import { makeGroup, makeTerm } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { mayObject } from './policy.ts';

const { site, one, two, send, act, handle, report, read } = await openModeration({ pages: await allPages() });
afterAll(() => site.close());

const { db } = site.platform;

/** Objects with this code, as a member or as a visitor; gives the status of the answer. */
async function object(code: string, as: MemberMade | null = null, Text = 'Ik vind het niet kloppen.') {
  const path = `decisions/${code}/objection`;
  const sent = as
    ? await send(as, 'POST', path, { Text })
    : await request(site, 'POST', `/api/v1/${path}`, { body: { Text } });
  return sent.statusCode;
}

const codeOfDecision = async (caseId: number) =>
  (
    await db
      .selectFrom('decision')
      .select('code')
      .where('caseId', '=', caseId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).code;

const codeOfReport = async (caseId: number, member: MemberMade) =>
  (
    await db
      .selectFrom('report')
      .select('code')
      .where('caseId', '=', caseId)
      .where('memberId', '=', member.id)
      .executeTakeFirstOrThrow()
  ).code;

const lastObjection = async () =>
  (await db.selectFrom('objection').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id;

const answer = async (by: MemberMade, body: object, id?: number) =>
  (await send(by, 'POST', `moderation/objections/${id ?? (await lastObjection())}/answer`, body)).statusCode;

const GRANTED = { Granted: true, Answer: 'Je hebt gelijk.' };
const REFUSED = { Granted: false, Answer: 'Het besluit klopt.' };

/** Everything of a reaction that readers see. */
const reactionRow = (id: number) =>
  db.selectFrom('reaction').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an objection', () => {
  it('is made once by the member and once by each who reported; the same words again change nothing', async () => {
    const { id, author, reporter, reaction } = await makeCase(site.platform);
    const other = await makeMember(site.platform);
    await report(other, reaction.id);
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Netter.', ...REASONS });
    const code = await codeOfDecision(id);
    expect([await object(code), await object(code, author), await object(code, author, 'Iets anders.')]).toEqual([
      200, 200, 409,
    ]);
    for (const member of [reporter, other]) {
      expect(await object(await codeOfReport(id, member), member)).toBe(200);
      expect(await object(await codeOfReport(id, member), null, 'Nog eens.')).toBe(409);
    }
  });

  it('of many at the same time is one', async () => {
    const { code } = await makeDecision(site.platform, { measure: 'hidden' });
    const statuses = await Promise.all([1, 2, 3, 4].map((each) => object(code, null, `Bezwaar ${each}.`)));
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it('is made within six months', async () => {
    const late = await makeDecision(site.platform, { measure: 'hidden' });
    const soon = await makeDecision(site.platform, { measure: 'hidden' });
    site.clock.advance(OBJECTION_PERIOD - SECOND);
    expect(await object(soon.code)).toBe(200);
    site.clock.advance(SECOND);
    expect(await object(late.code)).toBe(409);
    site.clock.advance(-OBJECTION_PERIOD);
  });

  // from 1 July to 1 January are 184 days
  it.each([
    ['2026-07-01T10:00:00Z', '2027-01-01T09:59:59Z'],
    ['2026-08-31T10:00:00Z', '2027-02-28T23:59:59Z'],
    ['2027-02-28T10:00:00Z', '2027-08-28T09:59:59Z'],
  ])('of a decision of %s is made until six months later, on %s', (decidedAt, now) => {
    const decision = { measure: 'hidden' as const, rule: 'respect', lifted: false, decidedAt: new Date(decidedAt) };
    expect(mayObject('member', decision, new Date(now))).toBe(true);
  });

  it('is not made by another, by a guess, against what was taken back, or against what restricts nobody', async () => {
    const { code, reportCode, author, id } = await makeDecision(site.platform, { measure: 'hidden' });
    const stranger = await makeMember(site.platform);
    expect([await object(code, stranger), await object(reportCode, author), await object(randomUUID())]).toEqual([
      404, 404, 404,
    ]);
    expect(await object(reportCode)).toBe(409); // it is gone from the site already
    await act(one, id, 'show');
    expect([await object(code), await object(await codeOfDecision(id))]).toEqual([409, 409]);
    expect(await object(reportCode)).toBe(200);
  });

  it('is neither listed nor answered by who decided, wrote or reported it', async () => {
    const { author, reporter, code, decisionId } = await makeDecision(site.platform, {
      measure: 'hidden',
      decidedBy: one.id,
    });
    await db
      .insertInto('memberRole')
      .values([author, reporter].map(({ id }) => ({ memberId: id, role: 'moderator', grantedAt: site.clock.now() })))
      .execute();
    await object(code);
    const id = await lastObjection();
    const isListed = async (by: MemberMade) =>
      (await send(by, 'GET', 'moderation/objections')).json().Items.some(({ Id }: { Id: number }) => Id === id);
    for (const by of [one, author, reporter]) {
      const status = by === author ? 404 : 403;
      expect([await isListed(by), await answer(by, GRANTED, id)]).toEqual([false, status]);
      const page = await request(site, 'GET', `/moderatie/bezwaren/${id}`, {
        as: await makeSession(site.platform, by.id),
      });
      expect(page.statusCode).toBe(status);
    }
    expect([await isListed(two), await answer(two, REFUSED, id), await answer(two, GRANTED, id)]).toEqual([
      true,
      200,
      409,
    ]);
    expect(await isListed(two)).toBe(false);
    const lifted = await db.selectFrom('decision').select('id').where('lifts', '=', decisionId).execute();
    expect(lifted).toEqual([]);
  });
});

it('an objection counts for the moderators who may answer it alone: on the desk, the home page and in the bell', async () => {
  const moderator = await makeMember(site.platform, { roles: ['moderator'] });
  const decider = await makeMember(site.platform, { roles: ['moderator'] });
  const waiting = async (by: MemberMade) => {
    const as = await makeSession(site.platform, by.id);
    const [home, desk] = [await request(site, 'GET', '/', { as }), await request(site, 'GET', '/moderatie', { as })];
    const { Items } = (await send(by, 'GET', 'moderation/objections')).json();
    return { listed: Items.length, home: home.body, desk: desk.body };
  };
  const before = (await waiting(moderator)).listed;
  const own = (await waiting(decider)).listed;
  const { code } = await makeDecision(site.platform, { measure: 'hidden', decidedBy: decider.id });
  await object(code);
  const objection = await lastObjection();
  const seen = await waiting(moderator);
  expect(seen.listed).toBe(before + 1);
  expect(seen.desk).toContain(`Bezwaren (${before + 1})`);
  expect(seen.home).toContain(before === 0 ? '1 open bezwaar' : `${before + 1} open bezwaren`);
  expect((await waiting(decider)).desk).toContain(own > 0 ? `Bezwaren (${own})` : '>Bezwaren<');
  const bells = async (by: MemberMade) =>
    (await send(by, 'GET', 'CustomUser/notifications')).json().map(({ Body }: { Body: string }) => Body);
  await site.work();
  expect(await bells(moderator)).toContainEqual(expect.stringContaining('Er wacht een bezwaar op een moderator'));
  const told = await db
    .selectFrom('notification')
    .select('memberId')
    .where((eb) => eb.and({ kind: 'objection-waits', subjectId: objection }))
    .execute();
  expect(told.map(({ memberId }) => memberId)).toContain(moderator.id);
  expect(told.map(({ memberId }) => memberId)).not.toContain(decider.id);
  await answer(moderator, REFUSED);
  expect((await waiting(moderator)).listed).toBe(before);
});

describe('a granted objection', () => {
  it('of the member shows what was hidden, with its likes and counts, and both hear', async () => {
    const { id, reaction, author, reporter, conversation } = await makeCase(site.platform);
    const fan = await makeMember(site.platform);
    await send(fan, 'POST', `likes/like/conversationreaction/${reaction.id}`);
    const before = await reactionRow(reaction.id);
    await act(one, id, 'hide');
    await object(await codeOfDecision(id), author);
    expect(await answer(two, GRANTED)).toBe(200);
    expect(await reactionRow(reaction.id)).toEqual(before);
    const counted = (await send(fan, 'GET', `conversations/${conversation.id}/reactions`)).json();
    expect(counted.Reactions[0]).toMatchObject({ LikesCount: 1 });
    for (const { email } of [author, reporter]) expect(await site.mailsTo(email)).toHaveLength(2);
    const bodies = (await send(author, 'GET', 'CustomUser/notifications')).json();
    expect(bodies.map(({ Body }: { Body: string }) => Body)).toEqual([expect.stringContaining('teruggedraaid')]);
    expect((await read(id)).Decisions).toMatchObject([{ Measure: 'hidden' }, { Facts: 'Je hebt gelijk.' }]);
  });

  it('of the member has what was hidden found again by search, exactly as before', async () => {
    const [author, reader] = [await makeMember(site.platform), await makeMember(site.platform)];
    const { id: groupId } = await makeGroup(site.platform);
    const term = await makeTerm(site.platform, { groupId });
    const word = `wandelclub${groupId}q`;
    const text = {
      Title: `Over de ${word}`,
      Description: 'Wie gaat er mee?',
      Visibility: true,
      GroupTermIds: [term.id],
    };
    const { Id } = (await send(author, 'POST', `conversations/${groupId}`, text)).json();
    /** Its entry in the index with the weight of each term, and what members and visitors find. */
    const found = async () => {
      await site.work();
      const postings = await db
        .selectFrom('searchPosting')
        .innerJoin('searchEntry', 'searchEntry.id', 'searchPosting.entryId')
        .select(['kind', 'title', 'text', 'termId', 'pillar', 'titleWeight', 'weight', 'open'])
        .where('conversationId', '=', Id)
        .orderBy('termId')
        .execute();
      const path = `Search?query=${word}` as const;
      const ofVisitor = await request(site, 'GET', `/api/v1/${path}`);
      return { postings, ofMember: (await send(reader, 'GET', path)).json(), ofVisitor: ofVisitor.json() };
    };
    const before = await found();
    expect([before.ofMember.length, before.ofVisitor.length]).toEqual([1, 1]);
    await send(reader, 'POST', `reports/conversation/${Id}`, { Reason: 'insult' });
    const { id } = await db
      .selectFrom('moderationCase')
      .select('id')
      .where((eb) => eb.and({ kind: 'conversation', subjectId: Id }))
      .executeTakeFirstOrThrow();
    await act(one, id, 'hide');
    expect(await found()).toEqual({ postings: [], ofMember: [], ofVisitor: [] });
    await object(await codeOfDecision(id), author);
    expect(await answer(two, GRANTED)).toBe(200);
    expect(await found()).toEqual(before);
  });

  it('of the member gives a text back to the byte, and takes back later edits', async () => {
    const text = 'Zo stond het er.\n\n  Met  spaties, é en 👩‍⚕️ — precies.';
    const { id, reaction, author } = await makeCase(site.platform, { text });
    const before = await reactionRow(reaction.id);
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Eerste wijziging.', ...REASONS });
    const code = await codeOfDecision(id);
    site.clock.advance(MINUTE);
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Tweede wijziging.', ...REASONS });
    await object(code, author);
    expect(await answer(two, GRANTED)).toBe(200);
    expect(await reactionRow(reaction.id)).toEqual(before);
    const { Decisions } = await read(id);
    expect(Decisions.map(({ Lifted }: { Lifted: string | null }) => Lifted !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('against the second of two edits leaves the first', async () => {
    const { id, reaction, author } = await makeCase(site.platform, { text: 'Het begin.' });
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Eerste.', ...REASONS });
    const first = await reactionRow(reaction.id);
    site.clock.advance(MINUTE);
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Tweede.', ...REASONS });
    await object(await codeOfDecision(id), author);
    await answer(two, GRANTED);
    expect(await reactionRow(reaction.id)).toEqual(first);
  });

  it('of who reported hides it after all, by a house rule', async () => {
    const { id, reaction, author, reporter } = await makeCase(site.platform);
    await handle(one, id);
    await object(await codeOfReport(id, reporter), reporter);
    expect(await answer(two, GRANTED)).toBe(422);
    expect(await answer(two, { ...GRANTED, Rule: 'respect' })).toBe(200);
    expect((await reactionRow(reaction.id)).hiddenAt).not.toBeNull();
    const [toAuthor, ...more] = await site.mailsTo(author.email);
    expect([toAuthor?.subject, more]).toEqual(['Bericht van de moderators van Niergenoten', []]);
  });

  it('waits while another moderator is at the case, and is granted when the decision is taken back meanwhile', async () => {
    const { id, author } = await makeCase(site.platform);
    const third = await makeMember(site.platform, { roles: ['moderator'] });
    await act(one, id, 'hide');
    await object(await codeOfDecision(id), author);
    const objection = await lastObjection();
    await act(one, id, 'claim');
    expect(await answer(two, GRANTED, objection)).toBe(409);
    await act(one, id, 'show');
    site.clock.advance(2 * DAY);
    expect(await answer(third, REFUSED, objection)).toBe(409);
    expect((await read(id)).Decisions).toHaveLength(2);
    const page = async (path: string, by: MemberMade) =>
      (await request(site, 'GET', path, { as: await makeSession(site.platform, by.id) })).body;
    const history = await page(`/moderatie/${id}`, one);
    for (const words of ['Ik vind het niet kloppen.', 'Toegewezen', 'Je krijgt dus gelijk.'])
      expect(history).toContain(words);
    const { code } = await db
      .selectFrom('decision')
      .select('code')
      .where('caseId', '=', id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(await page(`/meldingen/${code}`, author)).toContain('Je krijgt dus gelijk.');
    await site.work();
    const bodies = (await send(author, 'GET', 'CustomUser/notifications')).json();
    expect(bodies[0].Body).toContain('teruggedraaid');
    expect(await page('/moderatie/bezwaren', third)).toContain(`href="/moderatie/bezwaren/${objection}"`);
    expect(await page('/moderatie/bezwaren', one)).not.toContain(`href="/moderatie/bezwaren/${objection}"`);
  });
});

it('an objection about what is gone is granted by its answer alone', async () => {
  const { id, reaction, author } = await makeCase(site.platform);
  await act(one, id, 'hide');
  await object(await codeOfDecision(id), author);
  await db.deleteFrom('reaction').where('id', '=', reaction.id).execute();
  expect(await answer(two, GRANTED)).toBe(200);
  expect((await read(id)).Decisions).toHaveLength(1);
  const subjects = (await site.mailsTo(author.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Er is beslist over je bezwaar');
});

it('a refused objection is told to who made it alone', async () => {
  const { id, author, reporter } = await makeCase(site.platform);
  await act(one, id, 'hide');
  const code = await codeOfDecision(id);
  await object(code, author);
  await answer(two, REFUSED);
  const told = (await request(site, 'GET', `/meldingen/${code}`)).body;
  for (const words of ['Het besluit blijft zo', REFUSED.Answer, 'naar een geschillencommissie of de rechter'])
    expect(told).toContain(words);
  const mails = await site.mailsTo(author.email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Bericht van de moderators van Niergenoten',
    'Er is beslist over je bezwaar',
  ]);
  expect(await site.mailsTo(reporter.email)).toHaveLength(1);
  const bodies = (await send(author, 'GET', 'CustomUser/notifications')).json();
  expect(bodies[0].Body).toContain('Er is beslist over je bezwaar.');
});

describe('an objection to what keeps somebody from writing', () => {
  const decide = async (measure: object) => {
    const { id, author } = await makeCase(site.platform);
    const body = { Case: id, Rule: 'respect', Facts: 'Je schold.', ...measure };
    expect((await send(one, 'POST', `moderation/members/${author.id}/decisions`, body)).statusCode).toBe(200);
    const code = await codeOfDecision(id);
    await object(code, author);
    return { id, author, code };
  };
  const pauseOf = async ({ id }: MemberMade) =>
    (await send(two, 'GET', `moderation/members/${id}`)).json().Pause as { Until: string | null } | null;
  const milder = { Granted: true, Answer: 'Een week is genoeg.', Days: 7 };

  it.each([{ Measure: 'excluded' }, { Measure: 'paused', Days: 30 }])(
    'may end in a shorter pause: %j',
    async (made) => {
      const { id, author, code } = await decide(made);
      expect(await answer(two, milder)).toBe(200);
      const until = (await pauseOf(author))?.Until ?? '';
      expect(Date.parse(until) - site.clock.now().getTime()).toBe(7 * DAY);
      const as = await makeSession(site.platform, author.id);
      const page = (await request(site, 'GET', `/meldingen/${code}`, { as })).body;
      for (const words of ['Je krijgt voor een deel gelijk', 'Een week is genoeg.']) expect(page).toContain(words);
      const replacing = await codeOfDecision(id);
      expect((await request(site, 'GET', `/meldingen/${replacing}`, { as })).body).toContain(
        'een tijd niet kunt schrijven',
      );
      expect(await object(replacing, author, 'Ook een week is te lang.')).toBe(200);
      expect([await answer(one, GRANTED), await pauseOf(author)]).toEqual([200, null]);
    },
  );

  it('does not end in a longer one, nor in one for what else was decided', async () => {
    const { author } = await decide({ Measure: 'paused', Days: 3 });
    expect(await answer(two, milder)).toBe(422);
    expect(await answer(two, { ...milder, Days: 1 })).toBe(200);
    expect(await pauseOf(author)).not.toBeNull();
    await decide({ Measure: 'warning' });
    expect(await answer(two, milder)).toBe(422);
    expect(await answer(two, { ...GRANTED, Days: '' })).toBe(200);
  });
});
