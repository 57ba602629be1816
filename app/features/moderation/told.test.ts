import { afterAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeDocument, publish, withdraw } from '#tests/support/documents.ts';
import { type MemberMade, makeMember, makePhoto, makeSession } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { someOf } from '#tests/support/thorough.ts';
import { sentenceOfAct } from './member-rules.ts';
import { FACTS_WORDS_MAX, MEASURES, type Measure } from './rules.ts';

const { site, one, send, act, handle, report, read } = await openModeration({ pages: await allPages() });
afterAll(() => site.close());

const { db } = site.platform;

const decisionsOf = (caseId: number) =>
  db.selectFrom('decision').selectAll().where('caseId', '=', caseId).orderBy('id').execute();

const notificationsOf = async (member: MemberMade): Promise<string[]> => {
  const items = (await send(member, 'GET', 'CustomUser/notifications')).json();
  return items.map(({ Body }: { Body: string }) => Body);
};

/** The page of a code, for a member or a visitor; its words without the header and footer. */
async function open(code: string, member: MemberMade | null = null) {
  const as = member && (await makeSession(site.platform, member.id));
  const { statusCode, headers, body } = await request(site, 'GET', `/meldingen/${code}`, { ...(as && { as }) });
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  const words = main.replaceAll(/<!--.*?-->/g, '').replaceAll(/<(script|style|form)[\s\S]*?<\/\1>/g, ' ');
  return {
    statusCode,
    headers,
    main,
    text: words
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  };
}

/** How many mails about decisions a member got, beside the receipts of their reports. */
const toldOf = async ({ email }: MemberMade): Promise<number> =>
  (await site.mailsTo(email)).filter(({ subject }) => subject !== 'Je melding is binnen').length;

describe('the reasons of a decision', () => {
  it('are stored with what was hidden or edited, in one transaction', async () => {
    const { id, author } = await makeCase(site.platform);
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Netter.', Rule: 'privacy', Facts: '' });
    await act(one, id, 'hide');
    const made = { caseId: id, memberId: author.id, decidedBy: one.id, reported: true, ground: 'house-rules' };
    expect(await decisionsOf(id)).toMatchObject([
      {
        ...made,
        measure: 'edited',
        rule: 'privacy',
        facts: 'Er staan gegevens in waaraan iemand te herkennen of te bereiken is.',
      },
      { ...made, measure: 'hidden', rule: 'respect', facts: REASONS.Facts },
    ]);
  });

  it('are the sentences of the editors, where they wrote any, in forms and decisions', async () => {
    const { id, author } = await makeCase(site.platform);
    const ofEditors = { facts: 'Zin over een tekst.', conduct: 'Zin over een deelnemer.', words: null };
    const ruleText = makeDocument('rule-text', { rule: 'topic', ...ofEditors });
    await publish(site.platform, ruleText);
    const ofRoot = async (member: MemberMade | null) => {
      const as = member && (await makeSession(site.platform, member.id));
      return (await request(site, 'GET', '/groepen.data', { ...(as && { as }) })).body;
    };
    for (const role of ['moderator', 'administrator', 'professional'] as const)
      expect(await ofRoot(await makeMember(site.platform, { roles: [role] })), role).toContain(ofEditors.facts);
    for (const other of [author, null]) expect(await ofRoot(other)).not.toMatch(/ruleTexts|Zin over/);

    const topic = { Rule: 'topic', Facts: '' };
    await act(one, id, 'hide', topic);
    const actOn = (Measure: string) =>
      send(one, 'POST', `moderation/members/${author.id}/decisions`, { Case: id, Measure, ...topic });
    await actOn('warning');
    await actOn('word');
    await withdraw(site.platform, ruleText.id);
    expect(await ofRoot(one)).not.toContain(ofEditors.facts);
    await actOn('warning');
    expect(await decisionsOf(id)).toMatchObject([
      { measure: 'hidden', rule: 'topic', facts: ofEditors.facts },
      { measure: 'warning', rule: 'topic', facts: ofEditors.conduct },
      { measure: 'word', rule: null, facts: sentenceOfAct('word', 'topic', {}) },
      { measure: 'warning', rule: 'topic', facts: sentenceOfAct('warning', 'topic', {}) },
    ]);
  });

  it('of showing again take back the decision to hide; a case that ends without a restriction says so', async () => {
    const { id } = await makeCase(site.platform);
    await act(one, id, 'hide');
    await act(one, id, 'show');
    expect(await handle(one, id, '', 'kept')).toBe(200);
    const [hidden, shown, ...more] = await decisionsOf(id);
    expect([shown, more]).toMatchObject([{ measure: 'none', rule: null, lifts: hidden?.id }, []]);
    expect((await read(id)).Decisions).toMatchObject([
      { Measure: 'hidden', Lifted: expect.any(String) },
      { Measure: 'none', Lifted: null },
    ]);
    const kept = await makeCase(site.platform);
    await handle(one, kept.id);
    expect(await decisionsOf(kept.id)).toMatchObject([{ measure: 'none', lifts: null }]);
  });

  it('are those of an edit on its page: that opens a case and closes it', async () => {
    const { id, reaction, author } = await makeCase(site.platform);
    await handle(one, id);
    const edit = { Body: 'Zonder nummer.', Rule: 'privacy', Facts: 'Er stond een nummer.' };
    await send(one, 'POST', `moderators-reactions/conversationreaction/${reaction.id}`, edit);
    const cases = await db
      .selectFrom('moderationCase')
      .select(['id', 'outcome'])
      .where('subjectId', '=', reaction.id)
      .where('kind', '=', 'reaction')
      .orderBy('id')
      .execute();
    expect(cases).toMatchObject([{ id, outcome: 'kept' }, { outcome: 'edited' }]);
    expect(await decisionsOf(cases[1]?.id ?? 0)).toMatchObject([
      { measure: 'edited', facts: 'Er stond een nummer.', memberId: author.id, reported: false },
    ]);
  });
});

