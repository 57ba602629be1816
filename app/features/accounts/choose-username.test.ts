import { expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makePerson } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
const PATH = '/account/instellingen?wijzig=gebruikersnaam';

const nameOf = async ({ id }: { id: number }) =>
  (await site.platform.db.selectFrom('member').select('username').where('id', '=', id).executeTakeFirst())?.username;

it('who lost the name to moderators chooses another in the settings, and others have no form', async () => {
  const lost = await makePerson(site.platform, { username: 'deelnemer-4821' });
  const other = await makePerson(site.platform, { username: 'Gewone_naam' });
  const fieldOf = async (as: typeof lost.as) =>
    parseHtml((await request(site, 'GET', PATH, { as })).body).querySelector('[name=Username]');
  expect([await fieldOf(lost.as), await fieldOf(other.as)]).toEqual([expect.anything(), null]);
  const send = (Username: string, as = lost.as) => submitForm(site, PATH, { intent: 'gebruikersnaam', Username }, as);
  expect((await send('Gewone_naam')).body).toContain('al in gebruik');
  await send('Nieuwe_naam');
  await send('Ook_anders', other.as);
  expect([await nameOf(lost), await nameOf(other)]).toEqual(['Nieuwe_naam', 'Gewone_naam']);
});

// choices.md 52
it('a name that looks like that of another member is taken', async () => {
  await makePerson(site.platform, { username: 'Willem_01rn' });
  const asked = ['wiIlem-O1m', 'WlLLEM_0lrn', 'Willem_02rn'].map(async (Username) => {
    const { body } = await request(site, 'POST', '/api/v1/Registration/ExistsUsername', { body: { Username } });
    return body;
  });
  expect(await Promise.all(asked)).toEqual(['true', 'true', 'false']);
});

it('of two who choose names that look the same at the same time, the second is told that it is taken', async () => {
  const people = [
    await makePerson(site.platform, { username: 'deelnemer-5001' }),
    await makePerson(site.platform, { username: 'deelnemer-5002' }),
  ];
  const answers = await Promise.all(
    people.map(({ as }, index) =>
      request(site, 'PUT', '/api/v1/CustomUser/Username', { as, body: { Username: ['Tegelijk', 'TegeIijk'][index] } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});
