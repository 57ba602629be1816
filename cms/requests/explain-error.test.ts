import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '../../tests/support/thorough.ts';
import { ROLES } from '../access.ts';
import { openSession, send } from '../testing/calls.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let page: number;
/** What a visitor, and an editor of each role, sends. */
const callers: Record<string, typeof send> = { visitor: send };
beforeAll(async () => {
  cms = await openTestCms();
  page = await draft(cms.payload, 'content-pages', { title: 'Begin' });
  for (const role of ROLES) {
    const login = { email: `${role}@example.org`, password: 'lang-genoeg-toch' };
    await cms.payload.create({ collection: 'users', data: { ...login, name: role, role } });
    callers[role] = await openSession(login.email, login.password);
  }
});
afterAll(() => cms.close());

const WHO = someOf(2, ['visitor', ...ROLES]);

/** Expects that a call is refused, and never as a mistake of ours. Only to a visitor may it say that it is forbidden. */
async function expectRefused(who: string, [method, path, body]: [method: string, path: string, body?: unknown]) {
  const call = `${who}: ${method} ${path} ${JSON.stringify(body)}`;
  const { status, body: answer } = (await callers[who]?.(method, path, body)) ?? {};
  expect(who === 'visitor' ? [400, 403, 404] : [400, 404], `${call}: ${JSON.stringify(answer)}`).toContain(status);
  expect(answer, call).toMatchObject({ errors: [{ message: expect.stringMatching(/\w/) }] });
}

test.for(WHO)('a body that is no object is refused: %s', async (who) => {
  for (const body of [null, 'x', 7, true, []]) {
    for (const call of [
      ['POST', 'content-pages?draft=true'],
      ['POST', 'content-pages'],
      ['POST', 'media'],
      ['POST', 'users'],
      ['PATCH', `content-pages/${page}?draft=true`],
      ['PATCH', `content-pages/${page}?draft=true&autosave=true`],
      ['PATCH', `content-pages/${page}`],
      ['PATCH', `content-pages?where[id][equals]=${page}&draft=true`],
      ['PATCH', `media/1`],
    ] as const) {
      await expectRefused(who, [...call, body]);
    }
  }
  expect((await cms.payload.findByID({ collection: 'content-pages', id: page, draft: true })).title).toBe('Begin');
});

test.for(WHO)('a question for documents that cannot be answered is refused: %s', async (who) => {
  for (const question of [
    'where=x',
    'where=7',
    'where[]=x',
    'where[id][equals][]=1',
    'where[id][equals]=99999999999999999999',
    'where[title][equals]=%00',
    'where[nothing][equals]=1',
    'page=-1',
    'limit=x',
    'limit=99999999999999999999',
  ]) {
    await expectRefused(who, ['GET', `content-pages?${question}`]);
  }
  for (const where of ['where=x', 'where=7', 'where[id][equals][]=1']) {
    await expectRefused(who, ['PATCH', `content-pages?draft=true&${where}`, { title: 'Ander' }]);
  }
});

test.for(WHO)('there is no document at what is no id: %s', async (who) => {
  for (const id of ['abc', '%00', '%zz', '-1', '1.5', '99999999999999999999', '999999999']) {
    await expectRefused(who, ['GET', `content-pages/${id}`]);
    await expectRefused(who, ['GET', `content-pages/versions/${id}`]);
    await expectRefused(who, ['PATCH', `content-pages/${id}?draft=true`, { title: 'Ander' }]);
    await expectRefused(who, ['POST', `content-pages/versions/${id}`]);
    await expectRefused(who, ['POST', `content-pages/${id}/duplicate?draft=true`, { title: 'Ander' }]);
  }
});

test('what is refused is named as its form names it', async () => {
  const call = callers.beheerder ?? send;
  const refused = async (...[method, path, body]: Parameters<typeof send>) =>
    ((await call(method, path, body)).body as { errors: { message: string }[] }).errors[0]?.message;
  const groups = [{ items: [{ name: 'Ei', amount: 'veel' }] }];
  const recipe = { title: 'Soep', ingredients: groups, nutrients: { potassium: '1.500' }, _status: 'published' };
  expect(await refused('POST', 'recipes', recipe)).toBe(
    'De volgende velden zijn ongeldig: Ingrediënten 1 → Ingrediënten in deze groep 1 → Hoeveelheid, Voedingswaarde per portie → Kalium (milligram)',
  );
  expect(await refused('POST', 'redirects?draft=true', { from: '/recepten', to: '/nieuws' })).toMatch(/: Van$/);
});