describe('a decision is told', () => {
  it('R47 R48 to the member and to each who reported, by notification and mail that name nothing', async () => {
    const { id, author, reporter, conversation, group } = await makeCase(site.platform, { text: 'Jij met je shunt!' });
    await db
      .insertInto('report')
      .values({
        ...{ caseId: id, subjectKind: 'reaction', subjectId: 0, visitorEmail: 'bezoeker@example.org' },
        createdAt: site.clock.now(),
      })
      .execute();
    await act(one, id, 'hide', { Rule: 'respect', Facts: 'Je schreef iets over een shunt.' });
    const told = [];
    for (const to of [author.email, reporter.email, 'bezoeker@example.org']) told.push(...(await site.mailsTo(to)));
    const [decision] = await decisionsOf(id);
    const reports = await db.selectFrom('report').select('code').where('caseId', '=', id).orderBy('id').execute();
    expect(told.map(({ subject }) => subject)).toEqual([
      'Bericht van de moderators van Niergenoten',
      'Er is besloten over je melding',
      'Er is besloten over je melding',
    ]);
    const codes = [decision?.code, ...reports.map(({ code }) => code)];
    for (const [index, { subject, text, html }] of told.entries()) {
      expect(text).toContain(`/meldingen/${codes[index]}`);
      const secrets = [conversation.title, group.slug, conversation.slug, 'shunt'];
      const words = `${subject} ${text} ${html}`;
      for (const secret of secrets) expect(words).not.toContain(secret);
    }
    expect(told[1]?.text).toContain('We hebben het van de site gehaald.');
    expect(await notificationsOf(reporter)).toEqual([
      expect.stringMatching(/^Er is besloten over wat je meldde op \d.+\. We hebben het van de site gehaald\./),
    ]);
  });

  it('to nobody but who reported where nothing changes', async () => {
    const { id, author, reporter } = await makeCase(site.platform);
    await handle(one, id);
    expect([(await site.mailsTo(author.email)).length, await notificationsOf(author)]).toEqual([0, []]);
    const [mail, ...more] = await site.mailsTo(reporter.email);
    expect([mail?.text, more]).toEqual([expect.stringContaining('We hebben niets weggehaald of gewijzigd.'), []]);
  });

  it('to who reported after it was made, when the case is closed, and to nobody twice', async () => {
    const { id, author, reporter, reaction } = await makeCase(site.platform);
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Netter.', ...REASONS });
    site.clock.advance(MINUTE);
    const late = await makeMember(site.platform);
    await report(late, reaction.id);
    expect(await toldOf(late)).toBe(0);
    await handle(one, id, '', 'edited');
    const counts = [];
    for (const member of [author, reporter, late]) counts.push(await toldOf(member));
    expect(counts).toEqual([1, 1, 1]);
    expect(await notificationsOf(late)).toEqual([expect.stringContaining('We hebben de tekst gewijzigd.')]);
  });
});

