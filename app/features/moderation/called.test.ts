import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase, makeDecision } from '#tests/support/cases.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { mailDesk, mailUrgentCase, mailUrgentCases, warnAdministrators } from './commands/mail-moderators.ts';

const { site, send, handle } = await openModeration(
  { pages: await allPages() },
  { LIMIT_URGENT_MAIL: '2/3600', LIMIT_VISITOR_URGENT_MAIL: '2/3600', LIMIT_DISTRESS_MAIL: '2/3600' },
);
afterAll(() => site.close());
const { db } = site.platform;

let one: MemberMade;
let two: MemberMade;
let administrator: MemberMade;

// Who is called depends on all who have a role, so each test begins with these alone, and with nothing that waits.
beforeEach(async () => {
  await db.deleteFrom('memberRole').execute();
  await db.updateTable('moderationCase').set({ handledAt: site.clock.now(), outcome: 'other' }).execute();
  await db.updateTable('objection').set({ answeredAt: site.clock.now(), granted: false, answer: 'Nee.' }).execute();
  await db.deleteFrom('rateLimit').execute();
  one = await makeMember(site.platform, { roles: ['moderator'] });
  two = await makeMember(site.platform, { roles: ['moderator'] });
  administrator = await makeMember(site.platform, { roles: ['administrator'] });
});

const subjectsTo = async ({ email }: MemberMade) => (await site.mailsTo(email)).map(({ subject }) => subject);

const wantNoMails = (...members: MemberMade[]) =>
  db
    .updateTable('member')
    .set({ emailNotifications: false })
    .where(
      'id',
      'in',
      members.map(({ id }) => id),
    )
    .execute();

/** An urgent case, reported by a member or only by a visitor, or recognised by the site. */
async function makeUrgent({ by }: { by: 'member' | 'visitor' | 'site' }): Promise<number> {
  const { id } = await makeCase(site.platform);
  await db
    .updateTable('moderationCase')
    .set({ urgency: 2, distress: by === 'site' })
    .where('id', '=', id)
    .execute();
  if (by !== 'member')
    await db
      .updateTable('report')
      .set({ memberId: null, visitorKey: Buffer.alloc(32, id) })
      .where('caseId', '=', id)
      .execute();
  return id;
}

const isMailed = async (id: number): Promise<boolean> => {
  const found = await db.selectFrom('moderationCase').select('mailedAt').where('id', '=', id).executeTakeFirstOrThrow();
  return found.mailedAt !== null;
};

it('an objection alone is mailed in the morning, to who may answer it', async () => {
  const { id, code } = await makeDecision(site.platform, { measure: 'hidden', decidedBy: one.id });
  await handle(one, id, '', 'hidden');
  const { statusCode } = await request(site, 'POST', `/api/v1/decisions/${code}/objection`, {
    body: { Text: 'Ik schold niemand uit.' },
  });
  expect(statusCode).toBe(200);
  await mailDesk(site.platform);
  expect(await subjectsTo(two)).toEqual(['Er wacht 1 bezwaar op een moderator']);
  expect((await site.mailsTo(two.email))[0]?.text).toContain('/moderatie/bezwaren');
  expect([await subjectsTo(one), await subjectsTo(administrator)]).toEqual([[], []]);
  site.clock.advance(DAY);
  await makeCase(site.platform);
  await mailDesk(site.platform);
  expect((await subjectsTo(two))[0]).toBe('Er wachten 1 zaak en 1 bezwaar op een moderator');
  expect(await subjectsTo(one)).toEqual(['Er wacht 1 zaak op een moderator']);
});

