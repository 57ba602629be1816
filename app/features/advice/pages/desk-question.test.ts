import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeAnsweredQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeMember, makePerson, makeSession, type PersonMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
let one: PersonMade;
let two: typeof one;
let questionId: number;
beforeAll(async () => {
  [one, two] = await Promise.all([makeProfessional(), makeProfessional()]);
});
beforeEach(async () => {
  questionId = (await makeQuestion(site.platform, { authorId: null })).id;
});

const makeProfessional = () => makePerson(site.platform, { roles: ['professional'] });

/** Submits a form of the page without JavaScript: the status, and the page that it answers with. */
async function submit(by: typeof one, id: number, fields: Record<string, string>) {
  const { statusCode, body } = await submitForm(site, `/dietist/${id}`, { id: String(id), ...fields }, by.as);
  return { statusCode, page: parseHtml(body) };
}

const open = async (by: typeof one, id: number) =>
  parseHtml((await request(site, 'GET', `/dietist/${id}`, { as: by.as })).body);

const call = (by: typeof one, method: 'POST' | 'PUT', action: string, body: object = {}) =>
  request(site, method, `/api/v1/advices/${questionId}/${action}`, { as: by.as, body });

const fieldIn = (page: Document, name: string) => page.querySelector<HTMLTextAreaElement>(`main [name="${name}"]`);
const textOf = (page: Document) => page.querySelector('main')?.textContent;

describe('R43 an answer that comes too late stays on the page', () => {
  const typed = { intent: 'answer', Advice: 'Mijn eigen antwoord.', NewTag: 'Kaas' };

  it('beside the answer of whoever was first', async () => {
    await call(two, 'POST', 'answer', { Advice: 'Een plak per dag mag.', Tags: [] });
    const { statusCode, page } = await submit(one, questionId, typed);
    expect(statusCode).toBe(409);
    expect(textOf(page)).toContain(`${two.username} heeft deze vraag al beantwoord`);
    expect(fieldIn(page, 'Written')?.value).toBe('Mijn eigen antwoord.\n\nKaas');
    expect(fieldIn(page, 'Advice')?.value).toBe('Een plak per dag mag.');
    const again = await submit(two, questionId, typed);
    expect(textOf(again.page)).toContain('Je hebt deze vraag al beantwoord');
  });

  it('when another professional took the question meanwhile', async () => {
    await call(two, 'POST', 'claim');
    const { statusCode, page } = await submit(one, questionId, typed);
    expect(statusCode).toBe(409);
    expect(textOf(page)).toContain(`Alleen ${two.username} kan deze vraag nu beantwoorden.`);
    expect(fieldIn(page, 'Written')?.value).toBe('Mijn eigen antwoord.\n\nKaas');
  });

  it('also when it was saved as a draft, and the page is opened later', async () => {
    const Fields = { Advice: 'Half af.', Tags: [], NewTag: '' };
    await request(site, 'PUT', `/api/v1/drafts/advice-answer/${questionId}`, { as: one.as, body: { Fields } });
    await call(two, 'POST', 'claim');
    expect(fieldIn(await open(one, questionId), 'Written')?.value).toBe('Half af.');
    await call(two, 'POST', 'answer', { Advice: 'Een plak per dag mag.', Tags: [] });
    const page = await open(one, questionId);
    expect(fieldIn(page, 'Written')?.value).toBe('Half af.');
    expect(fieldIn(page, 'Advice')?.value).toBe('Een plak per dag mag.');
    expect(fieldIn(await open(two, questionId), 'Written')).toBeNull();
    await call(one, 'PUT', 'answer', { Advice: 'Een plak per dag mag. Half af.', Tags: [] });
    expect(fieldIn(await open(one, questionId), 'Written')).toBeNull();
  });
});

describe('a question that its asker withdrew', () => {
  it('is missing for a professional, and R43 what they wrote meanwhile stays on the page', async () => {
    const asker = await makeMember(site.platform);
    const { id } = await makeQuestion(site.platform, { authorId: asker.id });
    const as = await makeSession(site.platform, asker.id);
    expect((await request(site, 'DELETE', `/api/v1/advices/${id}`, { as })).statusCode).toBe(200);
    for (const fields of [
      { intent: 'answer', Advice: 'Mijn antwoord.' },
      { intent: 'decline', Reason: 'other', Note: 'Mijn antwoord.' },
    ]) {
      const { statusCode, page } = await submit(one, id, fields);
      expect(statusCode).toBe(404);
      expect(textOf(page)).toContain('De vragensteller heeft deze vraag weggehaald.');
      expect(fieldIn(page, 'Written')?.value).toBe('Mijn antwoord.');
    }
    const opened = await request(site, 'GET', `/dietist/${id}`, { as: one.as });
    expect([opened.statusCode, opened.body.includes('Naar de vragen die wachten')]).toEqual([404, true]);
  });

  it('gets no draft any more, of a page that is still open', async () => {
    const Fields = { Advice: 'Half af.' };
    for (const kind of ['advice-answer', 'advice-answer-edit', 'advice-question-edit', 'advice-decline']) {
      const path = `/api/v1/drafts/${kind}/2000000000`;
      expect((await request(site, 'PUT', path, { as: one.as, body: { Fields } })).json()).toEqual({ Kept: false });
    }
  });
});