describe('what is done with who wrote it', () => {
  const decide = (by: MemberMade, { author, id }: { author: MemberMade; id: number }, Measure: string) =>
    send(by, 'POST', `moderation/members/${author.id}/decisions`, {
      Case: id,
      Measure,
      Days: 7,
      Rule: 'respect',
      Facts: '',
    });
  const takeBack = async (by: MemberMade, { author, id }: { author: MemberMade; id: number }) => {
    const last = (await decisionsOf(id)).at(-1);
    return send(by, 'POST', `moderation/members/${author.id}/decisions/${last?.id}/take-back`, {});
  };
  const reportCodeOf = async (caseId: number) =>
    (await db.selectFrom('report').select('code').where('caseId', '=', caseId).executeTakeFirstOrThrow()).code;

  const measures = [
    ['paused', 'De moderatie heeft je pauze teruggedraaid.'],
    ['excluded', 'De moderatie heeft teruggedraaid dat je niet meer kunt schrijven.'],
    ['warning', 'De moderatie heeft je waarschuwing teruggedraaid.'],
    ['name-removed', 'De moderatie heeft het weghalen van je naam teruggedraaid.'],
  ] as const;
  it.each(someOf(2, measures))('is told to them alone, also when it is taken back: %s', async (measure, undone) => {
    const found = await makeCase(site.platform);
    await act(one, found.id, 'hide');
    expect((await decide(one, found, measure)).statusCode).toBe(200);
    expect((await takeBack(one, found)).statusCode).toBe(200);
    await handle(one, found.id, '', 'hidden');
    expect([await toldOf(found.reporter), await toldOf(found.author)]).toEqual([1, 3]);
    const { text } = await open(await reportCodeOf(found.id), found.reporter);
    expect(text).toContain('We hebben het van de site gehaald.');
    expect(text).not.toMatch(/teruggedraaid|bezwaar/);
    expect(await notificationsOf(found.reporter)).toEqual([
      expect.stringContaining('We hebben het van de site gehaald.'),
    ]);
    expect((await notificationsOf(found.author))[0]).toContain(undone);
    const last = (await decisionsOf(found.id)).at(-1);
    expect((await open(last?.code ?? '', found.author)).text).toContain(undone);
  });

  it('leaves who reported to hear of the text when the case is handled', async () => {
    const found = await makeCase(site.platform);
    expect((await decide(one, found, 'paused')).statusCode).toBe(200);
    expect([await toldOf(found.reporter), await notificationsOf(found.reporter)]).toEqual([0, []]);
    expect((await open(await reportCodeOf(found.id))).text).toContain('Besloten: nog niet');
    await handle(one, found.id, '', 'other');
    expect(await toldOf(found.reporter)).toBe(1);
    const told = expect.stringContaining('We hebben niets weggehaald of gewijzigd.');
    expect([(await site.mailsTo(found.reporter.email))[0]?.text, await notificationsOf(found.reporter)]).toEqual([
      told,
      [told],
    ]);
  });
});