it('an objection that no moderator may answer is told to administrators, in the bell and by mail, until one may', async () => {
  const { id, code } = await makeDecision(site.platform, { measure: 'hidden', decidedBy: one.id });
  await handle(one, id, '', 'hidden');
  await db.updateTable('report').set({ memberId: two.id }).where('caseId', '=', id).execute();
  await request(site, 'POST', `/api/v1/decisions/${code}/objection`, { body: { Text: 'Ik schold niemand uit.' } });
  await warnAdministrators(site.platform);
  expect(await subjectsTo(administrator)).toEqual(['Een bezwaar wacht op een andere moderator']);
  const notice = async () => (await request(site, 'GET', `/meldingen/${code}`)).body;
  expect(await notice()).toContain('Er is nu geen andere moderator');
  expect(JSON.stringify((await send(administrator, 'GET', 'CustomUser/notifications')).json())).toContain(
    'geen moderator mag het beantwoorden',
  );
  expect([await subjectsTo(one), await subjectsTo(two)]).toEqual([[], []]);
  site.clock.advance(DAY);
  await makeMember(site.platform, { roles: ['moderator'] });
  await warnAdministrators(site.platform);
  expect(await subjectsTo(administrator)).toHaveLength(1);
  expect(await notice()).toContain('Een andere moderator kijkt ernaar');
});

it('administrators are warned, once a day, of a case at which nobody looked within a day', async () => {
  const { id } = await makeCase(site.platform);
  await warnAdministrators(site.platform);
  expect(await subjectsTo(administrator)).toEqual([]);
  site.clock.advance(DAY);
  for (let time = 0; time < 2; time += 1) await warnAdministrators(site.platform);
  expect(await subjectsTo(administrator)).toEqual(['Een melding wacht al langer dan een dag']);
  expect((await site.mailsTo(administrator.email))[0]?.text).toContain('nog geen moderator');
  await send(one, 'GET', `moderation/cases/${id}`);
  site.clock.advance(DAY);
  await warnAdministrators(site.platform);
  expect(await subjectsTo(administrator)).toHaveLength(1);
});

// rules.md R49
describe('many urgent cases', () => {
  it('of visitors silence neither those of members nor despair that the site recognised', async () => {
    for (let number = 0; number < 10; number += 1)
      await mailUrgentCase(site.platform, { caseId: await makeUrgent({ by: 'visitor' }) });
    expect(await subjectsTo(one)).toHaveLength(2);
    for (const by of ['member', 'site'] as const) {
      const caseId = await makeUrgent({ by });
      await mailUrgentCase(site.platform, { caseId });
      expect([by, await isMailed(caseId)]).toEqual([by, true]);
    }
    expect(await subjectsTo(one)).toHaveLength(4);
  });

  it('are mailed later where there was no room, as soon as there is, each once', async () => {
    const ids = [];
    for (let number = 0; number < 3; number += 1) ids.push(await makeUrgent({ by: 'member' }));
    await mailUrgentCases(site.platform);
    expect(await Promise.all(ids.map(isMailed))).toEqual([true, true, false]);
    await mailUrgentCases(site.platform);
    expect(await subjectsTo(two)).toHaveLength(2);
    // The limit of despair has room.
    await db
      .updateTable('moderationCase')
      .set({ distress: true })
      .where('id', '=', ids[2] ?? 0)
      .execute();
    await mailUrgentCases(site.platform);
    await mailUrgentCases(site.platform);
    expect(await Promise.all(ids.map(isMailed))).toEqual([true, true, true]);
    expect(await subjectsTo(two)).toHaveLength(3);
  });
});

it('of an urgent case administrators are mailed where no moderator wants mails, and the desk warns', async () => {
  const desk = async () =>
    (await request(site, 'GET', '/moderatie', { as: await makeSession(site.platform, one.id) })).body;
  expect(await desk()).not.toContain('Geen moderator krijgt mails');
  await wantNoMails(one, two, administrator);
  await mailUrgentCase(site.platform, { caseId: await makeUrgent({ by: 'site' }) });
  expect([await subjectsTo(one), await subjectsTo(two)]).toEqual([[], []]);
  expect(await subjectsTo(administrator)).toEqual(['Er is iets dringends gemeld']);
  expect((await site.mailsTo(administrator.email))[0]?.text).toContain('Geen moderator krijgt er een mail van');
  expect(await desk()).toContain('Geen moderator krijgt mails');
});
