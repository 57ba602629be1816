import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { write } from '#app/platform/database/write.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { hideAnswer, makeAnsweredQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makePerson, type PersonMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';
import { deleteUnanswered } from '../commands/delete-unanswered.ts';
import { setQuestionHidden } from '../commands/hide-question.ts';
import { adviceFeature } from '../feature.ts';

const TOPIC = '/advies/11-eten';
const TITLE = 'Mag ik kweeperen eten?';
const REASON = 'Je buurvrouw staat er met naam in.';
const REASONS = { Rule: 'privacy', Facts: REASON };

const site = setUpTestSite({}, { pages: allPages() });
let asker: PersonMade;
let one: PersonMade;
let two: PersonMade;
let moderator: PersonMade;
let other: PersonMade;
let id: number;
let tagId: number;

beforeAll(() => publish(site.platform, makeDocument('advice-topic', { id: 11, path: TOPIC, isDiet: true })));
beforeEach(async () => {
  [asker, other] = [await makePerson(site.platform), await makePerson(site.platform)];
  [one, two] = [
    await makePerson(site.platform, { roles: ['professional'] }),
    await makePerson(site.platform, { roles: ['professional'] }),
  ];
  moderator = await makePerson(site.platform, { roles: ['moderator'] });
  await site.platform.db.deleteFrom('adviceQuestion').execute();
  await site.platform.db.deleteFrom('adviceTag').execute();
  await site.platform.db.updateTable('questionType').set({ answeredCount: 0 }).execute();
  const made = await makeAnsweredQuestion(site.platform, { authorId: asker.id, title: TITLE, tags: ['Fruit'] });
  [id, tagId] = [made.id, made.tagIds[0] ?? 0];
});

type Action = 'hide' | 'show' | 'hide-own' | 'show-own';

/** Takes the question off the site or puts it back: as its asker, or as any moderator or professional does. */
async function act(by: PersonMade, action: Action, body: object = REASONS): Promise<number> {
  const path = action.endsWith('own') ? `advices/${id}/${action}` : `moderation/things/advice-question/${id}/${action}`;
  const sent = { as: by.as, ...(action === 'hide' && { body }) };
  return (await request(site, 'POST', `/api/v1/${path}`, sent)).statusCode;
}

const get = (path: string, by: PersonMade | null = null) => request(site, 'GET', path, { as: by?.as ?? null });

async function readPage(path: string, by: PersonMade | null = null) {
  const { statusCode, body } = await get(path, by);
  const document = parseHtml(body);
  return { statusCode, document, text: document.querySelector('main')?.textContent ?? '' };
}

const questionPath = () => `${TOPIC}/${id}-mag-ik-kweeperen-eten`;

/** Where a visitor or another member meets the question, each with whether it is there. */
async function placesWithIt(): Promise<Record<string, boolean>> {
  await site.work();
  const places = {
    list: ['/api/v1/advices/all'],
    tag: [`/api/v1/advices/all?tags=${tagId}`],
    tags: ['/api/v1/advices/tags', 'Fruit'],
    similar: ['/api/v1/advices/similar?title=kweeperen', TITLE, other],
    search: ['/api/v1/Search?query=kweeperen', TITLE, other],
    sitemap: ['/sitemaps/adviezen-1.xml'],
    topic: [TOPIC],
    page: [questionPath(), TITLE],
    'one by id': [`/api/v1/advices/one?id=${id}`],
  } as const;
  const found: [string, boolean][] = [];
  for (const [name, [path, text = 'kweeperen', by = null]] of Object.entries(places)) {
    found.push([name, (await get(path, by)).body.includes(text)]);
  }
  return Object.fromEntries(found);
}

const everywhere = (there: boolean) => ({
  ...{ list: there, tag: there, tags: there, similar: there, search: there, sitemap: there, topic: there },
  ...{ page: there, 'one by id': there },
});