it('who reported hears again only of what changes for the text', async () => {
  const { id, reporter, reaction } = await makeCase(site.platform);
  const edit = (Body: string) => send(one, 'PUT', `moderation/cases/${id}/text`, { Body, ...REASONS });
  const counts = [];
  await edit('Netter.');
  counts.push(await toldOf(reporter));
  site.clock.advance(MINUTE);
  const late = await makeMember(site.platform);
  await report(late, reaction.id);
  site.clock.advance(MINUTE);
  await edit('Nog netter.');
  counts.push(await toldOf(reporter), await toldOf(late));
  for (const verb of ['hide', 'show']) {
    await act(one, id, verb);
    counts.push(await toldOf(reporter));
  }
  await handle(one, id, '', 'edited');
  counts.push(await toldOf(reporter), await toldOf(late));
  expect(counts).toEqual([1, 1, 1, 2, 3, 3, 3]);
  expect((await site.mailsTo(reporter.email))[0]?.text).toContain('We hebben de tekst gewijzigd.');
  expect(await notificationsOf(reporter)).toEqual([expect.stringContaining('We hebben de tekst gewijzigd.')]);
});

it('who reported anew hears what was done after the older case, and that it was taken back', async () => {
  const older = await makeCase(site.platform);
  await handle(one, older.id);
  const again = await makeMember(site.platform);
  site.clock.advance(MINUTE);
  await report(again, older.reaction.id);
  site.clock.advance(MINUTE);
  await act(one, older.id, 'hide');
  const opened = await db
    .selectFrom('report')
    .select(['caseId', 'code'])
    .where('memberId', '=', again.id)
    .executeTakeFirstOrThrow();
  expect(await handle(one, opened.caseId, '', 'hidden')).toBe(200);
  expect(await toldOf(again)).toBe(1);
  expect(await notificationsOf(again)).toEqual([expect.stringContaining('We hebben het van de site gehaald.')]);
  expect((await open(opened.code, again)).text).toContain('We hebben het van de site gehaald.');
  await act(one, older.id, 'show');
  expect(await toldOf(again)).toBe(2);
  expect((await open(opened.code, again)).text).toContain('We hebben een eerder besluit teruggedraaid.');
});

it.each([
  ['photo-removed', 'We hebben de foto weggehaald.'],
  ['name-removed', 'We hebben de naam weggehaald.'],
])(
  'who reported a profile reads that its part was taken away, and that it was given back: %s',
  async (Measure, told) => {
    const [reporter, member] = [await makeMember(site.platform), await makeMember(site.platform)];
    await makePhoto(site.platform, member.id);
    const { Code: code } = (await send(reporter, 'POST', `reports/profile/${member.id}`, {})).json();
    const { caseId } = await db
      .selectFrom('report')
      .select('caseId')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const path = `moderation/members/${member.id}/decisions`;
    await send(one, 'POST', path, { Case: caseId, Measure, Rule: 'truth', Facts: 'Je deed je voor als een ander.' });
    expect(await handle(one, caseId, '', 'other')).toBe(200);
    expect([await toldOf(reporter), await toldOf(member)]).toEqual([1, 1]);
    const page = await open(code, reporter);
    expect(page.text).toContain(told);
    expect(page.text).not.toMatch(/niets weggehaald|deed je voor/);
    expect(await notificationsOf(reporter)).toEqual([expect.stringContaining(told)]);
    const [decision] = await decisionsOf(caseId);
    await send(one, 'POST', `${path}/${decision?.id}/take-back`, {});
    expect((await open(code, reporter)).text).toContain('We hebben een eerder besluit teruggedraaid.');
  },
);

/** As many words as a moderator may write about what was seen. */
const AT_LIMIT = Array.from({ length: FACTS_WORDS_MAX }, (_, index) => `woord${index}`).join(' ');