describe('R43 an edit of a text that somebody else changed meanwhile', () => {
  const texts = { Title: 'Mag ik kaas?', Description: 'Elke dag een plak.' };

  it('is refused once, with both answers on the page, and replaces the other when it is saved again', async () => {
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: null, answer: 'Eerst dit.' });
    questionId = id;
    const begun = fieldIn(await open(one, id), 'Advice')?.form;
    const BasedOn = begun?.querySelector<HTMLInputElement>('[name=BasedOn]')?.value ?? '';
    site.clock.advance(1000);
    expect((await call(two, 'PUT', 'answer', { Advice: 'Van de ander.', Tags: [], BasedOn })).statusCode).toBe(200);
    const typed = { intent: 'edit-answer', Advice: 'Van mij.' };
    const { statusCode, page } = await submit(one, id, { ...typed, BasedOn });
    expect(statusCode).toBe(409);
    expect(page.querySelector('article[aria-labelledby=antwoord]')?.textContent).toContain('Van de ander.');
    expect(textOf(page)).toContain('Dit is veranderd sinds je eraan begon.');
    const field = fieldIn(page, 'Advice');
    expect(field?.value).toBe('Van mij.');
    const now = field?.form?.querySelector<HTMLInputElement>('[name=BasedOn]')?.value ?? '';
    expect((await submit(one, id, { ...typed, BasedOn: now })).statusCode).toBe(303);
    const { advice } = (await request(site, 'GET', `/api/v1/advices/one?id=${id}`)).json();
    expect(advice).toBe('Van mij.');
  });

  it('holds for the lines by which it is found, of which an edit that leaves them alone changes none', async () => {
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: null });
    questionId = id;
    const stored = async () =>
      (
        await site.platform.db.selectFrom('adviceAnswer').select('questionLines').where('questionId', '=', id).execute()
      )[0]?.questionLines;
    const edit = (who: typeof one, more: object) =>
      call(who, 'PUT', 'answer', { Advice: 'Dat mag best.', Tags: [], BasedOnQuestionLines: '', ...more });
    expect((await edit(two, { QuestionLines: 'mag ik dat\n\n  lust ik dat ' })).statusCode).toBe(200);
    expect(await stored()).toEqual(['mag ik dat', 'lust ik dat']);
    expect((await edit(one, { Advice: 'Dat mag soms.', QuestionLines: '' })).statusCode).toBe(200);
    expect(await stored()).toEqual(['mag ik dat', 'lust ik dat']);
    const refused = await edit(one, { Advice: 'Dat mag soms.', QuestionLines: 'iets anders' });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([409, ['QuestionLines']]);
    const long = await edit(one, { QuestionLines: 'x'.repeat(101) });
    expect([long.statusCode, Object.keys(long.json().fields)]).toEqual([422, ['QuestionLines']]);
  });

  it('holds for the tags as well', async () => {
    const { id, tagIds } = await makeAnsweredQuestion(site.platform, { authorId: null, tags: ['Soep', 'Brood'] });
    questionId = id;
    const form = fieldIn(await open(one, id), 'Advice')?.form;
    const hidden = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    const version = { BasedOn: hidden('BasedOn'), BasedOnTags: hidden('BasedOnTags') };
    const Advice = 'Dat mag best.';
    expect((await call(two, 'PUT', 'answer', { Advice, Tags: tagIds.slice(1), ...version })).statusCode).toBe(200);
    const refused = await call(one, 'PUT', 'answer', { Advice, Tags: tagIds, NewTag: 'Kaas', ...version });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([409, ['Tags']]);
    const now = { ...version, BasedOnTags: String(tagIds[1]) };
    expect((await call(one, 'PUT', 'answer', { Advice, Tags: tagIds, ...now })).statusCode).toBe(200);
  });

  it('holds for the question as well', async () => {
    const page = await open(one, questionId);
    const BasedOn = fieldIn(page, 'Description')?.form?.querySelector<HTMLInputElement>('[name=BasedOn]')?.value ?? '';
    site.clock.advance(1000);
    expect((await call(two, 'PUT', 'question', { ...texts, BasedOn })).statusCode).toBe(200);
    const typed = { intent: 'edit-question', Title: 'Van mij', Description: 'Ook van mij.' };
    const refused = await submit(one, questionId, { ...typed, BasedOn });
    expect([refused.statusCode, fieldIn(refused.page, 'Description')?.value]).toEqual([409, 'Ook van mij.']);
    expect(textOf(refused.page)).toContain('Elke dag een plak.');
  });
});

