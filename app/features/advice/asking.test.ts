import { beforeAll, describe, expect, it } from 'vitest';
import { makeAnsweredQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makePerson, type PersonMade, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let asker: PersonMade;
let other: typeof asker;
let dietitian: typeof asker;
beforeAll(async () => {
  asker = await makePerson(site.platform, { username: 'Vraagsteller', public: true });
  other = await makePerson(site.platform);
  dietitian = await makePerson(site.platform, { roles: ['professional'] });
});

const save = (body: object, idempotencyKey?: string) =>
  request(site, 'POST', '/api/v1/advices/save', {
    as: asker.as,
    body: { Title: 'Mag ik bananen?', Description: 'Mijn kalium is hoog.', ...body },
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  });

const readOne = (id: number, by: { as: SessionMade } | null) =>
  request(site, 'GET', `/api/v1/advices/one?id=${id}`, { as: by?.as ?? null });

/** What this viewer may read of the question: the status, or who asked it. */
async function askerSeenBy(id: number, by: { as: SessionMade } | null) {
  const response = await readOne(id, by);
  if (response.statusCode !== 200) return response.statusCode;
  const { username, user_id, photoUrl } = response.json();
  return { username, user_id, photoUrl };
}

const ANONYMOUS = { username: 'Anonymous', user_id: 0, photoUrl: null };

describe('asking', () => {
  it('names every wrong field at once', async () => {
    const response = await save({ Title: '', Description: ' ', Anonymous: 'misschien' });
    const empty = 'Dit veld is verplicht';
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      { Title: empty, Description: empty, Anonymous: empty },
    ]);
    expect((await save({ Title: 'x'.repeat(131) })).json().fields).toEqual({
      Title: 'Deze titel is te lang. Gebruik niet meer dan 130 tekens',
    });
    expect((await save({ Title: 'x'.repeat(130), Description: 'y'.repeat(4000) })).statusCode).toBe(200);
  });

  it('the same key asks once', async () => {
    const [first, second] = [await save({}, 'vraag-een-keer'), await save({}, 'vraag-een-keer')];
    expect(second.json()).toEqual(first.json());
    expect((await save({ Title: 'Iets anders' }, 'vraag-een-keer')).statusCode).toBe(409);
  });

  it('R17 a missing choice means anonymous', async () => {
    const { Id } = (await save({})).json();
    expect((await readOne(Id, asker)).json().anonymous).toBe(true);
    const named = (await save({ Anonymous: false })).json();
    expect((await readOne(named.Id, asker)).json().anonymous).toBe(false);
  });
});

describe('a question without an answer', () => {
  it('is there for its asker and for professionals alone: not by id, in a list, a count, a tag or a similar question', async () => {
    const title = 'Mag ik pastinaken eten';
    const { id } = await makeQuestion(site.platform, { authorId: asker.id, anonymous: false, title });
    const moderator = await makePerson(site.platform, { roles: ['moderator'] });
    const seen = { username: asker.username, user_id: asker.id, photoUrl: null };
    expect(await Promise.all([asker, dietitian, other, moderator, null].map((by) => askerSeenBy(id, by)))).toEqual([
      seen,
      seen,
      404,
      404,
      404,
    ]);
    const lists = await Promise.all(
      ['all', 'tags', `similar?title=${encodeURIComponent(title)}`].map((path) =>
        request(site, 'GET', `/api/v1/advices/${path}`, { as: other.as }),
      ),
    );
    expect(lists.map(({ body }) => body).join()).not.toContain('pastinaken');
    expect((await request(site, 'GET', '/sitemaps/adviezen-1.xml')).body).not.toContain('pastinaken');
  });

  it('cannot be answered, claimed or listed by who is no professional', async () => {
    const { id } = await makeQuestion(site.platform, { authorId: asker.id });
    const body = { Advice: 'Ja hoor.', Tags: [] };
    const tries = await Promise.all([
      request(site, 'GET', '/api/v1/advices/open', { as: asker.as }),
      request(site, 'POST', `/api/v1/advices/${id}/claim`, { as: asker.as }),
      request(site, 'POST', `/api/v1/advices/${id}/answer`, { as: asker.as, body }),
      request(site, 'PUT', `/api/v1/advices/${id}/answer`, { as: asker.as, body }),
    ]);
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });
});