describe('an answered question that is taken off the site', () => {
  const byWhom = [
    ['its asker', () => [asker, 'hide-own', 'show-own'] as const],
    ['a professional', () => [one, 'hide', 'show'] as const],
    ['a moderator', () => [moderator, 'hide', 'show'] as const],
  ] as const;
  it.each(someOf(1, byWhom))(
    'by %s is gone from every place at once (R45), and back in all of them',
    async (_, acts) => {
      const [by, hide, show] = acts();
      expect(await act(by, hide)).toBe(200);
      expect(await placesWithIt()).toEqual(everywhere(false));
      expect(await listWrongCounters(site.platform.db, adviceFeature.counters ?? [])).toEqual([]);
      expect(await act(by, show)).toBe(200);
      expect(await placesWithIt()).toEqual(everywhere(true));
      expect(await listWrongCounters(site.platform.db, adviceFeature.counters ?? [])).toEqual([]);
      expect(await act(by, hide)).toBe(200);
      expect(await placesWithIt()).toEqual(everywhere(false));
    },
  );

  it('tells others calmly that it is gone, and nothing of it', async () => {
    await act(asker, 'hide-own');
    for (const [path, by] of [
      [questionPath(), null],
      [questionPath(), other],
      [`/advies/vraag/${id}`, null],
    ] as const) {
      const { statusCode, text, document } = await readPage(path, by);
      expect([statusCode, text]).toEqual([410, expect.stringContaining('Deze vraag staat niet meer op de site')]);
      expect(document.documentElement.innerHTML).not.toMatch(/kweeperen eten|Dat mag best/);
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    }
    expect((await get(`${TOPIC}/2000000000-niets`)).statusCode).toBe(404);
  });

  it('is still read by its asker, by professionals and by moderators, who see that it is off the site', async () => {
    await act(one, 'hide');
    for (const [by, who] of [
      [asker, 'Een diëtist of moderator haalde'],
      [two, 'Een diëtist of moderator haalde'],
      [moderator, 'Een diëtist of moderator haalde'],
    ] as const) {
      const { statusCode, text } = await readPage(questionPath(), by);
      expect([statusCode, text.includes('Dat mag best.'), text.includes(REASON)]).toEqual([200, true, true]);
      expect(text).toContain(who);
      expect(text).toContain(', de diëtisten en de moderators lezen ze nog.');
    }
    const desk = await readPage(`/dietist/${id}`, two);
    expect(desk.text).toContain(REASON);
    expect((await readPage('/dietist/archief', two)).text).toContain('Staat niet meer op de site');
    expect((await readPage(`${TOPIC}/jouw-vragen`, asker)).text).toContain('Deze vraag staat niet meer op de site');
  });

  it('has on its page no link that leads nowhere', async () => {
    await act(asker, 'hide-own');
    for (const by of [asker, one]) {
      const { document } = await readPage(questionPath(), by);
      const paths = [...document.querySelectorAll('main a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
      for (const path of paths) expect((await get(path, by)).statusCode, path).toBeLessThan(400);
    }
  });

  it('by a moderator is so from its own page, with a reason that is asked for, and back by one button', async () => {
    const page = await readPage(questionPath(), moderator);
    const path = `/moderatie/verbergen/advice-question/${id}` as const;
    expect(page.document.querySelector(`form[action="${path}"] input[name=intent][value=hide]`)).not.toBeNull();
    expect(page.text).not.toContain(asker.username); // asked anonymously (rules.md R17)
    const submit = (fields: Record<string, string>) => submitForm(site, path, fields, moderator.as);
    const refused = await submit({ intent: 'hide', Facts: REASON });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('Kies een huisregel')]);
    expect((await submit({ intent: 'hide', ...REASONS })).statusCode).toBe(303);
    expect((await readPage(questionPath(), other)).statusCode).toBe(410);
    const hidden = await readPage(questionPath(), moderator);
    expect(hidden.document.querySelector(`form[action="${path}"] input[name=intent][value=show]`)).not.toBeNull();
    expect((await submit({ intent: 'show' })).statusCode).toBe(303);
    expect((await readPage(questionPath(), other)).statusCode).toBe(200);
  });

  it('stays so while its answer gets other tags, which count once it is back', async () => {
    await act(one, 'hide');
    const body = { Advice: 'Gekookt mag best.', Tags: [], NewTag: 'Groente' };
    expect((await request(site, 'PUT', `/api/v1/advices/${id}/answer`, { as: one.as, body })).statusCode).toBe(200);
    expect((await get('/api/v1/advices/tags')).json().Items).toEqual([]);
    expect((await placesWithIt()).search).toBe(false);
    await act(two, 'show');
    expect((await get('/api/v1/advices/tags')).json().Items).toMatchObject([{ Name: 'Groente' }]);
    expect(await listWrongCounters(site.platform.db, adviceFeature.counters ?? [])).toEqual([]);
  });
});