describe('the page of a code', () => {
  it('R47 has all parts of article 17(3) in at most 120 words, and no name, for whoever has the code', async () => {
    const { id, author, reporter } = await makeCase(site.platform);
    await act(one, id, 'hide');
    const [decision] = await decisionsOf(id);
    const visitor = await open(decision?.code ?? '');
    expect(visitor.statusCode).toBe(200);
    expect(visitor.headers['cache-control']).toContain('no-store');
    for (const part of [
      'De moderatie heeft je reactie in het gesprek verborgen.',
      'op de hele site',
      'Sinds',
      REASONS.Facts,
      'Ga met respect met elkaar om',
      'Een mens, geen computer, na een melding.',
      'bezwaar',
      'geschillencommissie of de rechter',
    ])
      expect(visitor.text).toContain(part);
    for (const { username } of [one, author, reporter]) expect(visitor.text).not.toContain(username);
    expect(visitor.main).not.toContain('/groepen/');
    expect((await open(decision?.code ?? '', author)).main).toContain('/groepen/');
  });

  it.each(MEASURES)('says %s in at most 120 words', async (measure) => {
    const { id, author } = await makeCase(site.platform);
    const { code } = await db
      .insertInto('decision')
      .values({
        ...{ caseId: id, memberId: author.id, decidedBy: one.id, measure, ground: 'house-rules', reported: true },
        ...{ rule: ['none', 'word', 'memorial'].includes(measure) ? null : 'privacy', decidedAt: site.clock.now() },
        facts: AT_LIMIT,
      })
      .returning('code')
      .executeTakeFirstOrThrow();
    const { text } = await open(code);
    expect(text).toContain(AT_LIMIT);
    expect(text.split(' ').length).toBeLessThanOrEqual(120);
    const once: readonly Measure[] = ['none', 'word', 'warning', 'memorial'];
    expect([text.includes('Bericht van de moderatie'), text.includes('Tot Voorgoed')]).toEqual([
      measure === 'word',
      !once.includes(measure),
    ]);
  });

  // article 17(3)(a), the effect and how far it reaches
  it.each([
    ['closed', 'Niemand kan er nog op reageren'],
    ['moved', 'in een andere groep'],
    ['photo-removed', 'Niemand ziet deze foto nog'],
    ['name-removed', 'Niemand ziet deze naam nog'],
    ['warning', 'blijven lezen en schrijven'],
    ['hidden', 'Alleen jij en de moderators lezen het nog'],
    ['edited', 'de nieuwe tekst'],
  ] as const)('says what %s does, and where', async (measure, effect) => {
    const { id, author } = await makeCase(site.platform);
    const { code } = await db
      .insertInto('decision')
      .values({
        ...{ caseId: id, memberId: author.id, decidedBy: one.id, measure, ground: 'house-rules', reported: true },
        ...{ rule: 'privacy', decidedAt: site.clock.now(), facts: REASONS.Facts },
      })
      .returning('code')
      .executeTakeFirstOrThrow();
    const { text } = await open(code);
    expect(text).toContain(effect);
    expect(text).toContain('op de hele site');
  });

  it('has no more words about what was seen than fit, said beside the field', async () => {
    const { id, author } = await makeCase(site.platform);
    const { id: wordy } = await makeCase(site.platform);
    const Facts = `${AT_LIMIT} Nog`;
    const tooLong = expect.stringContaining(`niet meer dan ${FACTS_WORDS_MAX} woorden`);
    const path = `moderation/members/${author.id}/decisions`;
    const acts = [
      ['POST', `moderation/cases/${id}/hide`, { Rule: 'respect' }],
      ['POST', `moderation/cases/${id}/handle`, { Outcome: 'hidden', Rule: 'respect' }],
      ['PUT', `moderation/cases/${id}/text`, { Body: 'Netter.', Rule: 'respect' }],
      ['POST', path, { Case: String(id), Measure: 'warning', Rule: 'respect' }],
      ['POST', path, { Case: String(id), Measure: 'paused', Days: 3, Rule: 'respect' }],
    ] as const;
    for (const [method, call, body] of acts) {
      const refused = await send(one, method, call, { ...body, Facts });
      expect([call, refused.statusCode, refused.json().fields?.Facts]).toEqual([call, 422, tooLong]);
    }
    expect(await decisionsOf(id)).toEqual([]);
    expect((await send(one, 'POST', path, { Measure: 'word', Facts })).statusCode).toBe(200);
    expect(
      (await send(one, 'POST', `moderation/cases/${wordy}/hide`, { Rule: 'respect', Facts: AT_LIMIT })).statusCode,
    ).toBe(200);
  });

  it('of a report says how far it is, and is not there for who is logged in as somebody else', async () => {
    const { id, author, reporter } = await makeCase(site.platform);
    const { code } = await db.selectFrom('report').select('code').where('caseId', '=', id).executeTakeFirstOrThrow();
    expect((await open(code)).text).toContain('Bekeken: nog niet Besloten: nog niet');
    site.clock.advance(DAY);
    await act(one, id, 'hide', { Rule: 'respect', Facts: 'Je schold iemand uit.' });
    const { text } = await open(code, reporter);
    expect(text).toContain('We hebben het van de site gehaald.');
    expect(text).not.toContain('Je schold iemand uit.');
    const [decision] = await decisionsOf(id);
    expect((await open(code, author)).statusCode).toBe(404);
    expect((await open(decision?.code ?? '', reporter)).statusCode).toBe(404);
    for (const guess of ['1', crypto.randomUUID(), `${code}0`, code.slice(1)]) {
      expect((await open(guess)).statusCode).toBe(404);
    }
  });

  it('of a decision is gone with the account', async () => {
    const { id, author } = await makeCase(site.platform);
    await act(one, id, 'hide');
    const [decision] = await decisionsOf(id);
    await db.deleteFrom('member').where('id', '=', author.id).execute();
    expect((await open(decision?.code ?? '')).statusCode).toBe(404);
  });

  it('says that the site held a text, or saw words of distress, and a person decided', async () => {
    const hold = await makeCase(site.platform);
    await db.deleteFrom('report').where('caseId', '=', hold.id).execute();
    const held = {
      kind: 'reaction',
      subjectId: hold.reaction.id,
      caseId: hold.id,
      reasons: ['phone'],
      unplaced: false,
    };
    await db
      .insertInto('hold')
      .values({ ...held, heldAt: site.clock.now() })
      .execute();
    await handle(one, hold.id, '', 'hidden');
    const distress = await makeCase(site.platform);
    await db.deleteFrom('report').where('caseId', '=', distress.id).execute();
    await db.updateTable('moderationCase').set({ distress: true, urgency: 2 }).where('id', '=', distress.id).execute();
    await act(one, distress.id, 'hide');
    const wordsOf = async (id: number) => (await open((await decisionsOf(id)).at(-1)?.code ?? '')).text;
    expect(await wordsOf(hold.id)).toContain('De computer hield het tegen, een mens besliste.');
    expect(await wordsOf(distress.id)).toContain('De computer zag het, een mens besliste.');
    const reported = await makeCase(site.platform);
    await db.updateTable('moderationCase').set({ urgency: 2 }).where('id', '=', reported.id).execute();
    const as = await makeSession(site.platform, one.id);
    const desk = async (id: number) => (await request(site, 'GET', `/moderatie/${id}`, { as })).body;
    expect(await desk(distress.id)).toContain('De site zag woorden van iemand die misschien niet meer wil leven.');
    expect(await desk(reported.id)).toContain('Dringend, volgens een melding.');
  });

  it('R13 R27 of a report says which it is, with the words that were reported, to who read them alone', async () => {
    const { reaction, author, conversation } = await makeCase(site.platform, { text: 'Zoals het er stond.' });
    const reporter = await makeMember(site.platform);
    await report(reporter, reaction.id);
    await send(author, 'PUT', `conversations/reactions/${reaction.id}`, { Body: 'Nieuwe woorden.' });
    const { code, caseId } = await db
      .selectFrom('report')
      .select(['code', 'caseId'])
      .where('memberId', '=', reporter.id)
      .executeTakeFirstOrThrow();
    await act(one, caseId, 'hide');
    const { text } = await open(code, reporter);
    for (const words of ['een reactie in een gesprek:', conversation.title, 'Zoals het er stond.'])
      expect(text).toContain(words);
    expect(text).not.toContain('Nieuwe woorden.');
    expect(text).not.toContain(author.username);
    const byLink = await open(code);
    expect(byLink.text).toContain('een reactie in een gesprek.');
    expect(byLink.text).not.toContain('Zoals het er stond.');
    expect(byLink.text).not.toContain(conversation.title);
    expect((await open(code, author)).statusCode).toBe(404);
  });
});
