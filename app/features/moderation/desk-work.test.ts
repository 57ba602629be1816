import { afterAll, describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { casePath } from './paths.ts';
import type { CaseList } from './rules.ts';
import { casesPath } from './ui/list-paths.ts';

const { casesAbout, site, one, two, send, act, handle, report, read } = await openModeration({
  pages: await allPages(),
});
afterAll(() => site.close());
const { platform } = site;

const open = async (path: string, by: MemberMade) =>
  (await request(site, 'GET', path, { as: await makeSession(platform, by.id) })).body;

/** Posts a form of a case, as a browser without JavaScript. */
async function post(by: MemberMade, id: number, fields: Record<string, string>) {
  const as = await makeSession(platform, by.id);
  const body = toFormData({ ...fields, id: String(id), _csrf: as.antiforgery });
  return request(site, 'POST', casePath(id), { as, body });
}

/** Whether a case is in this list of a moderator. */
const isListed = async (list: CaseList, id: number, by: MemberMade = one): Promise<boolean> => {
  const { Items } = (await send(by, 'GET', `moderation/cases?list=${list}`)).json();
  return Items.some(({ Id }: { Id: number }) => Id === id);
};

const lastActionOf = async (id: number) => (await read(id)).Actions.at(-1)?.Action;

describe('a handled case', () => {
  it('is opened again with a reason, by form, for who does so; what was noted and decided stays', async () => {
    const { id, reporter } = await makeCase(platform);
    await handle(one, id, 'Ik vond het meevallen.');
    const mails = async () => (await site.mailsTo(reporter.email)).length;
    const before = await mails();
    const refused = await post(two, id, { intent: 'reopen', Note: '' });
    expect([refused.statusCode, refused.body.includes('Schrijf waarom je de zaak heropent')]).toEqual([422, true]);
    const done = await post(two, id, { intent: 'reopen', Note: 'Zij belde nog eens.' });
    expect(done.headers.location).toBe(casePath(id, 'heropend'));
    expect(await read(id, two)).toMatchObject({ Handled: null, ClaimedByMe: true, Decisions: [{ Measure: 'none' }] });
    const page = await open(casePath(id, 'heropend'), two);
    for (const words of ['De zaak is weer open', 'heropende de zaak', 'Zij belde nog eens.', 'Ik vond het meevallen.'])
      expect(page).toContain(words);
    expect([await isListed('open', id), await isListed('handled', id), await mails()]).toEqual([true, false, before]);
    expect(await handle(two, id)).toBe(200);
  });

  it('stays closed where another case about the same thing is open', async () => {
    const { id, reaction } = await makeCase(platform);
    await handle(one, id);
    await report(await makeMember(platform), reaction.id);
    const answer = await send(one, 'POST', `moderation/cases/${id}/reopen`, { Note: 'Toch niet goed.' });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      409,
      { Case: 'Over hetzelfde staat al een andere zaak open.' },
    ]);
    expect((await casesAbout(reaction.id)).map(({ handledAt }) => handledAt === null)).toEqual([false, true]);
  });

  it('is among those of who handled it alone', async () => {
    const [mine, others] = [await makeCase(platform), await makeCase(platform)];
    await handle(one, mine.id);
    await handle(two, others.id);
    expect([await isListed('handled-by-me', mine.id), await isListed('handled-by-me', others.id)]).toEqual([
      true,
      false,
    ]);
    const page = await open(casesPath({ list: 'handled-by-me' }), one);
    expect([page.includes(casePath(mine.id)), page.includes(casePath(others.id))]).toEqual([true, false]);
    expect(page).toContain('Alleen van mij');
  });
});