it('after publishing comes the oldest question that nobody else is answering, and the list where none waits', async () => {
  const { db, clock } = site.platform;
  await db.deleteFrom('openQuestion').execute();
  const [first, claimed, next] = [
    await makeQuestion(site.platform, { authorId: null }),
    await makeQuestion(site.platform, { authorId: null }),
    await makeQuestion(site.platform, { authorId: null }),
  ];
  const claim = { claimedBy: two.id, claimedAt: clock.now() };
  await db.updateTable('openQuestion').set(claim).where('questionId', '=', claimed.id).execute();
  const publish = async (id: number) => {
    const fields = { id: String(id), intent: 'answer', Advice: 'Een plak per dag mag.' };
    const { headers } = await submitForm(site, `/dietist/${id}`, fields, one.as);
    const { body } = await request(site, 'GET', String(headers.location), { as: one.as });
    return { path: headers.location, text: textOf(parseHtml(body)) };
  };
  const after = await publish(first.id);
  expect(after.path).toBe(`/dietist/${next.id}?beantwoord=${first.id}`);
  expect(after.text).toContain('Je antwoord staat op de site. Dit is de volgende vraag die wacht.');
  const last = await publish(next.id);
  expect(last.path).toBe(`/dietist?beantwoord=${next.id}`);
  expect(last.text).toContain('Je antwoord staat op de site. Er wacht geen vraag meer op je.');
});

it.each([true, false])(
  'an answer that names somebody is warned of at an anonymous question (%s)',
  async (anonymous) => {
    const answer = 'Beste Greet, dat mag.';
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: null, anonymous, answer });
    const warning = 'Deze vraag staat zonder naam op de site';
    expect(textOf(await open(one, id))?.includes(warning)).toBe(anonymous);
  },
);

it('shows up to three answers to questions like it, with their beginning, and none where no question is like it', async () => {
  const answer = `Van een plak kaas krijg je fosfaat binnen. ${'En nog veel meer. '.repeat(40)}`;
  const before = await makeAnsweredQuestion(site.platform, {
    authorId: null,
    title: 'Welke smeerkaas mag ik?',
    answer,
  });
  const asked = await makeQuestion(site.platform, { authorId: null, title: 'Mag ik smeerkaas op brood?' });
  const text = textOf(await open(one, asked.id));
  expect(text).toMatch(
    /Vragen die hierop lijken.*Welke smeerkaas mag ik\?Van een plak kaas krijg je fosfaat binnen\..*…/s,
  );
  expect(text).not.toContain(answer);
  expect(textOf(await open(one, before.id))).not.toContain('Vragen die hierop lijken');
});

describe('a preview without JavaScript', () => {
  const typed = { intent: 'answer', bekijk: 'ja', Advice: 'Beste Greet,\n\nDat mag.', NewTag: 'Smeerkaas' };

  it('shows the answer as readers will see it, warns of a name in it, keeps what was typed and publishes nothing', async () => {
    const { statusCode, page } = await submit(one, questionId, typed);
    expect(statusCode).toBe(200);
    const preview = page.querySelector('section[aria-labelledby=voorbeeld]');
    expect(preview?.querySelector('article')?.textContent).toMatch(
      /^Het antwoordeen diëtistBeantwoord op .*Dat mag\.Geschreven door een diëtist\..*Smeerkaas$/,
    );
    expect(preview?.textContent).toContain('In je antwoord staat ‘Greet’');
    expect([fieldIn(page, 'Advice')?.value, fieldIn(page, 'NewTag')?.value]).toEqual([typed.Advice, 'Smeerkaas']);
    const rows = site.platform.db.selectFrom('adviceAnswer').select('questionId').where('questionId', '=', questionId);
    expect(await rows.execute()).toEqual([]);
  });

  it('shows an edit with its tags, and says where nothing was typed yet', async () => {
    const tags = ['Zachte kaas', 'Harde kaas'];
    const { id, tagIds } = await makeAnsweredQuestion(site.platform, { authorId: null, tags });
    const edit = { ...typed, intent: 'edit-answer', Tags: String(tagIds[1]), NewTag: '' };
    const { page } = await submit(one, id, edit);
    expect(page.querySelector('section[aria-labelledby=voorbeeld] article')?.textContent).toMatch(
      /Bijgewerkt op .*Dat mag\.Geschreven door een diëtist\..*Harde kaas$/,
    );
    expect(textOf((await submit(one, id, { ...edit, Advice: ' ' })).page)).toContain('Je schreef nog geen antwoord.');
  });
});
