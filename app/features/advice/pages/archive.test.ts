import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeAnsweredQuestion, makeDeclinedQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
let as: SessionMade;
let mine: number;
let others: number;
let declined: number;
let tagId: number;

beforeAll(async () => {
  const { platform, clock } = site;
  const { id: me } = await makeMember(platform, { roles: ['professional'] });
  const { id: asker } = await makeMember(platform);
  as = await makeSession(platform, me);
  const question = { authorId: asker, anonymous: true };
  const rabarber = { ...question, title: 'Mag ik rabarber?', body: 'Ik ben patiënt en eet het graag.' };
  const answered = await makeAnsweredQuestion(platform, {
    ...{ ...rabarber, answererId: me, answer: 'Niet bij niersteen.', tags: ['Archiefstenen'] },
  });
  [mine, tagId] = [answered.id, answered.tagIds[0] ?? 0];
  clock.advance(HOUR);
  others = (await makeAnsweredQuestion(platform, { ...question, title: 'Rabarbers en zuring', expert: 'B. Proef' })).id;
  clock.advance(HOUR);
  declined = (await makeDeclinedQuestion(platform, { ...question, title: 'Hoeveel pillen bij rabarber?' })).id;
  await makeQuestion(platform, { ...question, title: 'Rabarber die nog wacht' });
});

async function read(query = '') {
  const { statusCode, body, headers } = await request(site, 'GET', `/dietist/archief${query}`, { as });
  const main = parseHtml(body).querySelector('main');
  const ids = [...(main?.querySelectorAll<HTMLAnchorElement>('a[href^="/dietist/"]') ?? [])]
    .map(({ href }) => Number(/\d+$/.exec(href)))
    .filter((id) => id > 0);
  return { statusCode, ids, text: main?.textContent ?? '', location: headers.location };
}

describe('the archive of the professionals', () => {
  it('stands in a frame that says how many questions wait', async () => {
    const { body } = await request(site, 'GET', '/dietist/archief', { as });
    const menu = parseHtml(body).querySelector('a[href="/dietist"]');
    expect(menu?.textContent).toMatch(/Vragen beantwoorden.*1.*open/);
  });

  it('has what was answered and what was declined, the latest first, and not what waits', async () => {
    const { ids, text } = await read();
    expect(ids).toEqual([declined, others, mine]);
    expect(text).toMatch(/Afgewezen: .*Beantwoord door B\. Proef: .*Beantwoord door jou: /s);
    expect((await read('?van=mij')).ids).toEqual([mine]);
    expect((await read(`?onderwerp=${tagId}`)).ids).toEqual([mine]);
  });

  it.each([
    ['rabarber', () => [declined, others, mine]],
    ['Rabarbers', () => [declined, others, mine]], // whatever its ending
    ['rabarber nierstenen', () => [mine]], // one word in the question, one in the answer
    ['patient', () => [mine]], // without its accent (R51)
    ['niersten\u00aden', () => [mine]], // with a soft hyphen in it
    ["rabarber' | pillen", () => [declined]],
    ['rabarber%', () => [declined, others, mine]],
    ['raba', () => []],
    ['de', () => []],
  ])('finds %j in questions and answers', async (words, ids) => {
    expect((await read(`?zoekterm=${encodeURIComponent(words)}`)).ids).toEqual(ids());
  });

  it('says what to do where it finds nothing', async () => {
    expect((await read('?zoekterm=zwezerik')).text).toContain('Probeer een ander woord, of kies een ander onderwerp.');
  });

  it('has one address for each view, also as a form without JavaScript sends it', async () => {
    expect((await read('?zoekterm=&onderwerp=&van=mij')).location).toBe('/dietist/archief?van=mij');
    expect((await read('?zoekterm=+kaas&onderwerp=2000000000&na=x')).location).toBe('/dietist/archief?zoekterm=kaas');
  });

  it('goes on after the last question of a page, by pages and by calls', async () => {
    const call = async (query: string) =>
      (await request(site, 'GET', `/api/v1/advices/archive?page_size=2${query}`, { as })).json();
    const first = await call('');
    expect(first.Items.map(({ Id }: { Id: number }) => Id)).toEqual([declined, others]);
    const second = await call(`&after=${first.Next}`);
    expect([second.Items.map(({ Id }: { Id: number }) => Id), second.Next]).toEqual([[mine], null]);
    expect((await read(`?na=${first.Next}`)).ids).toEqual([mine]);
  });

  it('is for professionals alone', async () => {
    const { id } = await makeMember(site.platform);
    const member = await makeSession(site.platform, id);
    expect((await request(site, 'GET', '/dietist/archief', { as: member })).statusCode).toBe(403);
    expect((await request(site, 'GET', '/dietist/archief')).body).not.toContain('rabarber');
  });
});