it('a case handed to another moderator is theirs, with the note, and they hear it', async () => {
  const { id } = await makeCase(platform);
  await act(one, id, 'claim');
  const refused = await post(one, id, { intent: 'handOver', To: '', Note: 'Jij kent hem.' });
  expect([refused.statusCode, refused.body.includes('Kies een moderator')]).toEqual([422, true]);
  const done = await post(one, id, { intent: 'handOver', To: String(two.id), Note: 'Jij kent hem.' });
  expect(done.statusCode).toBe(303);
  expect([await act(one, id, 'hide'), await lastActionOf(id)]).toEqual([409, 'hand-over']);
  expect(await read(id, two)).toMatchObject({ ClaimedByMe: true });
  await site.work();
  const bell = async (by: MemberMade) => (await send(by, 'GET', 'CustomUser/notifications')).json();
  const told = (await bell(two)).map(({ Body }: { Body: string }) => Body);
  expect(told).toContainEqual(expect.stringMatching(/droeg een zaak aan je over\. <a [^>]*>Bekijk de zaak/));
  expect(told.join()).toContain(casePath(id));
  expect((await bell(one)).map(({ Body }: { Body: string }) => Body).join()).not.toContain('droeg een zaak');
  expect(await open(casePath(id), two)).toContain('Jij kent hem.');
});

it('a note is kept in a case that another moderator holds, once for a key, and changes nothing else', async () => {
  const { id } = await makeCase(platform, { claimedBy: two.id });
  const refused = await post(one, id, { intent: 'noteCase', Note: ' ' });
  expect([refused.statusCode, refused.body.includes('Schrijf je notitie')]).toEqual([422, true]);
  const fields = { intent: 'noteCase', Note: 'Zijn zus schrijft hier ook.', _key: 'een-sleutel-van-dit-formulier' };
  expect((await post(one, id, fields)).headers.location).toBe(casePath(id, 'notitie'));
  expect((await read(id, two)).ClaimedByMe).toBe(true);
  expect(await open(casePath(id), two)).toContain('Zijn zus schrijft hier ook.');
  await handle(two, id);
  expect((await send(one, 'POST', `moderation/cases/${id}/notes`, { Note: 'Nog iets.' })).statusCode).toBe(200);
  expect([await lastActionOf(id), (await read(id)).Handled?.Outcome]).toEqual(['note', 'kept']);
});

describe('a case that is put back until a day', () => {
  const putBack = (by: MemberMade, id: number) => post(by, id, { intent: 'release', Days: '3', Note: 'Eerst bellen.' });
  const isOpen = async (id: number) => [await isListed('open', id), await isListed('later', id)];

  it('waits in another list, and is open again on that day', async () => {
    const { id } = await makeCase(platform);
    await act(one, id, 'claim');
    expect(await open(casePath(id), one)).toContain('Leg terug tot');
    expect((await putBack(one, id)).statusCode).toBe(303);
    expect([await isOpen(id), await lastActionOf(id)]).toEqual([[false, true], 'postpone']);
    expect(await open(casesPath({ list: 'later' }), two)).toContain(casePath(id));
    expect(await open(casePath(id), two)).toContain('Deze zaak ligt tot');
    site.clock.advance(3 * DAY);
    expect(await isOpen(id)).toEqual([true, false]);
  });

  it('is open at once when it is reported again, and is worked on by who claims it', async () => {
    const [reported, claimed] = [await makeCase(platform), await makeCase(platform)];
    for (const { id } of [reported, claimed]) {
      await act(one, id, 'claim');
      await putBack(one, id);
    }
    await report(await makeMember(platform), reported.reaction.id);
    expect([await isOpen(reported.id), await act(two, claimed.id, 'claim')]).toEqual([[true, false], 200]);
    expect(await isOpen(claimed.id)).toEqual([true, false]);
  });

  it('is none where it is urgent', async () => {
    const { id, reaction } = await makeCase(platform);
    await send(await makeMember(platform), 'POST', `reports/reaction/${reaction.id}`, { Reason: 'danger' });
    await act(one, id, 'claim');
    expect(await open(casePath(id), one)).not.toContain('Leg terug tot');
    const refused = await send(one, 'POST', `moderation/cases/${id}/release`, { Days: 2 });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['Days']]);
  });
});