describe('R17 who asked', () => {
  it('anonymously, is known to themselves and to professionals alone', async () => {
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: asker.id });
    const named = { username: asker.username, user_id: asker.id, photoUrl: null };
    expect(await Promise.all([asker, dietitian, other, null].map((by) => askerSeenBy(id, by)))).toEqual([
      named,
      named,
      ANONYMOUS,
      ANONYMOUS,
    ]);
  });

  it('under their name, is shown as their profile is', async () => {
    const shy = await makePerson(site.platform, { public: false });
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: shy.id, anonymous: false });
    expect(await askerSeenBy(id, null)).toEqual(ANONYMOUS);
    expect(await askerSeenBy(id, other)).toEqual({ username: shy.username, user_id: shy.id, photoUrl: null });
  });

  it('is not told to who blocks them, anonymous or not', async () => {
    const blocked = await makePerson(site.platform);
    await makeBlock(site.platform, { blockerId: other.id, blockedId: blocked.id });
    for (const anonymous of [true, false]) {
      const { id } = await makeAnsweredQuestion(site.platform, { authorId: blocked.id, anonymous });
      expect(await askerSeenBy(id, other)).toEqual(ANONYMOUS);
      expect((await readOne(id, other)).json().anonymous).toBe(true);
    }
  });

  it('and left, is a former member, but anonymous for ever when they asked so', async () => {
    const [open, anonymous] = await Promise.all(
      [false, true].map((flag) => makeAnsweredQuestion(site.platform, { authorId: null, anonymous: flag })),
    );
    expect((await readOne(open?.id ?? 0, other)).json().username).toBe('voormalig deelnemer');
    expect((await readOne(anonymous?.id ?? 0, other)).json().username).toBe('Anonymous');
  });
});

describe('similar questions', () => {
  const similarTo = async (title: string) => {
    const response = await request(site, 'GET', `/api/v1/advices/similar?title=${encodeURIComponent(title)}`, {
      as: other.as,
    });
    return response.json().Items.map(({ Title }: { Title: string }) => Title);
  };

  it('share words that mean something, whatever their ending, the best first', async () => {
    const titles = ['Hoe spoel ik aardappels goed af?', 'Zijn aardappelen uit blik beter?', 'Mag ik een ei per dag?'];
    for (const title of titles) await makeAnsweredQuestion(site.platform, { authorId: null, title });
    expect(await similarTo('Hoe lang moet ik een aardappel afspoelen')).toEqual(
      expect.arrayContaining([titles[0], titles[1]]),
    );
    expect(await similarTo('aardapp')).toHaveLength(2);
    expect(await similarTo('Mag ik dat per se niet?')).toEqual([]);
  });

  it('takes any text, and at most 130 characters of it', async () => {
    for (const title of ["')|!&:*<-> \\ x", '🥔🥔🥔', '   ', '::::', 'a & b | !c'])
      expect(await similarTo(title)).toEqual([]);
    const long = await request(site, 'GET', `/api/v1/advices/similar?title=${'x'.repeat(131)}`, { as: other.as });
    expect(long.statusCode).toBe(422);
  });
});

describe('the list', () => {
  const list = async (query: string) => {
    const { Items, TotalCount, NumPages } = (await request(site, 'GET', `/api/v1/advices/all?${query}`)).json();
    return { titles: Items.map(({ Item }: { Item: { question: string } }) => Item.question), TotalCount, NumPages };
  };

  it('has the answered questions by five, the latest answer first, and filters by tags', async () => {
    const ids: number[] = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      site.clock.advance(1000);
      const made = await makeAnsweredQuestion(site.platform, {
        authorId: asker.id,
        title: `Lijst ${number}`,
        tags: [`lijst ${number}`, ...(number === 1 ? ['alleen een'] : [])],
      });
      ids.push(...made.tagIds);
    }
    const all = await list('questionType=Dietist%20Advice');
    expect(all.titles).toEqual(['Lijst 6', 'Lijst 5', 'Lijst 4', 'Lijst 3', 'Lijst 2']);
    expect(all.NumPages).toBe(Math.ceil(all.TotalCount / 5));
    expect((await list('page_index=1')).titles[0]).toBe('Lijst 1');
    // The first two tags are both of the first question, which is listed and counted once.
    expect(await list(`tags=${ids.slice(0, 3).join()}`)).toEqual({
      titles: ['Lijst 2', 'Lijst 1'],
      TotalCount: 2,
      NumPages: 1,
    });
    expect((await request(site, 'GET', '/api/v1/advices/all?questionType=Anders')).statusCode).toBe(422);
  });
});