describe('who may take it off and put it back', () => {
  it('the wish of the asker holds: no professional puts it back, nor takes it off again', async () => {
    expect([await act(asker, 'hide-own'), await act(asker, 'hide-own')]).toEqual([200, 200]);
    expect([await act(one, 'show'), await act(one, 'hide')]).toEqual([409, 404]);
    expect((await get(questionPath())).statusCode).toBe(410);
    expect((await readPage(`/dietist/${id}`, one)).text).toContain('Alleen de vragensteller kan ze terugzetten.');
    expect([await act(asker, 'show-own'), await act(asker, 'show-own')]).toEqual([200, 200]);
    expect((await get(questionPath())).statusCode).toBe(200);
  });

  it('what a professional took off, any professional puts back, and its asker does not', async () => {
    expect([await act(one, 'hide'), await act(two, 'hide')]).toEqual([200, 200]);
    expect([await act(asker, 'show-own'), await act(asker, 'hide-own')]).toEqual([409, 409]);
    expect([await act(two, 'show'), await act(two, 'show')]).toEqual([200, 200]);
  });

  // rules.md R47
  it.each([
    ['a professional', () => one],
    ['a moderator', () => moderator],
  ])('is a decision of %s with a house rule and what was seen, and so is putting it back', async (_, byOf) => {
    const by = byOf();
    await act(by, 'hide');
    await act(by, 'show');
    const decisions = await site.platform.db
      .selectFrom('decision')
      .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
      .select(['decision.measure', 'decision.rule', 'decision.decidedBy', 'decision.memberId', 'decision.facts'])
      .where('subjectId', '=', id)
      .where('kind', '=', 'advice-question')
      .orderBy('decision.id')
      .execute();
    const made = { decidedBy: by.id, memberId: asker.id };
    expect(decisions).toEqual([
      { ...made, measure: 'hidden', rule: 'privacy', facts: REASON },
      { ...made, measure: 'none', rule: null, facts: expect.any(String) },
    ]);
  });

  it('asks for a house rule; without words of its own the sentence of the rule stands', async () => {
    expect(await act(one, 'hide', { Facts: REASON })).toBe(422);
    expect(await act(one, 'hide', { Rule: 'privacy' })).toBe(200);
    expect((await readPage(questionPath(), asker)).text).toContain('Er staan gegevens in waaraan iemand te herkennen');
  });

  it('is back by one button where it was taken off before there were decisions', async () => {
    await hideAnswer(site.platform, { questionId: id, hiddenByAsker: false, hiddenReason: 'Te oud.' });
    expect((await readPage(questionPath(), asker)).text).toContain('Te oud.');
    expect(await act(two, 'show')).toBe(200);
    expect((await get(questionPath())).statusCode).toBe(200);
    const open = site.platform.db.selectFrom('moderationCase').select('id').where('subjectId', '=', id);
    expect(await open.where('handledAt', 'is', null).execute()).toEqual([]);
  });

  it('waits for the moderator who is at its case', async () => {
    await site.platform.db
      .insertInto('moderationCase')
      .values({ kind: 'advice-question', subjectId: id, openedAt: site.clock.now() })
      .execute();
    await site.platform.db
      .updateTable('moderationCase')
      .set({ claimedBy: moderator.id, claimedAt: site.clock.now() })
      .where('subjectId', '=', id)
      .execute();
    expect(await act(one, 'hide')).toBe(409);
    expect((await get(questionPath())).statusCode).toBe(200);
    expect(await act(moderator, 'hide')).toBe(200);
  });

  it('has nothing to do with a question that waits, or that is not there', async () => {
    id = (await makeQuestion(site.platform, { authorId: asker.id })).id;
    expect([await act(one, 'hide'), await act(one, 'show'), await act(asker, 'hide-own')]).toEqual([404, 404, 409]);
    expect((await get(`${TOPIC}/${id}-vraag`)).statusCode).toBe(404);
    id = 2_000_000_000;
    expect([await act(one, 'hide'), await act(one, 'show'), await act(asker, 'hide-own')]).toEqual([404, 404, 404]);
  });

  it('of two at once one wins, and every count is right', async () => {
    for (let time = 0; time < 5; time += 1) {
      const both = await Promise.all([act(one, 'hide'), act(asker, 'hide-own')]);
      // A professional who comes later finds it off the site, as they want it, and nothing to take off.
      expect([
        [200, 200],
        [404, 200],
        [200, 409],
        [409, 200],
      ]).toContainEqual(both);
      expect(both[1] === 409 ? await act(two, 'show') : await act(asker, 'show-own')).toBe(200);
      expect((await get(questionPath())).statusCode).toBe(200);
    }
    expect(await listWrongCounters(site.platform.db, adviceFeature.counters ?? [])).toEqual([]);
  });

  it('R31 what its asker took off goes with their account; what a professional took off stays', async () => {
    await act(asker, 'hide-own');
    const kept = id;
    id = (await makeAnsweredQuestion(site.platform, { authorId: asker.id })).id;
    await act(one, 'hide');
    await site.platform.db.deleteFrom('member').where('id', '=', asker.id).execute();
    await deleteUnanswered(site.platform);
    const rows = await site.platform.db.selectFrom('adviceAnswer').select('questionId').execute();
    expect([rows.map(({ questionId }) => questionId), kept === id]).toEqual([[id], false]);
    expect(await listWrongCounters(site.platform.db, adviceFeature.counters ?? [])).toEqual([]);
  });
});

describe('what its asker hears of it', () => {
  const notifications = async (): Promise<string[]> => {
    await site.work();
    return (await get('/api/v1/CustomUser/notifications', asker)).json().map(({ Body }: { Body: string }) => Body);
  };

  const setAnswerHidden = (hiddenAt: Date | null) =>
    write(site.platform, (tx) => setQuestionHidden(tx, { id, hiddenAt, kind: 'advice-answer' }));

  it('is one mail and one notification of the decision, also without mails of the site, with how to object', async () => {
    await site.platform.db
      .updateTable('member')
      .set({ emailNotifications: false })
      .where('id', '=', asker.id)
      .execute();
    await act(one, 'hide');
    const [line, ...more] = await notifications();
    const code = /\/meldingen\/([\w-]+)/.exec(line ?? '')?.[1];
    expect([code, more]).toEqual([expect.any(String), []]);
    const [mail, ...others] = await site.mailsTo(asker.email);
    expect([mail?.subject, others]).toEqual(['Bericht van de moderators van Niergenoten', []]);
    expect(mail?.text).toContain(`/meldingen/${code}`);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/nier(?!genoten)|kweeperen|buurvrouw|diëtist/i);
    const own = await readPage(questionPath(), asker);
    expect(own.document.querySelector(`main a[href="/meldingen/${code}"]`)).not.toBeNull();
    expect((await readPage(questionPath(), two)).document.querySelector('a[href^="/meldingen/"]')).toBeNull();
    expect((await readPage(`/meldingen/${code}`, asker)).text).toContain(REASON);
  });

  it('is that it does not lie with the question where its answer is hidden: one mail, one notification', async () => {
    await setAnswerHidden(site.clock.now());
    const line = `Je vraag is van de site gehaald: <a href="/advies/vraag/${id}">${TITLE}</a>`;
    expect(await notifications()).toEqual([line]);
    const [mail, ...others] = await site.mailsTo(asker.email);
    expect([mail?.subject, others]).toEqual(['Je vraag staat niet meer op de site', []]);
    expect(mail?.text).toContain(`/advies/vraag/${id}`);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/nier(?!genoten)|kweeperen|buurvrouw|diëtist/i);
    expect((await readPage(questionPath(), asker)).text).toContain('Het ligt niet aan jouw vraag.');
    await setAnswerHidden(null);
    expect(await notifications()).toEqual([
      `Je vraag staat weer op de site: <a href="/advies/vraag/${id}">${TITLE}</a>`,
    ]);
    site.clock.advance(MINUTE);
    await setAnswerHidden(site.clock.now());
    expect(await notifications()).toEqual([line]);
  });

  it('is nothing of what they did themselves, nor of what is back before the worker comes', async () => {
    await act(asker, 'hide-own');
    await act(asker, 'show-own');
    await setAnswerHidden(site.clock.now());
    await setAnswerHidden(null);
    expect([await notifications(), await site.mailsTo(asker.email)]).toEqual([[], []]);
  });
});

// R52
describe('without JavaScript', () => {
  it('the asker is asked first, with the title of what goes, and has a way back', async () => {
    const before = await readPage(questionPath(), asker);
    expect(before.text).toContain(`Je vraag ‘${TITLE}’ en het antwoord verdwijnen van de site.`);
    const fields = { intent: 'hide-own', id: String(id) };
    const { statusCode, body } = await submitForm(site, questionPath(), fields, asker.as);
    const page = parseHtml(body);
    expect([statusCode, page.querySelector('main')?.textContent]).toEqual([
      200,
      expect.stringContaining('Je vraag en het antwoord zijn van de site gehaald.'),
    ]);
    expect(page.querySelector('form input[name="intent"][value="show-own"]')).not.toBeNull();
    const back = await submitForm(site, questionPath(), { ...fields, intent: 'show-own' }, asker.as);
    expect(back.body).toContain('Je vraag en het antwoord staan weer op de site.');
  });

  it('a professional keeps what was typed where a house rule is missing, and opens no case', async () => {
    const path = `/moderatie/verbergen/advice-question/${id}` as const;
    const desk = await readPage(`/dietist/${id}`, one);
    expect(desk.document.querySelector(`form[action="${path}"]`)).not.toBeNull();
    const fields = { intent: 'hide', Facts: REASON };
    const { statusCode, body } = await submitForm(site, path, fields, one.as);
    const page = parseHtml(body);
    const field = page.querySelector<HTMLTextAreaElement>('textarea[name="Facts"]');
    expect([statusCode, field?.value, field?.closest('details')?.open]).toEqual([422, REASON, true]);
    expect(page.querySelector('main input[value="open"], main a[href="/moderatie"]')).toBeNull();
    expect((await submitForm(site, path, { ...fields, ...REASONS }, one.as)).statusCode).toBe(303);
    expect((await readPage(questionPath(), two)).text).toContain(REASON);
    expect((await get('/moderatie/verbergen/reaction/1', one)).statusCode).toBe(403);
  });
});
